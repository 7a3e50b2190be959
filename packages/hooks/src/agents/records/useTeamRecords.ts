import type { WpsSchemas } from '@lobbykit/sdk'
import { useCallback, useMemo } from 'react'
import { BET_KINDS, MOVEMENT_KINDS } from '../../cashier/records/filter.rules.ts'
import type { RecordParams } from '../../cashier/records/records.queries.ts'
import type { BetKind, MovementKind } from '../../cashier/records/useMemberRecords.ts'
import { type RecordsResult, useRecords } from '../../cashier/records/useRecords.ts'
import type { Lobby } from '../../core/lobby.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { OF_AGENTS, pathOfAgents } from '../ofAgents.rules.ts'
import { accountIn } from './teamAddress.rules.ts'
import { teamBetsInfiniteQueryOptions, teamMovementsInfiniteQueryOptions } from './teamRecords.queries.ts'

/** Whose records are shown. */
export interface OfMember {
  /** The one member whose records, with all below, are shown; undefined for the whole team. */
  account: string | undefined
  /** Shows the whole team. */
  showAll: () => void
}

/** A bet of a member of the team, as the backend tells of it. */
export type TeamBet = WpsSchemas['TeamBet']
/** The bets of a team, with their filter and sums. */
export type TeamBetsResult = RecordsResult<TeamBet, WpsSchemas['TeamBetPage']['totals'], BetKind> & OfMember

/** What a team played, by the query of the address (AGENT-07). */
export function useTeamBets(search: string): TeamBetsResult {
  const lobby = useLobby()
  const account = accountIn(search)
  const options = useMemo(
    () => ({
      address: 'teamBetting' as const,
      kinds: BET_KINDS,
      kept: account ? { account } : {},
      pages: (of: Lobby, params: RecordParams<BetKind>) => teamBetsInfiniteQueryOptions(of, { ...params, account }),
      idOf: ({ betId }: TeamBet) => betId,
      atOf: ({ playedAt }: TeamBet) => playedAt,
    }),
    [account],
  )
  const showAll = useCallback(() => lobby.ports.navigate(pathOf('teamBetting')), [lobby])
  return { ...useRecords(search, options), account, showAll }
}

/** A movement of money of a member of the team, as the backend tells of it. */
export type TeamMovement = WpsSchemas['TeamMovement']
/** The movements of a team's money, with their filter and sums. */
export type TeamMovementsResult = RecordsResult<TeamMovement, WpsSchemas['TeamMovementPage']['totals'], MovementKind> & OfMember

/** Every movement of a team's money, by the query of the address: the record of an agent (ROUTE-03, AGENT-07). */
export function useTeamMovements(search: string): TeamMovementsResult {
  const lobby = useLobby()
  const account = accountIn(search)
  const options = useMemo(
    () => ({
      address: 'transactionRecord' as const,
      kinds: MOVEMENT_KINDS,
      kept: { ...OF_AGENTS, ...(account && { account }) },
      pages: (of: Lobby, params: RecordParams<MovementKind>) => teamMovementsInfiniteQueryOptions(of, { ...params, account }),
      idOf: ({ recordId }: TeamMovement) => recordId,
      atOf: ({ createdAt }: TeamMovement) => createdAt,
    }),
    [account],
  )
  const showAll = useCallback(() => lobby.ports.navigate(pathOfAgents('transactionRecord')), [lobby])
  return { ...useRecords(search, options), account, showAll }
}
