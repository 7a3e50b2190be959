import type { WpsSchemas } from '@lobbykit/sdk'
import type { MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import type { Obstacle } from '../core/obstacle.ts'

/** Why a member can hand no money on now: no payment password is set yet, or something is still to be played. */
export type HandOnObstacle = 'paymentPassword' | 'turnover'

const PARTS = { paymentPassword: 'label_paymentPassword', bankCards: 'label_cardId' } as const

/** What an obstacle says, and the part of the security centre that must be set first, where one must. */
export interface ObstacleWords {
  message: MessageId
  part?: keyof typeof PARTS
}

/**
 * An obstacle as it is shown. The way leads where `securityPath` does, whose module would otherwise come to every page that moves
 * money.
 */
export const shownObstacle = <Kind extends string>(kind: Kind, { message, part }: ObstacleWords): Obstacle<Kind> => ({
  kind,
  message: { id: message },
  way: part && { label: { id: PARTS[part] }, path: `${pathOf('securityCenter')}?item=${part}` },
})

/** What each of them says, also where the form was sent before it was known; the backend would say the same. */
export const HAND_ON_OBSTACLES: Readonly<Record<HandOnObstacle, ObstacleWords>> = {
  paymentPassword: { message: 'payment_missing', part: 'paymentPassword' },
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
