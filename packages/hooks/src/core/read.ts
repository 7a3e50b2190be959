import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey, QueryState } from '@tanstack/react-query'
import { MEMBER_KEYS } from './keys.ts'
import type { Lobby } from './lobby.ts'
import { TRIAL_TYPE } from './session/member.rules.ts'

/** Milliseconds for which what was read ahead is not asked for again. */
const AHEAD_MS = 5_000
/** When the answer of a query came, or its failure, if it was read ahead of its screen. */
const readAhead = new WeakMap<object, number>()

/** How a query stands, as far as it matters here. */
interface Asked {
  readonly state: Pick<QueryState, 'status' | 'dataUpdatedAt' | 'errorUpdatedAt'>
}
const settledAt = ({ state: { status, dataUpdatedAt, errorUpdatedAt } }: Asked) =>
  status === 'error' ? errorUpdatedAt : dataUpdatedAt
/** Whether the last that came for a query, an answer or a failure, was read ahead. */
const wasAhead = (query: Asked) => readAhead.get(query) === settledAt(query)

/**
 * The `staleTime` of a query that each screen asks anew. What was read ahead for a screen counts for a while: the screen would ask
 * a second time at once, and a touch on a link reads ahead as the navigation that follows it does.
 */
export const staleAtOnce = (query: Asked): number => (wasAhead(query) ? AHEAD_MS : 0)

/**
 * Whether a screen asks again for what failed before the screen was there. What has just failed for this very screen is not asked
 * again: the screen says at once that it failed, and offers to try again.
 */
export const asksAgain = (query: Asked): boolean => !wasAhead(query) || Date.now() - settledAt(query) >= AHEAD_MS

/** Lets everything that failed be asked again by the next screen: there is a site once more, or a network. */
export function forgetFailures({ queryClient }: Lobby): void {
  for (const query of queryClient.getQueryCache().getAll()) if (query.state.status === 'error') readAhead.delete(query)
}

/** Notes that a query was read ahead. */
function noteAhead(lobby: Lobby, { queryKey }: { queryKey: QueryKey }): void {
  const query = lobby.queryClient.getQueryCache().find({ queryKey })
  if (query) readAhead.set(query, settledAt(query))
}

/** Whether nobody is logged in to whom a read would belong. */
const isOfNobody = ({ state }: Lobby, { queryKey }: { queryKey: QueryKey }) => queryKey[0] === MEMBER_KEYS[0] && !state.session

/**
 * Something an address asks first. It never rejects: the screen that shows the data says what is missing. What belongs to a member is
 * not asked for a guest.
 */
export interface Read {
  (lobby: Lobby): Promise<void>
  /** Fields of each item of the answer's list that may name its picture, best first; none where it shows no pictures. */
  readonly pictures?: readonly string[] | undefined
  /** Types of members for whom nothing is asked. */
  readonly notFor?: readonly number[] | undefined
}

/**
 * A read of what the query options of a feature describe, started before the screen that shows it is there. `pictures` names
 * the fields of its items' pictures, so that the first of them may be fetched before the screen is there, too.
 */
export const read = <Params, Data, Result, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => FetchQueryOptions<Data, Error, Result, Key>,
  params: Params,
  pictures?: readonly string[],
): Read =>
  Object.assign(
    async (lobby: Lobby) => {
      const asked = options(lobby, params)
      if (isOfNobody(lobby, asked)) return
      await lobby.queryClient.prefetchQuery(asked)
      noteAhead(lobby, asked)
    },
    { pictures },
  )

/** The same for what only a member with an account has: for who plays on trial nothing is asked. */
export const readOfAccount = <Params, Data, Result, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => FetchQueryOptions<Data, Error, Result, Key>,
  params: Params,
): Read => {
  const ask = read(options, params)
  const notFor = [TRIAL_TYPE]
  return Object.assign(
    async (lobby: Lobby) => {
      const { type } = lobby.state.session ?? {}
      if (type !== undefined && !notFor.includes(type)) await ask(lobby)
    },
    { notFor },
  )
}

/** The same for the first page of an infinite query. */
export const readPages = <Params, Data, Result, Key extends QueryKey, PageParam>(
  options: (lobby: Lobby, params: Params) => FetchInfiniteQueryOptions<Data, Error, Result, Key, PageParam>,
  params: Params,
  pictures?: readonly string[],
): Read =>
  Object.assign(
    async (lobby: Lobby) => {
      const asked = options(lobby, params)
      if (isOfNobody(lobby, asked)) return
      await lobby.queryClient.prefetchInfiniteQuery(asked)
      noteAhead(lobby, asked)
    },
    { pictures },
  )
