import { sumOf } from '../../money/hundredths.rules.ts'
import { countDays, type DayRange, shiftDay } from './ranges.rules.ts'

/** Up to so many days have a bar each; up to so many weeks' worth of days a bar a week; more a bar a month. */
const MOST_DAYS = 31
const MOST_DAYS_IN_WEEKS = 124
const WEEK_DAYS = 7

/** How long what a bar stands for is. */
export type ProfitUnit = 'day' | 'week' | 'month'

/** What was won or lost in a part of a range. */
export interface ProfitPart extends DayRange {
  /** What was staked, in units of the currency. */
  stake: number
  /** What was won less what was lost, in units of the currency; negative for a loss. */
  net: number
}

interface Day {
  day: string
  stake: number
  net: number
}

/** Whether there is nothing to show of a range: nobody played, and no bonus came (BAL-07). */
export const isEmptyProfit = ({ bets, bonus }: { bets: number; bonus: number }): boolean => bets === 0 && bonus === 0

/** How long the parts of a range are, so that a picture of it stays readable on the smallest phone. */
export function profitUnit(range: DayRange): ProfitUnit {
  const days = countDays(range)
  return days <= MOST_DAYS ? 'day' : days <= MOST_DAYS_IN_WEEKS ? 'week' : 'month'
}

/** The last day of the part that begins with a day. */
function endOf(from: string, unit: ProfitUnit): string {
  switch (unit) {
    case 'day':
      return from
    case 'week':
      return shiftDay(from, WEEK_DAYS - 1)
    case 'month':
      // Four days after the 28th is always in the next month; the day before the first of that month is the last of this one.
      return shiftDay(`${shiftDay(`${from.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1)
    default: {
      const impossible: never = unit
      return impossible
    }
  }
}

/** The parts of a range without a gap, each with what its days add up to; days on which nothing happened need not be there. */
export function profitParts(days: readonly Day[], range: DayRange): ProfitPart[] {
  const unit = profitUnit(range)
  const parts: ProfitPart[] = []
  for (let from = range.from; from <= range.to; ) {
    const end = endOf(from, unit)
    const isCut = end > range.to
    const to = isCut ? range.to : end
    const own = days.filter(({ day }) => day >= from && day <= to)
    parts.push({ from, to, stake: sumOf(own.map(({ stake }) => stake)), net: sumOf(own.map(({ net }) => net)) })
    from = shiftDay(to, 1)
  }
  return parts
}

/** A share of a whole. */
export interface Share {
  /** Key of the part that the share is of. */
  key: string
  /** Units of the currency. */
  amount: number
  /** Percent of the whole, a whole number. */
  percent: number
}

/** What each part is of the whole in percent, the largest first; those after the most of them become one, named `other`. */
export function sharesOf(amounts: readonly { key: string; amount: number }[], most: number): Share[] {
  const played = amounts.filter(({ amount }) => amount > 0).toSorted((one, other) => other.amount - one.amount)
  const rest = played.length > most ? played.slice(most - 1) : []
  const kept = played.slice(0, played.length - rest.length).map(({ key, amount }) => ({ key, amount }))
  if (rest.length > 0) kept.push({ key: OTHER, amount: sumOf(rest.map(({ amount }) => amount)) })
  const whole = sumOf(kept.map(({ amount }) => amount))
  return kept.map(({ key, amount }) => ({ key, amount, percent: Math.round((amount / whole) * 100) }))
}

/** The key of what is left over. */
export const OTHER = 'other'
