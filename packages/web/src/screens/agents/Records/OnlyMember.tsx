import type { OfMember } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './OnlyMember.module.css'

/** Says that one member's records show, and leads to those of the whole team. */
export function OnlyMember({ account, showAll }: OfMember) {
  const text = useText()
  if (account === undefined) return null
  return (
    <div className={styles.only}>
      <p role="status">
        <bdi>{text('team.only', { account })}</bdi>
      </p>
      <Button size="small" onClick={showAll}>
        {text('team.whole')}
      </Button>
    </div>
  )
}
