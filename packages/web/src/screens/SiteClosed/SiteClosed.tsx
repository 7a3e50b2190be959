import { useSiteStatus } from '@lobbykit/hooks'
import { useText } from '../../app/useText.ts'
import { merchant } from '../../merchant.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Brand } from '../../ui/TopBar.tsx'
import styles from './SiteClosed.module.css'

/** The site is under maintenance; asks again on demand (APP-03). */
export const Maintenance = () => <Closed text="maintenance" hint="closed.maintenance" />

/** The visitor's region is not served (APP-03). */
export const Restricted = () => <Closed text="blocked_region" hint="closed.restricted" />

function Closed({ text: said, hint }: { text: string; hint: string }) {
  const text = useText()
  const { isFetching, checkAgain } = useSiteStatus()
  return (
    <div className={styles.page}>
      <Brand name={merchant.name} />
      <h1 className="visually-hidden">{text(said)}</h1>
      <EmptyState
        drawing="trouble"
        text={text(said)}
        hint={text(hint)}
        action={
          <Button icon="refresh" busy={isFetching} onClick={() => void checkAgain()}>
            {text('closed.again')}
          </Button>
        }
      />
    </div>
  )
}
