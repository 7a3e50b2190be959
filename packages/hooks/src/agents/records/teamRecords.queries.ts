import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BET_KINDS, MOVEMENT_KINDS } from '../../cashier/records/filter.rules.ts'
import { momentsOf } from '../../cashier/records/moments.ts'
import type { DayRange } from '../../cashier/records/ranges.rules.ts'
import type { RecordParams } from '../../cashier/records/records.queries.ts'
import { memberKey } from '../../core/keys.ts'
import { nextPage } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import { OF_TEAM } from '../agents.queries.ts'

export const teamBetsKey = memberKey('teamBets')
export const teamMovementsKey = memberKey('teamMovements')
export const teamProfitKey = memberKey('teamProfit')
export const teamProfitMembersKey = memberKey('teamProfitMembers')

/** Rows of a page (assumed). */
const PAGE_SIZE = 30

/** Whose rows are asked for: those of one member with all below, or of the whole team. */
interface OfTeam {
  account: string | undefined
}

/** The bets of a team, the newest first (AGENT-07). @internal */
export const teamBetsInfiniteQueryOptions = (
  lobby: Lobby,
  { language, days, timeZone, kind, account }: RecordParams<(typeof BET_KINDS)[number]> & OfTeam,
) =>
  infiniteQueryOptions({
    queryKey: [...teamBetsKey, { language, days, timeZone, kind, account }, 'infinite'],
    staleTime: staleAtOnce,
    meta: OF_TEAM,
    queryFn: ({ pageParam: pageNo, signal }) => {
      const query = { ...momentsOf(days, timeZone), pageNo, pageSize: PAGE_SIZE, language }
      return lobby.sdk.wps.GET('/wps/agent/team/bets', {
        params: { query: { ...query, ...(kind && { status: kind }), ...(account && { account }) } },
        signal,
      })
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** The movements of a team's money, the newest first (ROUTE-03, AGENT-07). @internal */
export const teamMovementsInfiniteQueryOptions = (
  lobby: Lobby,
  { language, days, timeZone, kind, account }: RecordParams<(typeof MOVEMENT_KINDS)[number]> & OfTeam,
) =>
  infiniteQueryOptions({
    queryKey: [...teamMovementsKey, { language, days, timeZone, kind, account }, 'infinite'],
    staleTime: staleAtOnce,
    meta: OF_TEAM,
    queryFn: ({ pageParam: pageNo, signal }) => {
      const query = { ...momentsOf(days, timeZone), pageNo, pageSize: PAGE_SIZE, language }
      return lobby.sdk.wps.GET('/wps/agent/team/records', {
        params: { query: { ...query, ...(kind && { kind }), ...(account && { account }) } },
        signal,
      })
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

interface Days {
  days: DayRange
  /** IANA name of the zone whose calendar days are meant. */
  timeZone: string
}

/** Profit and loss of a team by day and by category (AGENT-07). @internal */
export const teamProfitQueryOptions = (lobby: Lobby, { days, timeZone, account }: Days & OfTeam) =>
  queryOptions({
    queryKey: [...teamProfitKey, { days, timeZone, account }],
    staleTime: staleAtOnce,
    meta: OF_TEAM,
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/agent/team/pnl', {
        params: { query: { ...momentsOf(days, timeZone), timeZone, ...(account && { account }) } },
        signal,
      }),
  })

/** Profit and loss of each member right below one, with all below them (AGENT-07). @internal */
export const teamProfitMembersInfiniteQueryOptions = (lobby: Lobby, { days, timeZone, account }: Days & OfTeam) =>
  infiniteQueryOptions({
    queryKey: [...teamProfitMembersKey, { days, timeZone, account }, 'infinite'],
    staleTime: staleAtOnce,
    meta: OF_TEAM,
    queryFn: ({ pageParam: pageNo, signal }) => {
      const query = { ...momentsOf(days, timeZone), pageNo, pageSize: PAGE_SIZE, ...(account && { upline: account }) }
      return lobby.sdk.wps.GET('/wps/agent/team/pnl/members', { params: { query }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
