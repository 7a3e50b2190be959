import { expect, it } from 'vitest'
import { profileHeader } from './profile.rules.ts'

const DAY_MS = 86_400_000
const site = { now: 100 * DAY_MS, showsBenefits: true }

it('MEM-04 it says the account, the rank and the whole days since the registration', () => {
  expect(profileHeader({ account: 'maria88', clubLabel: { labelName: 'Gold' }, regDate: 90 * DAY_MS + 1 }, site)).toEqual({
    account: 'maria88',
    vipLabel: 'Gold',
    days: 9,
    path: '/m/member/benefits',
  })
})

it('MEM-04 without a rank or a date it says neither, and never a day before the first', () => {
  expect(profileHeader({ account: 'x', clubLabel: {} }, site)).toMatchObject({ vipLabel: undefined, days: undefined })
  expect(profileHeader({ account: 'x', regDate: 200 * DAY_MS }, site).days).toBe(0)
})

it('MEM-04 without benefits a tap leads to the member centre', () => {
  expect(profileHeader({ account: 'x' }, { ...site, showsBenefits: false }).path).toBe('/m/member/home')
})
