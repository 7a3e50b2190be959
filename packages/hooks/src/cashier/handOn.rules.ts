import type { WpsSchemas } from '@lobbykit/sdk'
import type { MessageId } from '../core/message.ts'

/** Why a member can hand no money on now: no payment password is set yet, or something is still to be played. */
export type HandOnObstacle = 'paymentPassword' | 'turnover'

/** What a form says that is sent all the same, because what stands in the way was not known yet; the backend would say the same. */
export const HAND_ON_TEXTS: Readonly<Record<HandOnObstacle, MessageId>> = {
  paymentPassword: 'payment_missing',
  turnover: 'turnover_left',
}

/** What stands in the way of handing money to the upline or to the team (BAL-08, AGENT-07); undefined for nothing, or nothing known. */
export function handOnObstacle(
  security: Pick<WpsSchemas['SecurityConfig'], 'paymentPassword'> | undefined,
  terms: { turnoverLeft: number } | undefined,
): HandOnObstacle | undefined {
  if (security && !security.paymentPassword) return 'paymentPassword'
  return terms && terms.turnoverLeft > 0 ? 'turnover' : undefined
}
