import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../core/language/languages.rules.ts'
import { formatMoney, maskDigits } from './money.rules.ts'

const CURRENCIES = ['PHP', 'USD', 'VND', 'JPY', 'KWD', 'IDR', 'THB', 'BTC', 'XYZ', '', 'PESO', '₱', '12']
const money = (amount: number, currency = 'PHP', tag = 'en') => formatMoney(amount, { tag, currency })
/** The digits of a text as a number, the last two being decimals. */
const read = (text: string) => Number(text.replace(/\D/g, '')) / 100

describe('an amount in words', () => {
  it.each([
    [1234.5, '₱1,234.50'],
    [0, '₱0.00'],
    [0.005, '₱0.01'],
    [0.1 + 0.2, '₱0.30'],
    [-12.3, '-₱12.30'],
    [1e9, '₱1,000,000,000.00'],
  ])('BAL-01 %d is %s', (amount, text) => {
    expect(money(amount)).toBe(text)
  })

  it.each(['', 'PESO', 'constructor', '__proto__'])('BAL-01 of a currency that is none (%j) stands alone', (currency) => {
    expect(money(1234.5, currency)).toBe('1,234.50')
  })

  it.each([-0, -0.001, -0.0049])('BAL-01 next to nothing (%d) is never less than nothing', (amount) => {
    expect(money(amount)).toBe('₱0.00')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'BAL-01 what is no amount (%d) is a dash',
    (amount) => {
      for (const { tag } of LANGUAGES) expect(formatMoney(amount, { tag, currency: 'PHP' })).toBe('–')
    },
  )

  it.each(LANGUAGES)('BAL-01 in $name has two decimals and Latin digits, in every currency', ({ tag }) => {
    for (const currency of CURRENCIES) {
      const text = formatMoney(1234567.8, { tag, currency })
      expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^123456780$/)
      expect(text).toMatch(/\D80\D*$/u)
    }
  })

  it.each(LANGUAGES)('BAL-01 in $name is the amount, whatever it is', ({ tag }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = formatMoney(cents / 100, { tag, currency: 'PHP' })
        expect(read(text)).toBe(cents / 100)
        expect(text).toMatch(/\D\d\d\D*$/)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['en', 'PHP'],
    ['fil', 'PHP'],
    ['en', 'USD'],
    ['fil', 'USD'],
  ])('BAL-01 in %s and %s is what the platform itself writes', (tag, currency) => {
    const platform = (decimals: number) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 1e14 }).map((cents) => cents / 100),
      fc.double({ min: 0, max: 1e15, noNaN: true }),
      fc.constantFrom(0, 0.005, 1.005, 999.99, 999.995, 1000, 999_999.5, 1e12, 1e15, 1e21),
    )
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 2), (amount, decimals) => {
        expect(formatMoney(amount, { tag, currency, decimals })).toBe(platform(decimals).format(amount))
      }),
      { numRuns: 500 },
    )
  })

  it('BAL-01 has two decimals also in a currency that commonly has none or three', () => {
    expect([money(5, 'JPY'), money(5, 'VND'), money(5, 'USD')]).toEqual(['¥5.00', '₫5.00', '$5.00'])
    expect(money(5, 'KWD')).toMatch(/5\.00$/)
  })

  it.each(['', 'PESO', '₱', '12'])('BAL-01 in an unknown currency "%s" shows the bare amount', (currency) => {
    expect(money(1234.5, currency)).toBe('1,234.50')
  })

  it('BAL-01 shows a currency without a sign by its code', () => {
    expect(money(1, 'XYZ')).toMatch(/XYZ/)
  })

  it('HOME-12 has as many decimals as are asked for', () => {
    expect(formatMoney(70_000_000, { tag: 'en', currency: 'PHP', decimals: 0 })).toBe('₱70,000,000')
    expect(money(70_000_000)).toBe('₱70,000,000.00')
  })
})

describe('the mask', () => {
  it('BAL-01 puts an asterisk in the place of every digit and leaves the rest', () => {
    expect(maskDigits('₱1,234.50')).toBe('₱*,***.**')
    expect(maskDigits('no digit')).toBe('no digit')
  })

  it.each(['٣', '۳', '३', '৩', '၃', '๓', '໓', '៣', '３', '𝟛', '௩', '౩'])('BAL-01 hides the digit %s', (digit) => {
    expect(maskDigits(`a${digit}${digit}b`)).toBe('a**b')
  })

  it('BAL-01 leaves no digit of any script, and changes nothing else', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10, 0x1d7d8, 0x1e950]
    const digit = fc.tuple(fc.constantFrom(...zeros), fc.nat(9)).map(([zero, value]) => String.fromCodePoint(zero + value))
    const text = fc.array(fc.oneof(digit, fc.string({ unit: 'binary', maxLength: 3 }))).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (shown) => {
        const masked = maskDigits(shown)
        expect(masked).not.toMatch(/\p{Nd}/u)
        const before = [...shown]
        const after = [...masked]
        expect(after).toHaveLength(before.length)
        expect(after.filter((char, index) => char !== before[index]).every((char) => char === '*')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each(LANGUAGES)('BAL-01 hides an amount in $name', ({ tag }) => {
    const shown = formatMoney(98765.43, { tag, currency: 'PHP' })
    expect(maskDigits(shown)).not.toMatch(/\p{Nd}/u)
    expect(maskDigits(shown).match(/\*/g)).toHaveLength(7)
  })
})
