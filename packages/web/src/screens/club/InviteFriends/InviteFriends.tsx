import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from './InviteFriends.module.css'
import { Waiting } from './Waiting.tsx'

const invitation = lazyPart(async () => (await import('./Invitation.tsx')).Invitation)

/** Inviting friends (MEM-06): the parts come in a script of their own, so that what they share with the cashier loads nothing of the VIP room. */
export function InviteFriends() {
  return (
    <div className={styles.page}>
      <LaterPart part={invitation} of={{}} waiting={<Waiting />} />
    </div>
  )
}
