import type { WpsSchemas } from '@lobbykit/sdk'
import { NEXT_AFTER_MS } from '../../core/clock/deadline.rules.ts'
import type { Message } from '../../core/message.ts'
import { DAY_MS } from '../../core/time/units.rules.ts'
import { type AmountLimits, amountProblem, QUICK_AMOUNTS, quickAmounts } from '../../money/amount.rules.ts'

/** A time that a limit is about. */
export type LimitPeriod = WpsSchemas['LimitPeriod']

/** The periods of deposit limits and of time-outs, the shortest first. */
export const LIMIT_PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month']

/** A deposit limit in words. */
export interface ShownLimit {
  /** How long the period of the limit is. */
  period: LimitPeriod
  /** The limit; undefined for none. */
  limit: string | undefined
  /** What was deposited in the period so far, in words with its currency. */
  used: string
  /** The change that is already set; undefined where the limit stays as it is. */
  next:
    | {
        /** The limit that comes, in words with its currency; undefined for no limit. */
        limit: string | undefined
        /** When it comes, in words. */
        from: string
      }
    | undefined
}

/** A deposit limit in words; `show` words an amount, `when` a moment (ms since 1970). */
export function shownLimit(
  { period, amount, used, next }: WpsSchemas['DepositLimit'] & { period: LimitPeriod },
  show: (amount: number) => string,
  when: (ms: number) => string,
): ShownLimit {
  const limitOf = (each: number | undefined) => (each === undefined ? undefined : show(each))
  return {
    period,
    limit: limitOf(amount),
    used: show(used),
    next: next && { limit: limitOf(next.amount), from: when(next.from) },
  }
}

/** What a deposit limit may be, in units of the currency. */
const LIMIT_RANGE: AmountLimits = { min: 1, max: 100_000_000 }

/** What is wrong with a typed limit; nothing for an empty one, which stands for none. */
export const limitProblem = (typed: string, show: (amount: number) => string): Message | undefined =>
  typed === '' ? undefined : amountProblem(typed, LIMIT_RANGE, show)

/** Whether an amount, or no limit, is what holds for a period from now on: at once, or from when the next limit comes. */
export function isLimitSet(limits: WpsSchemas['Limits'], period: LimitPeriod, amount: number | undefined): boolean {
  const limit = limits.deposits.find((each) => each.period === period)
  return limit !== undefined && (limit.next ?? limit).amount === amount
}

/** Whether a time-out was taken beside the one that ended at `before` (ms since 1970; undefined for none): it ends later. */
export const isTimeOutTaken = ({ timeOutUntil = 0 }: Pick<WpsSchemas['Limits'], 'timeOutUntil'>, before = 0): boolean =>
  timeOutUntil > before

/** The most days that each time-out may last; how long a month is, the backend decides. */
const MOST_DAYS: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 31 }

/** The time-outs that would not end before the one that ends at `until`; all of them where none runs. Times are ms since 1970. */
export const timeOutsAfter = (until: number | undefined, now: number): readonly LimitPeriod[] =>
  LIMIT_PERIODS.filter((period) => until === undefined || now + MOST_DAYS[period] * DAY_MS >= until)

/** Milliseconds until it is asked again where the moment has come by this device's clock alone. */
const CLOCK_AHEAD_MS = 60_000

/**
 * Milliseconds until it is asked what has changed by itself: a time-out has ended, or the limit that was to come has come; undefined
 * for nothing.
 */
export function untilLimitsChange({ deposits, timeOutUntil }: WpsSchemas['Limits'], now: number): number | undefined {
  const moments = [timeOutUntil, ...deposits.map(({ next }) => next?.from)].filter((at) => at !== undefined)
  if (moments.length === 0) return undefined
  const left = Math.min(...moments) - now
  return left > 0 ? left + NEXT_AFTER_MS : CLOCK_AHEAD_MS
}

/** Whether what is typed takes a limit away; an empty field does, unless it is known that there is none. */
export const takesLimitAway = (typed: string, limit: Pick<WpsSchemas['DepositLimit'], 'amount'> | undefined): boolean =>
  typed === '' && (limit === undefined || limit.amount !== undefined)

/** Shares of an existing limit that are offered in its place: only lower limits, because these hold at once. */
const LOWER = [0.75, 0.5, 0.25]

/** Limits to choose by one tap, in whole units of the currency; `amount` is the limit that there is. */
export const quickLimits = (amount: number | undefined): number[] =>
  quickAmounts(amount === undefined ? QUICK_AMOUNTS : LOWER.map((share) => Math.floor(amount * share)), LIMIT_RANGE)
