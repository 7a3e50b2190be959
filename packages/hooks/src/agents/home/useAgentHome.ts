import { useCallback } from 'react'
import { useInbox } from '../../account/useInbox.ts'
import { useMember } from '../../account/useMember.ts'
import { useToday } from '../../cashier/records/useToday.ts'
import { badgeOf } from '../../core/badge.rules.ts'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import type { Message } from '../../core/message.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { useServiceLink } from '../../site/service/useServiceLink.ts'
import { agentNoticesQueryOptions, teamTodayQueryOptions } from '../agents.queries.ts'
import { useAgentMenus } from '../useAgentMenus.ts'
import {
  type AgentFootId,
  type AgentPlace,
  agentFoot,
  agentPlaces,
  greetingOf,
  TEAM_COUNTS,
  type TeamCountId,
} from './agentHome.rules.ts'
import { teamFigures } from './teamFigures.rules.ts'
import { useContractPrompts } from './useContractPrompts.ts'

/** Something that waits behind a place. */
export interface Waiting {
  /** How many things wait. */
  count: number
  /** The count as a badge shows it, such as `99+`; undefined for none. */
  badge: string | undefined
}

/** A place of the grid, with what waits behind it. */
export type AgentHomePlace = AgentPlace & Waiting

/** The agent home; `status` and `retry` are of the team's figures. */
export interface AgentHomeResult extends ReadState {
  /** Nickname, else account. */
  name: string | undefined
  /** Good morning, and so on (AGENT-02). */
  greeting: Message
  /** The team's today, in its order; undefined until it is known (AGENT-03). */
  counts:
    | readonly {
        /** Which figure it is. */
        id: TeamCountId
        /** Number of members it counts; 0 where the backend says nothing. */
        count: number
      }[]
    | undefined
  /** Places that the merchant's menu permits; none until the menu is known (AGENT-04). */
  places: readonly AgentHomePlace[]
  /** Places at the foot; none until the menu is known (AGENT-05). */
  foot: readonly ({
    /** Which place it is. */
    id: AgentFootId
    /** The path of its page. */
    path: string
  } & Waiting)[]
  /** Goes where a place leads. */
  choose: (place: AgentPlace) => void
}

const COUNTS = Object.entries(TEAM_COUNTS) as [TeamCountId, (typeof TEAM_COUNTS)[TeamCountId]][]
const waiting = (count: number): Waiting => ({ count, badge: badgeOf(count) })
const NOTHING = waiting(0)

/** The agent home: greeting, the team's today, and the way to all that is an agent's (AGENT-02 to AGENT-06). It asks about contracts that are offered. */
export function useAgentHome(): AgentHomeResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const menus = useAgentMenus()
  const { name } = useMember()
  const { unread } = useInbox()
  const service = useServiceLink()
  const notices = useMemberQuery(agentNoticesQueryOptions, { language })
  // On a page that is open over midnight the day that is asked for, and the greeting, go on with the calendar.
  useToday()
  const { data, status, retry, refusal } = useMemberQuery(teamTodayQueryOptions, undefined)
  useContractPrompts()
  const figures = data && teamFigures(data.footer)
  return {
    name,
    greeting: greetingOf(new Date(lobby.ports.clock.now()).getHours()),
    counts: figures && COUNTS.map(([id, field]) => ({ id, count: figures[field] })),
    places: (menus ? agentPlaces(menus) : []).map((place) => ({
      ...place,
      ...(place.id === 'inbox' ? waiting(unread) : NOTHING),
    })),
    foot: (menus ? agentFoot(menus) : []).map((place) => ({
      ...place,
      ...(place.id === 'notices' ? waiting(notices.data?.footer?.unreadCount ?? 0) : NOTHING),
    })),
    choose: useCallback(
      ({ path }) => (path === undefined ? void service.open() : lobby.ports.navigate(path)),
      [lobby, service],
    ),
    status,
    retry,
    refusal,
  }
}
