import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Lobby } from './lobby.ts'

/**
 * Milliseconds for which what was read ahead is not read ahead again, where the screen itself takes nothing from before: a touch
 * on a link reads, and so does the way there that follows.
 */
const AHEAD_MS = 5_000
const onceAhead = <Options extends { staleTime?: unknown }>(options: Options): Options =>
  options.staleTime === 0 ? { ...options, staleTime: AHEAD_MS } : options

/** Something an address asks first. It never rejects: the screen that shows the data says what is missing. */
export interface Read {
  (lobby: Lobby): Promise<void>
  /** Fields of each item of the answer's list that may name its picture, best first; none where it shows no pictures. */
  readonly pictures?: readonly string[] | undefined
}

/**
 * A read of what the query options of a feature describe, started before the screen that shows it is there. `pictures` names
 * the fields of its items' pictures, so that the first of them may be fetched before the screen is there, too.
 */
export const read = <Params, Data, Result, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => FetchQueryOptions<Data, Error, Result, Key>,
  params: Params,
  pictures?: readonly string[],
): Read => Object.assign((lobby: Lobby) => lobby.queryClient.prefetchQuery(onceAhead(options(lobby, params))), { pictures })

/** The same for the first page of an infinite query. */
export const readPages = <Params, Data, Result, Key extends QueryKey, PageParam>(
  options: (lobby: Lobby, params: Params) => FetchInfiniteQueryOptions<Data, Error, Result, Key, PageParam>,
  params: Params,
  pictures?: readonly string[],
): Read =>
  Object.assign((lobby: Lobby) => lobby.queryClient.prefetchInfiniteQuery(onceAhead(options(lobby, params))), { pictures })
