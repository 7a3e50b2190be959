import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptAmount,
  acceptRate,
  amountOf,
  amountProblem,
  arrivingOf,
  feeOf,
  groupAmount,
  hundredthsOf,
  quickAmounts,
} from './amount.rules.ts'
import { fromHundredths } from './hundredths.rules.ts'

const limits = { min: 10, max: 50_000, balance: 1_000 }
const show = (amount: number) => `P${amount}`
const problem = (typed: string) => amountProblem(acceptAmount(typed), limits, show)

describe('BAL-03 BAL-04 what is typed as an amount', () => {
  it.each([
    ['1e9', { id: 'amount_format' }],
    ['1EUR5', { id: 'amount_format' }],
    ['PESO 5', { id: 'amount_format' }],
    ['0.001', { id: 'amount_decimals' }],
    ['1.005', { id: 'amount_decimals' }],
    ['-5', { id: 'amount_format' }],
    [' 12,5', { id: 'amount_format' }],
    ['1,2,3', { id: 'amount_format' }],
    ['12.5.1', { id: 'amount_format' }],
    ['.', { id: 'amount_format' }],
    ['Infinity', { id: 'amount_format' }],
    ['0x10', { id: 'amount_format' }],
    ['', { id: 'amount_required' }],
    ['   ', { id: 'amount_required' }],
    ['9.99', { id: 'amount_least', values: { amount: 'P10' } }],
    ['0', { id: 'amount_least', values: { amount: 'P10' } }],
    ['50000.01', { id: 'amount_most', values: { amount: 'P50000' } }],
    ['99999999999', { id: 'amount_most', values: { amount: 'P50000' } }],
    ['9'.repeat(60), { id: 'amount_most', values: { amount: 'P50000' } }],
    ['0000000000000012345', { id: 'amount_format' }],
    ['1000.01', { id: 'balance_short' }],
  ])('"%s" is refused', (typed, expected) => {
    expect(problem(typed)).toEqual(expected)
  })

  it.each([
    ['１２', 12],
    ['１２．５', 12.5],
    ['٣٥', 35],
    ['۱٬۰۰۰٫۰', 1000],
    ['৩৫', 35],
    [' 12 ', 12],
    ['1,000', 1000],
    ['1,000.00', 1000],
    ['12.5', 12.5],
    ['12.', 12],
    ['0012.30', 12.3],
    ['10', 10],
    ['₱12.50', 12.5],
    ['PHP 1,000', 1000],
    ['500PHP', 500],
    ['500 ฿', 500],
    ['\u200f500', 500],
    ['\u200f900.50\u00a0₱', 900.5],
    ['\u2066500\u2069', 500],
  ])('"%s" is the amount %d', (typed, expected) => {
    expect(problem(typed)).toBeUndefined()
    expect(amountOf(acceptAmount(typed))).toBe(expected)
  })

  it('nothing is never an amount, whatever the limits', () => {
    expect(amountProblem('0.00', { min: undefined, max: undefined }, show)).toEqual({ id: 'amount_required' })
  })

  it.each([
    ['33.33', { min: 33.3333 }, { id: 'amount_least', values: { amount: 'P33.34' } }],
    ['33.34', { min: 33.3333 }, undefined],
    ['0.3', { min: 0.1 + 0.2 }, undefined],
    ['33.34', { max: 33.336 }, { id: 'amount_most', values: { amount: 'P33.33' } }],
    ['33.33', { max: 33.336 }, undefined],
    ['4.35', { max: 4.35 }, undefined],
    ['101', { balance: 100.996 }, { id: 'balance_short' }],
    ['100.99', { balance: 100.996 }, undefined],
    ['101', { balance: 100.99999999999999 }, undefined],
  ])('%s keeps to limits that are no whole hundredths: %o', (typed, limits, expected) => {
    expect(amountProblem(typed, { min: undefined, max: undefined, ...limits }, show)).toEqual(expected)
  })

  it('is exact for every amount of whole hundredths', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        expect(hundredthsOf(text)).toBe(hundredths)
        expect(hundredthsOf(acceptAmount(groupAmount(text)))).toBe(hundredths)
        expect(Number(fromHundredths(hundredths).toFixed(2))).toBe(fromHundredths(hundredths))
      }),
    )
  })

  it('whatever is typed, letting it in twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(acceptAmount(acceptAmount(typed))).toBe(acceptAmount(typed))
      }),
    )
  })

  it('shows its thousands apart, and what is no amount as it was typed', () => {
    expect(groupAmount('1234567.5')).toBe('1,234,567.5')
    expect(groupAmount('999')).toBe('999')
    expect(groupAmount('12,5')).toBe('12,5')
    expect(groupAmount('0500')).toBe('500')
    expect(groupAmount('00.5')).toBe('0.5')
    expect(groupAmount('.5')).toBe('.5')
  })
})

it('BAL-03 quick amounts are those within the limits, each once and in order', () => {
  expect(quickAmounts([5000, 100, 100, 5, -1, 0, 60_000], { min: 10, max: 50_000 })).toEqual([100, 5000])
  expect(quickAmounts([100, 500, 5000], limits)).toEqual([100, 500])
  expect(quickAmounts([33.333, 100, 1e21], { min: 10, max: undefined })).toEqual([100])
})

it('BAL-04 what arrives and what is kept back add up to the amount, to the hundredth', () => {
  expect(feeOf(333.33, 1.5)).toBe(5)
  expect(arrivingOf(333.33, 1.5)).toBe(328.33)
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (hundredths, percent) => {
      const amount = hundredths / 100
      expect(Math.round(feeOf(amount, percent) * 100) + Math.round(arrivingOf(amount, percent) * 100)).toBe(hundredths)
    }),
  )
})

it('BAL-04 a fee in fractions of a percent is what a person reckons, to the hundredth', () => {
  expect(feeOf(250, 0.29)).toBe(0.73)
  expect(arrivingOf(110, 0.35)).toBe(109.61)
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), (hundredths, basis) => {
      const share = hundredths * basis
      const isUp = share % 10_000 >= 5_000
      expect(feeOf(hundredths / 100, basis / 100)).toBe((Math.floor(share / 10_000) + (isUp ? 1 : 0)) / 100)
    }),
  )
})

it.each([
  ['0,5', '0.5'],
  [',5', '.5'],
  ['0,', '0.'],
  ['0.25%', '0.25'],
  ['%0,7', '0.7'],
  ['٠٫٥٪', '0.5'],
  ['０．５％', '0.5'],
  ['1,2,3', '1,2,3'],
  ['1e-1', '1e-1'],
  ['x'.repeat(99), 'x'.repeat(40)],
])('AGENT-07 a rate that is typed as %s is %s', (typed, accepted) => {
  expect(acceptRate(typed)).toBe(accepted)
  expect(acceptRate(accepted)).toBe(accepted)
})
