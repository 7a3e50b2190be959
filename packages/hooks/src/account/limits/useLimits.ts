import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useWhenDue } from '../../core/clock/useWhenDue.ts'
import { tagOf } from '../../core/language/language.rules.ts'
import { timeText } from '../../core/language/texts.rules.ts'
import type { Message, MessageId } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { ask, notify } from '../../core/notices/notices.ts'
import { anotherSince } from '../../core/session/anotherSince.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { UNKNOWN } from '../../core/unknown.rules.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useHeard } from '../../core/useHeard.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { useOrTell } from '../../core/useOrTell.ts'
import { write } from '../../core/write.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { limitsKey, limitsQueryOptions, takeTimeOutMutationOptions } from './limits.queries.ts'
import {
  isTimeOutTaken,
  LIMIT_PERIODS,
  type LimitPeriod,
  type ShownLimit,
  shownLimit,
  timeOutsAfter,
  untilLimitsChange,
} from './limits.rules.ts'

/** What the member allows themselves; `status` and `retry` are of it. */
export interface LimitsResult extends ReadState {
  /** The deposit limits, the shortest period first; none before they are known. */
  deposits: readonly ShownLimit[]
  /** Until when the games are closed; undefined while they are open. */
  timeOutUntil: string | undefined
  /** How long a time-out may be; none that would end before the one that runs. */
  timeOuts: readonly LimitPeriod[]
  /** Asks, and closes the games for so long; it begins at once and is never shorter than before. */
  takeTimeOut: (period: LimitPeriod) => Promise<void>
  /** The time-out that is being taken; undefined for none. */
  takingTimeOut: LimitPeriod | undefined
  /** Why the last time-out was not taken. */
  timeOutRefusal: Message | undefined
}

const QUESTIONS: Readonly<Record<LimitPeriod, MessageId>> = {
  day: 'time_out_day',
  week: 'time_out_week',
  month: 'time_out_month',
}

/** The deposit limits and the time-out that members set for themselves (assumed). */
export function useLimits(): LimitsResult {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const show = useMoneyText()
  const { data, status, retry, refusal } = useMemberQuery(limitsQueryOptions, undefined)
  const { attempt, send, sending, refusal: timeOutRefusal } = useAttempt()
  const wasHeard = useHeard()
  const orTell = useOrTell()
  const { clock } = lobby.ports
  useWhenDue(
    useCallback(() => data && untilLimitsChange(data, clock.now()), [data, clock]),
    retry,
  )
  const until = data?.timeOutUntil
  const when = (ms: number) => timeText(ms, tagOf(language)) ?? UNKNOWN
  const takeTimeOut = (period: LimitPeriod) =>
    attempt(async () => {
      if (!(await ask(lobby, { title: { id: 'in_popup_prompt' }, text: { id: QUESTIONS[period] } }))) return
      const isAnother = anotherSince(lobby)
      const isTaken = async () => {
        const now = await lobby.queryClient.fetchQuery({ ...limitsQueryOptions(lobby), staleTime: 0 })
        if (!isTimeOutTaken(now, until)) throw new Error('The time-out has not begun')
      }
      const take = () =>
        write(lobby, takeTimeOutMutationOptions(lobby), period).catch(async (error: unknown) => {
          if (!(await wasHeard(error, period, isTaken))) throw error
        })
      await send(() => orTell(take), period).finally(() => void lobby.queryClient.invalidateQueries({ queryKey: limitsKey }))
      if (!isAnother()) notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
    })
  return {
    // A period that this client does not know has no name to be shown by.
    deposits: LIMIT_PERIODS.flatMap((period) =>
      (data?.deposits ?? []).flatMap((limit) =>
        limit.period === period ? [shownLimit({ ...limit, period }, show, when)] : [],
      ),
    ),
    timeOutUntil: until === undefined ? undefined : when(until),
    timeOuts: timeOutsAfter(until, clock.now()),
    takeTimeOut,
    takingTimeOut: LIMIT_PERIODS.find((period) => period === sending),
    timeOutRefusal,
    status,
    retry,
    refusal,
  }
}
