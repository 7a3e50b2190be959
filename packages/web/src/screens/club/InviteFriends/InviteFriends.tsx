import { useText } from '../../../intl/IntlProvider.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../../../ui/lazyPart.ts'
import styles from './InviteFriends.module.css'
import { Waiting } from './Waiting.tsx'

const invitation = lazyPart(async () => (await import('./Invitation.tsx')).Invitation)

/** Inviting friends (MEM-06): the parts come in a script of their own, so that what they share with the cashier loads nothing of the VIP room. */
export function InviteFriends() {
  const text = useText()
  const { value: Invitation, failed, retry } = useLazyPart(invitation, true)
  if (failed) return <ErrorState text={text('sheet.failed')} retryLabel={text('sheet.retry')} onRetry={retry} />
  return <div className={styles.page}>{Invitation ? <Invitation /> : <Waiting />}</div>
}
