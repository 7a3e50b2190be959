import { useSiteStatus } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { merchant } from '../../../merchant.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Brand } from '../../../ui/TopBar.tsx'
import styles from './SiteClosed.module.css'

/** What each mode without a site says, and how to bear it. */
const SAID = {
  maintenance: ['maintenance', 'closed.maintenance'],
  restricted: ['blocked_region', 'closed.restricted'],
  blocked: ['blocked_ip', 'closed.blocked'],
  down: ['upgrading', 'closed.down'],
} as const

/** Why there is no site: maintenance, a region or an address that is not served, a service that is down (APP-03, APP-29). */
export type ClosedMode = keyof typeof SAID

/** The site is under maintenance; a page that is here without a start may say so, too (APP-03). */
export const Maintenance = () => <SiteClosed mode="maintenance" />

interface Props {
  readonly mode: ClosedMode
  /** Starts a site that never did, and so has no settings that its status could change. */
  readonly restart?: () => void
}

/** Why there is no site; asks again on demand (APP-03, APP-29). */
export function SiteClosed({ mode, restart }: Props) {
  const text = useText()
  const { isFetching, checkAgain } = useSiteStatus()
  const again = mode === 'blocked' || mode === 'down' ? restart : checkAgain
  const [said, hint] = SAID[mode]
  return (
    <div className={styles.page}>
      <Brand name={merchant.name} />
      <h1 className="visually-hidden">{text(said)}</h1>
      <EmptyState
        drawing="trouble"
        text={text(said)}
        hint={text(hint)}
        action={
          <Button icon="refresh" busy={isFetching} onClick={() => void again?.()}>
            {text('closed.again')}
          </Button>
        }
      />
    </div>
  )
}
