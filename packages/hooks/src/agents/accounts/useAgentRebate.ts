import { useCallback } from 'react'
import type { Message } from '../../core/message.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { categoryLabel } from '../../games/catalog/vendors.rules.ts'
import { type ClaimStanding, type ClaimState, useClaim } from '../../promotions/claim/useClaim.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import { agentRebateQueryOptions, claimAgentRebateMutationOptions } from './agentRebate.queries.ts'

/** What a category brought, in words. */
export interface AgentRebatePart {
  /** Code of the category of games. */
  gameType: string
  /** Name of the category. */
  label: Message
  /** What the team staked on it, in words with its currency. */
  stake: string
  /** What it brought the agent, in words with its currency. */
  amount: string
}

/** What the play of the team brings the agent. */
export interface AgentRebateResult extends ReadState, ClaimStanding {
  /** The sum of all categories, in words with its currency; undefined until it is known (AGENT-07). */
  amount: string | undefined
  /** The day since which it has gathered. */
  since: string | undefined
  /** What each category of games brought. */
  parts: readonly AgentRebatePart[]
  /** Whether there is anything to take, or it is being taken. */
  canTake: boolean
  /** Takes the rebate, once however often it is tapped (BAL-05). */
  take: () => Promise<void>
  /** How taking the rebate stands (BAL-05). */
  claim: ClaimState
}

const CLAIM_ID = 'agentRebate'

/** What the play of the team has brought the agent, and the taking of it (AGENT-07). */
export function useAgentRebate(title: string): AgentRebateResult {
  const lobby = useLobby()
  const texts = useAgentTexts()
  const { data, status, retry, refusal } = useMemberQuery(agentRebateQueryOptions, undefined)
  const { claim, standingOf, ...state } = useClaim()
  const standing = standingOf(CLAIM_ID)
  return {
    amount: data && texts.money(data.amount),
    since: texts.day(data?.since),
    parts: (data?.parts ?? []).map(({ gameType, stake, amount }) => ({
      gameType,
      label: categoryLabel(gameType),
      stake: texts.money(stake),
      amount: texts.money(amount),
    })),
    ...standing,
    canTake: (data?.amount ?? 0) > 0 || standing.isBusy,
    take: useCallback(
      () => claim({ id: CLAIM_ID, title }, (intention) => write(lobby, claimAgentRebateMutationOptions(lobby), { intention })),
      [claim, lobby, title],
    ),
    claim: state,
    status,
    retry,
    refusal,
  }
}
