import type { WpsSchemas } from '@lobbykit/sdk'

export type Rebate = WpsSchemas['Rebate']
export type RebatePart = WpsSchemas['RebatePart']

/** Why a rebate cannot be claimed now: nothing has gathered, or not enough. */
export type RebateObstacle = 'nothing' | 'least'

/** Why a rebate cannot be claimed now; undefined where it can (MEM-11). */
export const rebateObstacle = ({ amount, leastAmount }: Pick<Rebate, 'amount' | 'leastAmount'>): RebateObstacle | undefined =>
  amount <= 0 ? 'nothing' : amount < leastAmount ? 'least' : undefined

/** Categories that were played first, those that brought most before the others; the rest in the order of the backend. */
export const playedFirst = (parts: readonly RebatePart[]): RebatePart[] =>
  parts.toSorted((one, other) => other.amount - one.amount || Number(other.stake > 0) - Number(one.stake > 0))
