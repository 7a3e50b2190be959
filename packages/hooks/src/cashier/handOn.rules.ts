import type { WpsSchemas } from '@lobbykit/sdk'
import type { ObstacleWords } from '../account/security/securityWay.rules.ts'

/** Why a member can hand no money on now: no payment password is set yet, or something is still to be played. */
export type HandOnObstacle = 'paymentPassword' | 'turnover'

/** What each of them says, also where the form was sent before it was known; the backend would say the same. */
export const HAND_ON_OBSTACLES: Readonly<Record<HandOnObstacle, ObstacleWords>> = {
  paymentPassword: { message: 'payment_missing', part: { id: 'paymentPassword', label: 'label_paymentPassword' } },
  turnover: { message: 'turnover_left' },
}

/** What stands in the way of handing money to the upline or to the team (BAL-08, AGENT-07); undefined for nothing, or nothing known. */
export function handOnObstacle(
  security: Pick<WpsSchemas['SecurityConfig'], 'paymentPassword'> | undefined,
  terms: { turnoverLeft: number } | undefined,
): HandOnObstacle | undefined {
  if (security && !security.paymentPassword) return 'paymentPassword'
  return terms && terms.turnoverLeft > 0 ? 'turnover' : undefined
}
