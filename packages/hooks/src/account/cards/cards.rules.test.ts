import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SecurityConfig } from '../security/security.rules.ts'
import { cardDigits, cardNumberProblem, cardObstacle, groupedCard } from './cards.rules.ts'

const config: SecurityConfig = {
  loginPassword: true,
  paymentPassword: true,
  payeeName: 'M*** S***',
  bankCards: 2,
  mostBankCards: 5,
  kyc: 'none',
}

describe('the number of a card', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['40001', '4000 1'],
    ['4000-1234-1234-1234', '4000 1234 1234 1234'],
    ['4000  12', '4000 12'],
    ['4000 12a', '4000 12a'],
    ['４０００１', '4000 1'],
    ['٤٠٠٠١', '4000 1'],
  ])('MEM-07 typed as "%s" shows as "%s"', (typed, shown) => {
    expect(groupedCard(typed)).toBe(shown)
  })

  it('MEM-07 keeps every digit in its order, and shown anew stays the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,40}$/), (typed) => {
        const shown = groupedCard(typed)
        expect(cardDigits(shown)).toBe(cardDigits(typed))
        expect(groupedCard(shown)).toBe(shown)
        expect(shown).toMatch(/^(?:\d{4} )*\d{0,4}$/)
      }),
    )
  })

  it('MEM-07 that is copied from a text which runs from right to left has its digits alone', () => {
    expect(cardDigits('\u200f4821 4821 4821\u200e')).toBe('482148214821')
  })

  it.each([12, 19])('MEM-07 may have %i digits', (count) => {
    expect(cardNumberProblem('4'.repeat(count))).toBeUndefined()
  })

  it.each([0, 11, 20])('MEM-07 may not have %i digits', (count) => {
    expect(cardNumberProblem('4'.repeat(count))).toEqual({ id: 'card_number', values: { least: 12, most: 19 } })
  })

  it.each(['4000 1234 1234 123a', '٤٠٠٠ ١٢٣٤ ١٢٣٤ ١٢٣x', '4000.1234.1234.1234', '💳'])(
    'MEM-07 has digits alone, unlike "%s"',
    (typed) => {
      expect(cardNumberProblem(typed)).toEqual({ id: 'card_digits' })
    },
  )
})

it('MEM-07 a card needs a payee name and a payment password first, and there is a most', () => {
  expect(cardObstacle(config)).toBeUndefined()
  const { payeeName: _, ...nameless } = config
  expect(cardObstacle({ ...nameless, paymentPassword: false })).toBe('payeeName')
  expect(cardObstacle({ ...config, paymentPassword: false })).toBe('paymentPassword')
  expect(cardObstacle({ ...config, bankCards: 5 })).toBe('full')
})
