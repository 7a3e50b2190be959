import type { WpsSchemas } from '@lobbykit/sdk'
import { useCallback, useMemo } from 'react'
import { NO_KINDS } from '../../cashier/records/filter.rules.ts'
import { type ProfitAndLossResult, useProfitView } from '../../cashier/records/useProfitAndLoss.ts'
import { useRecordFilter } from '../../cashier/records/useRecordFilter.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type PagesResult, usePages } from '../../core/usePages.ts'
import { accountOf } from '../accountOf.ts'
import { accountIn } from './teamAddress.rules.ts'
import { teamProfitMembersInfiniteQueryOptions, teamProfitQueryOptions } from './teamRecords.queries.ts'
import type { OfMember } from './useTeamRecords.ts'

/** A member's profit and loss, with all below. */
export type TeamProfitRow = WpsSchemas['TeamProfit']

/** Profit and loss of a team, and of each member right below. */
export interface TeamProfitResult extends ProfitAndLossResult, OfMember {
  /** Profit and loss of each member right below, page after page. */
  members: PagesResult<TeamProfitRow>
  /** Shows the profit and loss of a member, and of those below; the days stay. */
  expand: (account: string) => void
}

/** What a team won and lost by day, by category and by member, by the query of the address (AGENT-07). */
export function useTeamProfit(search: string): TeamProfitResult {
  const lobby = useLobby()
  const account = accountIn(search)
  const kept = useMemo(() => (account ? { account } : {}), [account])
  const filter = useRecordFilter(search, 'teamProfit', NO_KINDS, kept)
  const { days, timeZone } = filter
  const profit = useProfitView(filter, useMemberQuery(teamProfitQueryOptions, { days, timeZone, account }))
  const members = usePages(teamProfitMembersInfiniteQueryOptions(lobby, { days, timeZone, account }), accountOf)
  const show = useCallback(
    (next: string | undefined) => {
      const query = new URLSearchParams(search)
      query.delete('account')
      if (next) query.set('account', next)
      lobby.ports.navigate([pathOf('teamProfit'), query.toString()].filter(Boolean).join('?'))
    },
    [lobby, search],
  )
  return { ...profit, account, members, expand: show, showAll: useCallback(() => show(undefined), [show]) }
}
