import { infiniteQueryOptions } from '@tanstack/react-query'
import { momentsOf } from '../../cashier/records/moments.ts'
import type { RecordParams } from '../../cashier/records/records.queries.ts'
import { memberKey } from '../../core/keys.ts'
import { nextPage } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'

/** Periods of a page (assumed). */
const PAGE_SIZE = 20

export const dividendsKey = memberKey('dividends')

/** What dividends bring in a range of days (AGENT-07). @internal */
export const dividendsInfiniteQueryOptions = (lobby: Lobby, { days, timeZone }: RecordParams<never>) =>
  infiniteQueryOptions({
    queryKey: [...dividendsKey, { days, timeZone }, 'infinite'],
    staleTime: staleAtOnce,
    queryFn: ({ pageParam: pageNo, signal }) =>
      lobby.sdk.wps.GET('/wps/relay/agent/contract/payments', {
        params: { query: { kind: 'dividend', ...momentsOf(days, timeZone), pageNo, pageSize: PAGE_SIZE } },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
