import { UNKNOWN } from '../core/unknown.rules.ts'

/** Decimals of every amount (BAL-01). */
export const AMOUNT_DECIMALS = 2

/**
 * An amount in words of a language: two decimals, Latin digits in every language, the currency's own sign (BAL-01).
 * What is not a finite number shows as a dash, and zero never has a minus sign.
 */
export function formatMoney(
  amount: number,
  { tag, currency, decimals = AMOUNT_DECIMALS }: { tag: string; currency: string; decimals?: number | undefined },
): string {
  if (!Number.isFinite(amount)) return UNKNOWN
  const sign = PLAIN_TAGS.has(tag) ? PLAIN_SIGNS.get(currency) : undefined
  // Whole cents need no rounding, and as numbers they are exact.
  if (sign !== undefined && amount >= 0 && amount < 1e12 && Number(amount.toFixed(decimals)) === amount) {
    const [whole = '', cents] = amount.toFixed(decimals).split('.')
    return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${cents ? `.${cents}` : ''}`
  }
  return formatter(tag, currency, decimals).format(amount)
}

/**
 * The platform's own formatter blocks a cheap phone for a tenth of a second when it is first made. Where sign, commas and
 * point are all there is to it, the first screen does without.
 */
const PLAIN_TAGS: ReadonlySet<string> = new Set(['en', 'fil'])
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map([
  ['PHP', '₱'],
  ['USD', '$'],
])

const formatters = new Map<string, Intl.NumberFormat>()
function formatter(tag: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${tag} ${currency} ${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const digits = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
    signDisplay: 'negative',
  } as const
  let made: Intl.NumberFormat
  try {
    made = new Intl.NumberFormat(tag, { ...digits, style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  } catch {
    // A currency the platform does not know still has its amount.
    made = new Intl.NumberFormat(tag, digits)
  }
  formatters.set(key, made)
  return made
}

/** Hides every digit, of whatever script, behind an asterisk (BAL-01). */
export const maskDigits = (text: string): string => text.replace(/\p{Nd}/gu, '*')
