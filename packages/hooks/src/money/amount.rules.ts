import { toDigits } from '../core/language/language.rules.ts'
import type { Message } from '../core/message.ts'
import { fromHundredths, toHundredths } from './hundredths.rules.ts'
import { AMOUNT_DECIMALS } from './money.rules.ts'
import { sureDigits, sureHundredths, wholeHundredths } from './spendable.rules.ts'

/** The input of a number with decimals: an amount, or a rate. */
export const DECIMAL_LOOK = { inputMode: 'decimal', autoComplete: 'off' } as const

/** Most digits before the point that an amount may have; more than the site will ever move. */
const MOST_DIGITS = 9
const MOST_LETTERS = 16
/** What is longer than this is cut; it is no amount, and no rate, before and after. */
const KEPT_LETTERS = 40

/** Amounts that most forms offer to choose by one tap, in units of the currency (assumed). */
export const QUICK_AMOUNTS: readonly number[] = [100, 500, 1_000, 5_000, 10_000]

/** What an amount has to keep to, in units of the currency; each of them may be unknown yet. */
export interface AmountLimits {
  min: number | undefined
  max: number | undefined
  /** What is in the wallet, where the amount leaves it. */
  balance?: number | undefined
}

/**
 * A number as it was typed, with digits, point and commas as the contract takes them, of whatever script they were, without spaces
 * and without the marks of direction that nobody sees, which are copied along from a text that runs from right to left.
 */
export const plainNumber = (typed: string): string =>
  toDigits(typed.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s\p{Cf}]/gu, '')

/**
 * What an amount's field lets in of what was typed or pasted: a number in digits of whatever script. The sign or the three capitals
 * of a currency before or after it go, and so do commas where they part thousands as the field itself shows them. All else stays to
 * be seen, and is refused with a text.
 */
export function acceptAmount(typed: string): string {
  const text = plainNumber(typed)
    .slice(0, KEPT_LETTERS)
    .replace(/^\p{Sc}+|\p{Sc}+$/gu, '')
    .replace(/^(?:[A-Z]{3})?(\d[\d.,]*)(?:[A-Z]{3})?$/, '$1')
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
}

/**
 * What the field of a rate in percent lets in: a number in digits of whatever script, without the sign of percent. A rate has no
 * thousands, so a comma is its point: the keyboards of many countries have no other. All else stays to be seen, and is refused
 * with a text.
 */
export const acceptRate = (typed: string): string =>
  plainNumber(typed)
    .slice(0, KEPT_LETTERS)
    .replace(/^[%٪]|[%٪]$/g, '')
    .replace(/^(\d*),(\d*)$/, '$1.$2')

const AMOUNT = /^(\d*)(?:\.(\d*))?$/
/** A valid amount with more digits than any limit has. */
const HUGE = /^[1-9]\d{9,}(\.\d{0,2})?$/

/**
 * The hundredths of a typed amount, exactly: no float is in between. Undefined for anything but digits with at most one point
 * and two decimals, and for more than is ever moved.
 */
export function hundredthsOf(text: string): number | undefined {
  const [, whole = '', decimals = ''] = AMOUNT.exec(text) ?? []
  if ((whole === '' && decimals === '') || text.length > MOST_LETTERS) return undefined
  if (decimals.length > AMOUNT_DECIMALS || whole.replace(/^0+/, '').length > MOST_DIGITS) return undefined
  return Number(whole) * 100 + Number(decimals.padEnd(AMOUNT_DECIMALS, '0'))
}

/** A typed amount as the contract takes it; undefined for what is none. */
export function amountOf(text: string): number | undefined {
  const hundredths = hundredthsOf(text)
  return hundredths === undefined ? undefined : fromHundredths(hundredths)
}

/** What is wrong with a typed amount; `show` puts a limit in words. Told while one types (BAL-03, BAL-04). */
export function amountProblem(
  text: string,
  { min, max, balance }: AmountLimits,
  show: (amount: number) => string,
): Message | undefined {
  if (text === '') return { id: 'amount_required' }
  const hundredths = hundredthsOf(text)
  const most =
    max === undefined
      ? undefined
      : ({ id: 'amount_most', values: { amount: show(fromHundredths(wholeHundredths(max))) } } as const)
  if (hundredths === undefined) {
    if (most && HUGE.test(text)) return most
    return { id: /^\d*\.\d{3,}$/.test(text) ? 'amount_decimals' : 'amount_format' }
  }
  // Limits need not be whole hundredths, amounts are: what is told is the first of those that the limit lets through.
  const least = min === undefined ? 0 : Math.ceil(sureHundredths(min))
  if (hundredths < least) return { id: 'amount_least', values: { amount: show(fromHundredths(least)) } }
  if (max !== undefined && hundredths > wholeHundredths(max)) return most
  if (hundredths === 0) return { id: 'amount_required' }
  if (balance !== undefined && hundredths > wholeHundredths(balance)) return { id: 'balance_short' }
  return undefined
}

/** A typed amount with its thousands apart and no zeros before it, for a field that nobody types in now; what is no amount stays as it is. */
export function groupAmount(text: string): string {
  if (hundredthsOf(text) === undefined) return text
  const [whole = '', ...decimals] = text.replace(/^0+(?=\d)/, '').split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** The amounts to choose by one tap: those within the limits that can be typed too, each once, the least first. */
export const quickAmounts = (
  offered: readonly number[],
  { min = 0, max = Number.POSITIVE_INFINITY, balance = max }: AmountLimits,
) =>
  [...new Set(offered)]
    .filter((each) => each > 0 && hundredthsOf(String(each)) !== undefined && each >= min && each <= Math.min(max, balance))
    .sort((one, other) => one - other)

/** So many percent of hundredths, with their fraction. Exactly: of 100.00 they are 57 at 0.57 %, not a little less. */
export const percentOf = (hundredths: number, percent: number): number => sureDigits((hundredths * percent) / 100)

/** What a fee of so many percent keeps back of an amount, to the hundredth. */
export const feeOf = (amount: number, percent: number): number =>
  fromHundredths(Math.round(percentOf(toHundredths(amount), percent)))

/** What arrives of an amount after its fee. */
export const arrivingOf = (amount: number, percent: number): number =>
  fromHundredths(toHundredths(amount) - toHundredths(feeOf(amount, percent)))
