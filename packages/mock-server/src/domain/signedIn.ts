import { RefusedError, refuse } from '../answers.ts'
import type { MemberRow, SessionRow } from '../rows.ts'

/** The member and session of a call, or the refusal that its session ended. */
export function signedIn(call: { member: MemberRow | undefined; session: SessionRow | undefined }) {
  const { member, session } = call
  if (!member || !session) throw new RefusedError(refuse('session.ended'))
  return { member, session }
}
