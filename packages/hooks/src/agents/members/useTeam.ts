import type { WpsSchemas } from '@lobbykit/sdk'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { memberInfoQueryOptions } from '../../account/member.queries.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { type PagesResult, usePages } from '../../core/usePages.ts'
import { accountOf } from '../accountOf.ts'
import { downlineQueryOptions, downlinesInfiniteQueryOptions } from '../agents.queries.ts'
import { handDownTermsQueryOptions } from '../transfer/handDown.queries.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'
import { chosenMembersOf } from './chosenMembers.ts'
import { mateAbout } from './mate.rules.ts'
import { teamPath } from './teamPath.rules.ts'
import { MOST_RECEIVERS, teamQueryOf } from './teamQuery.rules.ts'

/** Milliseconds after the last letter until it is looked for (assumed). */
const SEARCH_AFTER_MS = 300

/** A member of the team as the backend tells it. */
export type Teammate = WpsSchemas['Downline']

/** A member of the team in a list. */
export interface ShownTeammate extends Teammate {
  /** What tells the member from others beside the account: found by a search the upline, else the nickname, else the day of registration. */
  about: string | undefined
}

/** A member of the team in a list from which several can be chosen. */
export interface ChoosableTeammate extends ShownTeammate {
  /** Whether the member is among the chosen ones. */
  isChosen: boolean
  /** Whether no tap can choose the member now: as many as may be are chosen, and others. */
  isBlocked: boolean
}

/** The members below one, and the way down to them. */
export interface TeamResult extends PagesResult<ChoosableTeammate> {
  /** Puts what is known of the members into words. */
  texts: AgentTexts
  /** Who stands between the agent and those that are shown, the agent first; the last one's downline is shown. */
  path: readonly string[]
  /** What is typed to look for, over all levels below. */
  typed: string
  /** Types the text to look for; the search itself follows a moment later. */
  type: (text: string) => void
  /** What is looked for now; empty for nothing. */
  search: string
  /** Shows the downline of a member: of one on the path, or of one that is shown. */
  expand: (account: string) => void
  /** Whether several can be chosen: somebody is there. */
  canChoose: boolean
  /** Whether several members are being chosen. */
  isChoosing: boolean
  /** Accounts of the chosen members. They stay while money is handed to them and for the visit, until it has moved. */
  chosen: readonly string[]
  /** Whether no further one can be chosen. */
  isFull: boolean
  /** Begins to choose several members. */
  startChoosing: () => void
  /** Ends the choosing; nobody is chosen any more. */
  stopChoosing: () => void
  /** Chooses a member by account, or gives the choice up. */
  toggle: (account: string) => void
  /** Goes to the form that hands money to members. */
  handTo: (accounts: readonly string[]) => void
}

/** The members below an agent, level by level: paged, searched, and expanded when asked, by the query of the address (AGENT-07). */
export function useTeam(query: string): TeamResult {
  const lobby = useLobby()
  const texts = useAgentTexts()
  const { upline, search } = useMemo(() => teamQueryOf(query), [query])
  const { data: own } = useMemberQuery(memberInfoQueryOptions, undefined)
  const asksAbove = useIsLoggedIn() && upline !== undefined
  const { data: above } = useLobbyQuery(downlineQueryOptions, { account: upline ?? '' }, { enabled: asksAbove })
  const pages = usePages(downlinesInfiniteQueryOptions(lobby, { upline, search }), accountOf)
  const here = teamPath({ upline, search })
  // What is typed, at which address, and the address it has asked for last.
  const [typing, setTyping] = useState({ typed: search, at: here, asked: here })
  // If the address is not the one that was asked for, it changed from outside, for example by Back: then the field shows its
  // search.
  if (typing.at !== here) setTyping({ typed: typing.asked === here ? typing.typed : search, at: here, asked: here })
  const { typed } = typing
  const choice = chosenMembersOf(lobby)
  const { accounts: chosen } = useSnapshot(choice, { sync: true })
  useEffect(() => {
    if (typed.trim() === search) return
    const { clock, device, navigate } = lobby.ports
    const page = device.address()
    const timer = clock.setTimeout(() => {
      // A page that is left may stand for a moment longer; then its search must not take the address of the next one.
      if (device.address() !== page) return
      const asked = teamPath({ upline, search: typed.trim() })
      setTyping((now) => ({ ...now, asked }))
      navigate(asked, { replace: true })
    }, SEARCH_AFTER_MS)
    return () => clock.clearTimeout(timer)
  }, [lobby, typed, search, upline])
  const asksTerms = useIsLoggedIn() && chosen !== undefined
  const { data: terms } = useLobbyQuery(handDownTermsQueryOptions, undefined, { enabled: asksTerms })
  const most = Math.min(MOST_RECEIVERS, terms?.mostRows ?? MOST_RECEIVERS)
  const isFull = (chosen?.length ?? 0) >= most
  const account = own?.account
  const toggle = useCallback(
    (one: string) => {
      const now = choice.accounts ?? []
      choice.accounts = now.includes(one) ? now.filter((each) => each !== one) : [...now, one].slice(0, most)
    },
    [choice, most],
  )
  return {
    ...pages,
    list: pages.list.map((mate) => {
      const isChosen = chosen?.includes(mate.account) ?? false
      return { ...mate, about: mateAbout(mate, search !== '', texts.day), isChosen, isBlocked: isFull && !isChosen }
    }),
    texts,
    path: upline === undefined ? [account ?? ''] : [...(above?.path ?? [account ?? '']), upline],
    typed,
    type: useCallback((text: string) => setTyping((now) => ({ ...now, typed: text })), []),
    search,
    expand: useCallback(
      (one: string) => {
        lobby.ports.navigate(teamPath({ upline: one === account ? undefined : one }))
      },
      [lobby, account],
    ),
    canChoose: (pages.total ?? 0) > 0,
    isChoosing: chosen !== undefined,
    chosen: chosen ?? [],
    isFull,
    startChoosing: useCallback(() => {
      choice.accounts = []
    }, [choice]),
    stopChoosing: useCallback(() => {
      choice.accounts = undefined
    }, [choice]),
    toggle,
    handTo: useCallback((accounts: readonly string[]) => lobby.ports.navigate(teamPath({ to: accounts })), [lobby]),
  }
}
