import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { lastingRefusals } from '../core/failure.rules.ts'
import { memberKey } from '../core/keys.ts'
import { nextPage } from '../core/list.rules.ts'
import type { Lobby } from '../core/lobby.ts'
import { AGENT_TYPES } from '../core/navigation/route.rules.ts'
import { staleAtOnce } from '../core/read.ts'
import { todayOf } from '../core/time/recordTime.ts'
import { getDownline } from '../money/once/teamReads.queries.ts'
import { PLATFORM_MOBILE } from '../site/announcements/announcements.queries.ts'
import { HOME_GROUP } from '../site/announcements/announcements.rules.ts'

export const teamKpiKey = memberKey('teamKpi')
export const agentNoticesKey = memberKey('agentNotices')
export const contractRequestsKey = memberKey('contractRequests')
export const downlinesKey = memberKey('downlines')
export const downlineKey = memberKey('downline')

/** The refusal of a read about a member who is not in the team. */
export const OF_TEAM = lastingRefusals({ 'downline.unknown': 'downline_unknown' })

/** Members of a page (assumed). */
const PAGE_SIZE = 30

/** Which days a team's figures are asked for, and how many of its newest members come along. */
export interface KpiParams {
  /** YYYY-MM-DD, itself included. */
  from: string
  to: string
  size: number
  /** IANA name of the zone whose calendar days are meant. */
  timeZone: string
}

/** What a team did in a range of days (AGENT-03). */
export const teamKpiQueryOptions = (lobby: Lobby, asked: KpiParams) =>
  queryOptions({
    queryKey: [...teamKpiKey, asked],
    staleTime: staleAtOnce,
    queryFn({ signal }) {
      const { from, to, size, timeZone } = asked
      const params = { query: { startDate: from, endDate: to, size, timeZone } }
      return lobby.sdk.wps.GET('/wps/agent/teamKpi', { params, signal })
    },
  })

/** What a team does today, by the agent's own calendar (AGENT-03). */
export const teamTodayQueryOptions = (lobby: Lobby) => {
  const { timeZone, today } = todayOf(lobby)
  return teamKpiQueryOptions(lobby, { from: today, to: today, size: 0, timeZone })
}

/** The notices for agents, and how many of them are unread (AGENT-05). */
export const agentNoticesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...agentNoticesKey, { language }],
    staleTime: staleAtOnce,
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/announcement', {
        params: { query: { types: AGENT_TYPES, groupName: HOME_GROUP, platform: PLATFORM_MOBILE, language } },
        signal,
      }),
  })

/** Which contracts are offered to the agent (AGENT-06). @internal */
export const contractRequestsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: contractRequestsKey,
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/agent/contract/dividend', { signal }),
  })

/** Whose downline is asked for: the agent's own without an upline; with a search all levels below are looked through. */
export interface DownlineParams {
  upline: string | undefined
  search: string
}

/** The members below one, page after page (AGENT-07). */
export const downlinesInfiniteQueryOptions = (lobby: Lobby, { upline, search }: DownlineParams) =>
  infiniteQueryOptions({
    queryKey: [...downlinesKey, { upline, search }, 'infinite'],
    staleTime: staleAtOnce,
    meta: OF_TEAM,
    queryFn: ({ pageParam: pageNo, signal }) =>
      lobby.sdk.wps.GET('/wps/agent/downlines', {
        params: { query: { pageNo, pageSize: PAGE_SIZE, ...(upline && { upline }), ...(search && { search }) } },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** One member of the team (AGENT-07). */
export const downlineQueryOptions = (lobby: Lobby, { account }: { account: string }) =>
  queryOptions({
    queryKey: [...downlineKey, { account }],
    staleTime: staleAtOnce,
    meta: OF_TEAM,
    queryFn: ({ signal }) => getDownline(lobby.sdk, account, { signal }),
  })
/** Says that the agent has seen the notices there are (AGENT-05). */
export const readAgentNoticesMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['readAgentNotices'],
    mutationFn: () => lobby.sdk.wps.POST('/wps/agent/notice/read'),
  })
