import type { Lobby } from '../../core/lobby.ts'
import { askedAt, type RecordPlace } from './asked.ts'
import { BET_KINDS, MOVEMENT_KINDS, NO_KINDS, ORDER_KINDS, REBATE_KINDS } from './filter.rules.ts'
import {
  betsInfiniteQueryOptions,
  depositsInfiniteQueryOptions,
  movementsInfiniteQueryOptions,
  profitAndLossQueryOptions,
  type RecordParams,
  rebatesInfiniteQueryOptions,
  withdrawalsInfiniteQueryOptions,
} from './records.queries.ts'

/** A record by the query of its address. */
const recordAt =
  <Kind extends string, Options>(record: (lobby: Lobby, params: RecordParams<Kind>) => Options, kinds: readonly Kind[]) =>
  (lobby: Lobby, place: RecordPlace) =>
    record(lobby, askedAt(lobby, place, kinds))

/** The bets that an address asks for (BAL-07). */
export const betsAtInfiniteQueryOptions = recordAt(betsInfiniteQueryOptions, BET_KINDS)
/** The movements of the member's money that an address asks for (BAL-07). */
export const movementsAtInfiniteQueryOptions = recordAt(movementsInfiniteQueryOptions, MOVEMENT_KINDS)
/** The deposits that an address asks for (BAL-07). */
export const depositsAtInfiniteQueryOptions = recordAt(depositsInfiniteQueryOptions, ORDER_KINDS)
/** The withdrawals that an address asks for (BAL-07). */
export const withdrawalsAtInfiniteQueryOptions = recordAt(withdrawalsInfiniteQueryOptions, ORDER_KINDS)
/** The claimed rebates that an address asks for (BAL-07). */
export const rebatesAtInfiniteQueryOptions = recordAt(rebatesInfiniteQueryOptions, REBATE_KINDS)
/** The profit and loss that an address asks for (BAL-07). */
export const profitAndLossAtQueryOptions = recordAt(profitAndLossQueryOptions, NO_KINDS)
