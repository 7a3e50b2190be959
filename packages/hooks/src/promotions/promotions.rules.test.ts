import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../core/time/localTime.ts'
import { promotionIdOf, promotionPath, STRIP_PROMOTIONS } from './promotionPath.rules.ts'
import {
  acceptComment,
  COMMENT_MOST,
  memberPromotion,
  type PromotionStatus,
  promotionCategories,
  promotionStatus,
  rewardGroups,
} from './promotions.rules.ts'

const show = (amount: number) => `P${amount.toFixed(2)}`
const shown = (more: object = {}) =>
  memberPromotion({ id: 601, title: 'Play', ...more }, show, (moment) => dayIn('Asia/Manila', moment))

it('ROUTE-05 the two links above the banners lead to the promotions 3898487 and 3898488', () => {
  expect(Object.values(STRIP_PROMOTIONS).map(promotionPath)).toEqual(['/m/activity?id=3898487', '/m/activity?id=3898488'])
})

it.each([
  ['?id=601', 601],
  ['id=601&category=Slots', 601],
  ['?id=3898487', 3_898_487],
  ['?id=0', undefined],
  ['?id=-1', undefined],
  ['?id=6e2', undefined],
  ['?id=12345678901234567', undefined],
  ['?category=Slots', undefined],
  ['', undefined],
])('ROUTE-01 an address with %j names the promotion %s', (search, id) => {
  expect(promotionIdOf(search)).toBe(id)
})

describe('MEM-09 where a member stands with a promotion', () => {
  it.each<[string, PromotionStatus, { canApply: boolean; canClaim: boolean }]>([
    ['Applying', 'applying', { canApply: false, canClaim: false }],
    ['Issued', 'issued', { canApply: false, canClaim: true }],
    ['Claimed', 'claimed', { canApply: false, canClaim: false }],
    ['Rejected', 'rejected', { canApply: false, canClaim: false }],
    ['Process', 'process', { canApply: false, canClaim: false }],
    ['Joined', 'joined', { canApply: false, canClaim: false }],
    ['Close', 'close', { canApply: false, canClaim: false }],
    ['coming soon', 'soon', { canApply: false, canClaim: false }],
  ])('%s', (word, status, can) => {
    expect(promotionStatus(word)).toBe(status)
    expect(shown({ status: word })).toMatchObject({ status, statusName: `promotion_status_${status}`, ...can })
  })

  it('without a word the member may apply', () => {
    expect(shown()).toMatchObject({ status: undefined, statusName: undefined, canApply: true, canClaim: false })
  })

  it.each(['', 'issued', 'Paused', '__proto__', 'constructor'])('a word that is unknown offers nothing: "%s"', (word) => {
    expect(shown({ status: word })).toMatchObject({ status: undefined, canApply: false, canClaim: false })
  })

  it('what waits to be claimed, what is under way and what is over stand apart; the rest is not the member’s', () => {
    const words = ['Applying', 'Issued', 'Claimed', 'Rejected', 'Process', 'Joined', 'Close', 'coming soon', undefined, 'New']
    const groups = rewardGroups(words.map((status, id) => shown({ id, ...(status && { status }) })))
    const ids = (list: { id: string }[]) => list.map(({ id }) => Number(id))
    expect(ids(groups.toClaim)).toEqual([1])
    expect(ids(groups.underWay)).toEqual([0, 4, 5])
    expect(ids(groups.past)).toEqual([2, 3])
  })
})

it('MEM-09 its days are those of the viewer', () => {
  const late = Date.UTC(2026, 11, 31, 20)
  const days = { startsAt: late - 86_400_000, endsAt: late + 3_600_000 }
  expect(shown(days).term).toEqual({ is: 'until', day: '2027-01-01' })
  expect(shown({ ...days, status: 'coming soon' }).term).toEqual({ is: 'from', day: '2026-12-31' })
  expect([shown({ endsAt: 1e18 }).term, shown({ startsAt: late }).term]).toEqual([undefined, undefined])
})

describe('MEM-09 what a promotion asks for', () => {
  it('is said with what is missing', () => {
    expect(shown({ need: { kind: 'stake', amount: 1000, done: 250.5 }, bonus: 50, turnoverTimes: 3 })).toMatchObject({
      need: { kind: 'stake', percent: 25, amount: 'P1000.00', done: 'P250.50', left: 'P749.50' },
      bonus: 'P50.00',
      turnoverTimes: 3,
    })
  })

  it.each(['Process', 'Applying', 'Issued', 'Joined', undefined])(
    'shows how far it is while the member is at it: %s',
    (status) => {
      const { need, progress } = shown({ need: { kind: 'stake', amount: 10, done: 5 }, ...(status && { status }) })
      expect(need).toMatchObject({ percent: 50 })
      expect(progress).toBe(status === 'Process' ? need : undefined)
    },
  )

  it('of a kind that nobody knows is left out', () => {
    expect(shown({ need: { kind: 'jump', amount: 1, done: 0 } }).need).toBeUndefined()
  })
})

it('MEM-09 each category is named once, in the order in which they come', () => {
  expect(promotionCategories([{ category: 'B' }, {}, { category: 'A' }, { category: 'B' }, { category: '' }])).toEqual([
    'B',
    'A',
  ])
})

it('MEM-11 an application says at most 140 letters, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const kept = acceptComment(text)
      expect([...kept].length).toBe(Math.min(COMMENT_MOST, [...text].length))
      expect(text.startsWith(kept)).toBe(true)
    }),
  )
  expect(acceptComment('😀'.repeat(150))).toBe('😀'.repeat(140))
})
