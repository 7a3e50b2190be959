import { useCallback, useEffect } from 'react'
import type { Deadline } from '../../core/clock/deadline.rules.ts'
import { useWhenDue } from '../../core/clock/useWhenDue.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useOwned } from '../../core/session/useOwned.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import type { OnceState } from '../../money/once/onceState.rules.ts'
import { useAgentMenus } from '../useAgentMenus.ts'
import { useAgentStep } from '../useAgentStep.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import { openEnvelopeMutationOptions, redRainQueryOptions } from './rain.queries.ts'
import { envelopesOf, hasRain, type RainRound, type RainStage, rainStage, untilRoundChange } from './rain.rules.ts'

/** What was in an envelope. */
export interface OpenedEnvelope {
  /** Which one, counted from 1. */
  envelope: number
  /** The amount in words; undefined for an empty envelope. */
  amount: string | undefined
}

/** The red envelope rain. */
export interface RedRainResult extends ReadState {
  /** What the screen shows now. */
  stage: RainStage
  /** Numbers of the envelopes that fall, counted from 1; none where no round runs. */
  envelopes: readonly number[]
  /** What this round brought, or the one that is over; undefined while nothing was opened. */
  opened: OpenedEnvelope | undefined
  /** What the member waits for: the end of the round, or, where none runs or its envelope is open, the beginning of the next one. */
  awaits: 'end' | 'beginning'
  /** When that is, for `useRainClock`; undefined until it is known. */
  due: Deadline | undefined
  /** What was won in all rounds, in words; undefined until it is known. */
  won: string | undefined
  /** Whether an envelope can be opened now: none is being opened, and it is known what came of the last one. */
  canOpen: boolean
  /** Opens an envelope, once a round however often it is tapped (BAL-05). */
  open: (envelope: number) => Promise<void>
  /** How opening an envelope stands. */
  opening: OnceState
}

/** Whether it rains for agents of this site (AGENT-04). */
export function useRainAccess(): boolean {
  return hasRain(useAgentMenus())
}

/** Envelopes that rain for a short while at set times, of which an agent opens one a round (AGENT-07). `title` names the rain. */
export function useRedRain(title: string): RedRainResult {
  const lobby = useLobby()
  const { clock } = lobby.ports
  const { money } = useAgentTexts()
  const { data, status, retry, refusal } = useMemberQuery(redRainQueryOptions, undefined)
  const { act, step } = useAgentStep('claim')
  const round = data?.round
  const [watched, watch] = useOwned<RainRound | undefined>(() => undefined)
  useEffect(() => {
    if (round) watch(round)
  }, [round, watch])
  useWhenDue(
    useCallback(() => data && untilRoundChange(data, clock), [data, clock]),
    retry,
  )
  // What an answer has said of the round of now counts until the rain has come again, or its envelopes could still be tapped.
  const now = round && watched?.opened && watched.roundId === round.roundId ? watched : round
  const { opened } = now ?? watched ?? {}
  const open = async (envelope: number) => {
    if (!round || now?.opened) return
    const { roundId } = round
    await act(
      title,
      (intention) => write(lobby, openEnvelopeMutationOptions(lobby), { roundId, envelope, intention }),
      // What was won stands in the place of the envelopes, also where the answer comes after the round.
      ({ amount }) => {
        watch({ ...round, opened: { envelope, amount } })
        return undefined
      },
    )
  }
  const stage = rainStage(now, watched)
  const isRunning = stage === 'running'
  return {
    stage,
    envelopes: now && !now.opened ? envelopesOf(now) : [],
    opened: opened && { envelope: opened.envelope, amount: opened.amount > 0 ? money(opened.amount) : undefined },
    awaits: isRunning ? 'end' : 'beginning',
    due: isRunning ? data?.ends : data?.begins,
    won: data && money(data.won),
    canOpen: step.status === 'idle',
    open,
    opening: step,
    status,
    retry,
    refusal,
  }
}
