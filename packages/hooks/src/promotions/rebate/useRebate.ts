import { useMemo } from 'react'
import { useDayText } from '../../core/language/useDayText.ts'
import type { MessageId } from '../../core/message.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { percentDone } from '../../money/percentDone.rules.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { isSwitchedOff, REBATE_SWITCH, REBATES_SWITCH } from '../../site/menu/flags.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { type ClaimStanding, type ClaimState, useClaim } from '../claim/useClaim.ts'
import { claimRebateMutationOptions, rebateQueryOptions } from './rebate.queries.ts'
import { playedFirst, type RebateObstacle, rebateObstacle } from './rebate.rules.ts'

/** What the stakes on one category bring, in words. */
export interface ShownRebatePart {
  /** Code of the category of games. */
  gameType: string
  /** What was staked on it, in words with its currency. */
  stake: string
  /** Percent of the stake. */
  rate: number
  /** What comes back of that, in words with its currency. */
  amount: string
  /** Whether it was played at all. */
  isPlayed: boolean
}

/** The manual rebate. */
export interface RebateResult extends ReadState, ClaimStanding {
  /** Whether the site has none (its flag is off). */
  isOff: boolean
  /** Every category that has a rate, those that brought most first. */
  parts: readonly ShownRebatePart[]
  /** What has gathered, in words; undefined until it is known. */
  amount: string | undefined
  /** The least that may be claimed, in words. */
  least: string
  /** How far it is to the least amount, in percent from 0 to 100. */
  percent: number
  /** Why it cannot be claimed now; undefined where it can. */
  obstacle: Obstacle<RebateObstacle> | undefined
  /** Whether it can be claimed now. */
  canClaim: boolean
  /** The viewer's day on which the last one was claimed, in words; undefined before the first. */
  since: string | undefined
  /** Whether the site has a report of what was claimed. */
  hasReport: boolean
  /** Takes all that has gathered, once however often it is tapped; `title` names it while nobody knows what came of it. */
  claim: (title: string) => Promise<void>
  /** How the claim stands. */
  claiming: ClaimState
}

const CLAIM_ID = 'rebate'
const OBSTACLE_TEXTS: Readonly<Record<RebateObstacle, MessageId>> = { nothing: 'rebate_nothing', least: 'rebate_from' }

/** What the member may take back of the stakes since the last time, and taking it (MEM-11, BAL-05). */
export function useRebate(): RebateResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const dayOf = useDayText()
  const settings = useSettings()
  const isOff = isSwitchedOff(REBATE_SWITCH, settings)
  const hasNoReport = isSwitchedOff(REBATES_SWITCH, settings)
  const isLoggedIn = useIsLoggedIn()
  const { data, status, retry, refusal } = useLobbyQuery(rebateQueryOptions, undefined, { enabled: isLoggedIn && !isOff })
  const { claim, standingOf, ...claiming } = useClaim()
  const parts = useMemo(
    () =>
      playedFirst(data?.parts ?? []).map(({ gameType, stake, rate, amount }) => ({
        gameType,
        stake: show(stake),
        rate,
        amount: show(amount),
        isPlayed: stake > 0,
      })),
    [data, show],
  )
  const kind = data && rebateObstacle(data)
  const least = show(data?.leastAmount ?? 0)
  return {
    isOff,
    status,
    retry,
    refusal,
    parts,
    amount: data && show(data.amount),
    least,
    percent: data ? percentDone(data.amount, data.leastAmount) : 0,
    obstacle: kind && { kind, message: { id: OBSTACLE_TEXTS[kind], values: { least } }, way: undefined },
    canClaim: data !== undefined && !kind && !claiming.closed,
    since: dayOf(data?.since),
    hasReport: !hasNoReport,
    ...standingOf(CLAIM_ID),
    claim: (title) => claim({ id: CLAIM_ID, title }, (key) => write(lobby, claimRebateMutationOptions(lobby), key)),
    claiming,
  }
}
