import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { refusalOf } from './failure.rules.ts'
import type { Lobby } from './lobby.ts'
import type { Message } from './message.ts'
import { useLobby } from './useLobby.ts'
import { useOfferRetry } from './useOfferRetry.ts'

/** How a read stands: nothing has come yet, it failed or took too long before anything came, or there is something to show. */
export type ReadStatus = 'loading' | 'failed' | 'ready'

/** What every read gives beside its data. */
export interface ReadState {
  /** `ready` as soon as there is anything to show, also while newer data loads or could not be loaded. */
  status: ReadStatus
  /** Asks again. */
  retry: () => void
  /** Why nothing came, where asking again would bring the same answer, as for an order that is not there (ERR-03); undefined otherwise, then it may help. */
  refusal: Message | undefined
}

/** A plain read. */
export interface ReadResult<Data> extends ReadState {
  /** What was read; undefined until it is ready. */
  data: Data | undefined
  /** Why the last call failed; earlier data may still show. */
  readonly error: Error | null
  /** Whether an answer is under way and still expected. */
  readonly isFetching: boolean
}

/** Choices for a read, beside its options. */
interface Choices<Data> {
  /** Asks nothing while false. */
  enabled?: boolean
  /** False: when this part shows after the same read has just failed elsewhere on the page, it is not asked again. */
  retryOnMount?: boolean
  /** Milliseconds until it is asked again, for the data of now; false for never. */
  refetchInterval?: (data: Data | undefined) => number | false
}

/** Reads what `options` of a feature describe, for the lobby of the nearest provider: a plain read needs no hook of its own. */
export function useLobbyQuery<Params, Data, Selected, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => UseQueryOptions<Data, Error, Selected, Key>,
  params: Params,
  { refetchInterval, ...choices }: Choices<Data> = {},
): ReadResult<Selected> {
  const lobby = useLobby()
  const described = options(lobby, params)
  const query = useQuery(
    {
      ...described,
      ...choices,
      ...(refetchInterval && {
        refetchInterval: ({ state }: { state: { data: Data | undefined } }) => refetchInterval(state.data),
      }),
    },
    lobby.queryClient,
  )
  const { data, refetch } = query
  const isWaiting = data === undefined && !query.isError && choices.enabled !== false
  const { isLong, retry } = useOfferRetry(described.queryKey, isWaiting, refetch)
  const status = data !== undefined ? 'ready' : query.isError || isLong ? 'failed' : 'loading'
  return {
    // Only what is looked at redraws a component, so nothing else of the query is read here.
    status,
    data,
    retry,
    refusal: status === 'failed' && query.isError ? refusalOf(query.error, described.meta) : undefined,
    get error() {
      return query.error
    },
    get isFetching() {
      return query.isFetching && !isLong
    },
  }
}
