import { type Message, useSiteStatus } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { merchant } from '../../../merchant.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Brand } from '../../../ui/TopBar.tsx'
import styles from './SiteClosed.module.css'

/** What the player is told in each mode beside the reason. */
const HINTS = {
  maintenance: 'closed.maintenance',
  restricted: 'closed.restricted',
  blocked: 'closed.blocked',
  down: 'closed.down',
} as const

/** Why there is no site: maintenance, a region or an address that is not served, a service that is down (APP-03, APP-29). */
export type ClosedMode = keyof typeof HINTS

/** The screen of the address for maintenance, which can be opened while the site is up, too (APP-03). */
export const Maintenance = () => <SiteClosed mode="maintenance" reason={{ id: 'maintenance' }} />

interface Props {
  readonly mode: ClosedMode
  readonly reason: Message
}

/** Why there is no site; asks again on demand (APP-03, APP-29). */
export function SiteClosed({ mode, reason }: Props) {
  const text = useText()
  const { isFetching, checkAgain } = useSiteStatus()
  return (
    <div className={styles.page}>
      <Brand name={merchant.name} />
      <h1 className="visually-hidden">{text(reason)}</h1>
      <EmptyState
        drawing="trouble"
        text={text(reason)}
        hint={text(HINTS[mode])}
        action={
          <Button icon="refresh" busy={isFetching} onClick={() => void checkAgain()}>
            {text('closed.again')}
          </Button>
        }
      />
    </div>
  )
}
