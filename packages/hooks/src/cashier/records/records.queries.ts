import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import { nextPage } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { BET_KINDS, MOVEMENT_KINDS, ORDER_KINDS, REBATE_KINDS } from './filter.rules.ts'
import { momentsOf } from './moments.ts'
import type { DayRange } from './ranges.rules.ts'

export const betsKey = memberKey('bets')
export const movementsKey = memberKey('movements')
export const depositReportKey = memberKey('depositReport')
export const withdrawReportKey = memberKey('withdrawReport')
export const rebateReportKey = memberKey('rebateReport')
export const profitAndLossKey = memberKey('profitAndLoss')

/** Rows of a page (assumed). */
const PAGE_SIZE = 30

/** A page of a record, and what is true of the whole range. */
export interface RecordPage<Item, Totals> {
  list: Item[]
  pageNum: number
  totalPages: number
  total: number
  totals: Totals
}

/** Which rows are asked for. */
export interface RecordParams<Kind extends string> {
  language: string
  days: DayRange
  /** IANA name of the zone whose calendar days are meant. */
  timeZone: string
  kind: Kind | undefined
}

interface PageQuery {
  startDate: number
  endDate: number
  pageNo: number
  pageSize: number
  language: string
}

/** Pages of one record, the newest row first (BAL-07). */
function recordPages<Item, Totals, Kind extends string>(
  key: typeof betsKey,
  load: (lobby: Lobby, query: PageQuery, kind: Kind | undefined, signal: AbortSignal) => Promise<RecordPage<Item, Totals>>,
) {
  return (lobby: Lobby, { language, days, timeZone, kind }: RecordParams<Kind>) =>
    infiniteQueryOptions({
      queryKey: [...key, { language, days, timeZone, kind }, 'infinite'],
      queryFn: ({ pageParam: pageNo, signal }) =>
        load(lobby, { ...momentsOf(days, timeZone), pageNo, pageSize: PAGE_SIZE, language }, kind, signal),
      initialPageParam: 1,
      // Who comes to a record wants to see what has just been played or moved.
      staleTime: staleAtOnce,
      getNextPageParam: nextPage,
    })
}

/** The member's bets. @internal */
export const betsInfiniteQueryOptions = recordPages(
  betsKey,
  (lobby, query, status: (typeof BET_KINDS)[number] | undefined, signal) =>
    lobby.sdk.wps.GET('/wps/transaction/bets', { params: { query: { ...query, ...(status && { status }) } }, signal }),
)

/** Every movement of the member's money. @internal */
export const movementsInfiniteQueryOptions = recordPages(
  movementsKey,
  (lobby, query, kind: (typeof MOVEMENT_KINDS)[number] | undefined, signal) =>
    lobby.sdk.wps.GET('/wps/transaction/records', { params: { query: { ...query, ...(kind && { kind }) } }, signal }),
)

/** The member's deposits. @internal */
export const depositsInfiniteQueryOptions = recordPages(
  depositReportKey,
  (lobby, query, status: (typeof ORDER_KINDS)[number] | undefined, signal) =>
    lobby.sdk.wps.GET('/wps/relay/deposit/report', { params: { query: { ...query, ...(status && { status }) } }, signal }),
)

/** The member's withdrawals. @internal */
export const withdrawalsInfiniteQueryOptions = recordPages(
  withdrawReportKey,
  (lobby, query, status: (typeof ORDER_KINDS)[number] | undefined, signal) =>
    lobby.sdk.wps.GET('/wps/transaction/withdraw', { params: { query: { ...query, ...(status && { status }) } }, signal }),
)

/** The rebates that the member claimed. @internal */
export const rebatesInfiniteQueryOptions = recordPages(
  rebateReportKey,
  (lobby, query, gameType: (typeof REBATE_KINDS)[number] | undefined, signal) =>
    lobby.sdk.wps.GET('/wps/member/rebate/report', { params: { query: { ...query, ...(gameType && { gameType }) } }, signal }),
)

/** The member's profit and loss by day and by category (BAL-07). @internal */
export const profitAndLossQueryOptions = (lobby: Lobby, { days, timeZone }: { days: DayRange; timeZone: string }) =>
  queryOptions({
    queryKey: [...profitAndLossKey, { days, timeZone }],
    staleTime: staleAtOnce,
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/transaction/pnl', { params: { query: { ...momentsOf(days, timeZone), timeZone } }, signal }),
  })
