import { type Channel, type ServiceChannel, useService } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { CardButton } from '../ui/CardButton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { IconName } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { QueryView } from './QueryView.tsx'
import styles from './ServiceChannels.module.css'

const ICONS: Readonly<Record<Channel, IconName>> = { LIVECHAT: 'headset', FACEBOOK: 'facebook', TELEGRAM: 'telegram' }

/** The channels of the customer service; each opens on a tap, with every line it has where `allLines` asks (MENU-04). */
export function ServiceChannels({ allLines = false }: { allLines?: boolean }) {
  const text = useText()
  const { channels, open, ...read } = useService()
  return (
    <QueryView
      of={read}
      compact
      waiting={
        <div className={styles.list}>
          <Skeleton shape="row" count={3} />
        </div>
      }
      empty={channels.length === 0 && <EmptyState drawing="mail" text={text('in_no_data')} hint={text('service.empty')} />}
    >
      <ul className={styles.list}>
        {channels.flatMap((each) =>
          linesOf(each, allLines).map((line, _, lines) => (
            <li key={`${each.channel} ${line}`}>
              <CardButton
                icon={ICONS[each.channel]}
                name={each.title}
                hint={lines.length > 1 ? text('service.line', { number: line + 1 }) : undefined}
                onClick={() => void open(each, line)}
              />
            </li>
          )),
        )}
      </ul>
    </QueryView>
  )
}

/** The lines of a channel by their number: all of them, or the first. */
const linesOf = ({ lines }: ServiceChannel, all: boolean): number[] => [...Array(all ? lines : 1).keys()]
