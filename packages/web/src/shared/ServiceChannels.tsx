import { type Channel, type ServiceChannel, useService } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './ServiceChannels.module.css'

const ICONS: Readonly<Record<Channel, IconName>> = { LIVECHAT: 'headset', FACEBOOK: 'facebook', TELEGRAM: 'telegram' }

/** The channels of the customer service; each opens on a tap, with every line it has where `allLines` asks (MENU-04). */
export function ServiceChannels({ allLines = false }: { allLines?: boolean }) {
  const text = useText()
  const { channels, open, status, retry } = useService()
  if (status === 'failed')
    return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (status === 'loading') {
    return (
      <div className={styles.list}>
        <Skeleton shape="row" count={3} />
      </div>
    )
  }
  if (channels.length === 0) return <EmptyState drawing="mail" text={text('in_no_data')} hint={text('service.empty')} />
  return (
    <ul className={styles.list}>
      {channels.flatMap((each) =>
        linesOf(each, allLines).map((line, _, lines) => (
          <li key={`${each.channel} ${line}`}>
            <button type="button" className={styles.channel} onClick={() => void open(each, line)}>
              <span className={styles.icon}>
                <Icon name={ICONS[each.channel]} />
              </span>
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {each.title}
                </span>
                {lines.length > 1 && <span className={styles.hint}>{text('service.line', { number: line + 1 })}</span>}
              </span>
              <span className={styles.more}>
                <Icon name="chevron" size={18} />
              </span>
            </button>
          </li>
        )),
      )}
    </ul>
  )
}

/** The lines of a channel by their number; at least the first. */
const linesOf = ({ links }: ServiceChannel, all: boolean): number[] => [...Array(all ? Math.max(1, links.length) : 1).keys()]
