import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTRACT_KINDS, mayHaveContract } from './contractKinds.rules.ts'
import { contractState, stepOf } from './contracts.rules.ts'
import {
  leastProblem,
  mayOffer,
  membersProblem,
  mostRateAt,
  offerRateProblem,
  tierFromProblem,
  tierRateProblem,
} from './offer.rules.ts'

const percent = (rate: number) => `${rate}%`

describe('AGENT-06 AGENT-07 who may have contracts', () => {
  const dividends = { AGEDIV3: true }

  it.each([0, 4, 40, 41, 42])('type %i has none of any kind', (type) => {
    for (const kind of CONTRACT_KINDS) expect(mayHaveContract(kind, type, dividends)).toBe(false)
  })

  it.each([1, 2, 3, 5])('type %i has all kinds, dividends where they are enabled', (type) => {
    expect(CONTRACT_KINDS.filter((kind) => mayHaveContract(kind, type, dividends))).toEqual(CONTRACT_KINDS)
    expect(CONTRACT_KINDS.filter((kind) => mayHaveContract(kind, type, { AGEDIV3: false }))).toEqual([
      'dailySalary',
      'hourlySalary',
    ])
    expect(mayHaveContract('dividend', type, undefined)).toBe(false)
  })
})

describe('AGENT-07 an offer', () => {
  it.each([
    ['', 'rate_format'],
    ['0', 'contract_rate_needed'],
    ['0.00', 'contract_rate_needed'],
    ['0.005', 'rate_format'],
    ['x', 'rate_format'],
    ['0.31', 'rate_most'],
    ['0.3', undefined],
  ])('with the rate "%s" and 0.3 of one’s own has the problem %s', (text, id) =>
    expect(offerRateProblem(text, 0.3, percent)).toEqual(id && { id, ...(id === 'rate_most' && { values: { rate: '0.3%' } }) }),
  )

  it('takes every rate of two decimals up to one’s own, and none above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (rate, most) => {
        const problem = offerRateProblem((rate / 100).toFixed(2), most / 100, percent)
        expect(problem === undefined).toBe(rate <= most)
      }),
    )
  })

  it('asks for a whole number of members, and an amount', () => {
    for (const text of ['', '1.5', '-1', '1001', 'x'])
      expect(membersProblem(text)).toMatchObject({ id: 'contract_members_format' })
    for (const text of ['0', '7', '1000']) expect(membersProblem(text)).toBeUndefined()
    expect(leastProblem('', String)).toEqual({ id: 'amount_required' })
    expect(leastProblem('1.005', String)).toEqual({ id: 'amount_decimals' })
    expect(leastProblem('9'.repeat(10), String)).toEqual({ id: 'amount_most', values: { amount: '1000000000' } })
    expect(leastProblem('0', String)).toBeUndefined()
  })
})

it('AGENT-07 what is offered can be taken back, what runs be ended, and nothing else', () => {
  expect(stepOf({ status: 'offered' })).toBe('takeBack')
  expect(stepOf({ status: 'active' })).toBe('end')
  expect(stepOf({ status: 'active', endedAt: 1 })).toBeUndefined()
  for (const status of ['refused', 'takenBack', 'ended', 'replaced', 'FROZEN']) expect(stepOf({ status })).toBeUndefined()
})

it('AGENT-07 a state that the product does not know shows its own name', () => {
  expect(contractState('active')).toEqual({ id: 'contract_state_active' })
  expect(contractState('FROZEN')).toEqual({ text: 'FROZEN' })
  expect(contractState('constructor')).toEqual({ text: 'constructor' })
})

describe('AGENT-07 a tier', () => {
  it.each([
    ['', '5', 'amount_required'],
    ['x', '5', 'amount_format'],
    ['5', '5', 'contract_tier_from'],
    ['5.00', '5.01', 'contract_tier_from'],
    ['5.01', '5', undefined],
    ['5', '', undefined],
  ])('from "%s" on, after one from "%s" on, has the problem %s', (text, before, id) =>
    expect(tierFromProblem(text, before, String)).toEqual(
      id && { id, ...(id === 'contract_tier_from' && { values: { amount: String(Number(before)) } }) },
    ),
  )

  it.each([
    ['0.3', '0.1', undefined],
    ['0.31', '0.1', { id: 'rate_most', values: { rate: '0.3%' } }],
    ['0.1', '0.1', { id: 'contract_tier_rate', values: { rate: '0.1%' } }],
    ['0.1', 'x', undefined],
    ['', '0.1', { id: 'rate_format' }],
  ])('with the rate "%s", after one of "%s", where 0.3 is the most: %o', (text, before, problem) =>
    expect(tierRateProblem(text, before, 0.3, percent)).toEqual(problem),
  )

  it('is made by an agent whose own contract gives a rate to promise, and by no other', () => {
    expect([0, 0.01].map((mostRate) => mayOffer({ mostRate }))).toEqual([false, true])
  })

  it('may promise what one’s own rate is at its amount', () => {
    const most = {
      mostRate: 0.2,
      mostTiers: [
        { from: 100, rate: 0.25 },
        { from: 200, rate: 0.3 },
      ],
    }
    expect([0, 99.99, 100, 199.99, 200].map((amount) => mostRateAt(most, amount))).toEqual([0.2, 0.2, 0.25, 0.25, 0.3])
  })
})
