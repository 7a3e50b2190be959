import { useEffect, useMemo } from 'react'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { usePages } from '../../core/usePages.ts'
import { accountOf } from '../accountOf.ts'
import { downlinesInfiniteQueryOptions } from '../agents.queries.ts'

/** To whom a contract may be offered: every agent right below whom contracts are of concern to, once all of them are here (AGENT-06, AGENT-07). */
export function useOfferAccounts(): { load: ReadState; accounts: readonly string[] } {
  const lobby = useLobby()
  const { list, status, retry, refusal, hasMore, moreFailed, loadMore } = usePages(
    downlinesInfiniteQueryOptions(lobby, { upline: undefined, search: '' }),
    accountOf,
  )
  // The backend lists agents before all other members. So once the list holds a member who is no agent, no further agent
  // follows.
  const endsWithAgent = list.at(-1)?.isAgent === true
  const isMissing = endsWithAgent && hasMore
  useEffect(() => {
    if (isMissing) loadMore()
  }, [isMissing, loadMore])
  return {
    load: { status: isMissing ? 'loading' : endsWithAgent && moreFailed ? 'failed' : status, retry, refusal },
    accounts: useMemo(
      () => list.filter(({ isAgent, takesContracts }) => isAgent && takesContracts !== false).map(accountOf),
      [list],
    ),
  }
}
