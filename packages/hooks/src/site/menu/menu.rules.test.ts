import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuItems } from './menu.rules.ts'

const FLAGS = ['DEPOSIT', 'WITHDRAW', 'MEMCLUB3', 'REWCEN3', 'MISSIONLB3', 'MANPLAYREB3']
const ORDER = ['deposit', 'withdraw', 'share', 'vip', 'rewards', 'mission', 'rebate', 'download']
const ids = (flags: readonly string[], promotions: readonly string[] = ['MISSION']) =>
  menuItems({ has: (flag) => flags.includes(flag), promotionOn: (name) => promotions.includes(name) }).map(({ id }) => id)

it('MENU-02 with every flag on all entries show, in their order', () => {
  expect(ids(FLAGS)).toEqual(ORDER)
})

it('MENU-02 sharing and the download need no flag', () => {
  expect(ids([], [])).toEqual(['share', 'download'])
})

it.each([
  ['DEPOSIT', 'deposit'],
  ['WITHDRAW', 'withdraw'],
  ['MEMCLUB3', 'vip'],
  ['REWCEN3', 'rewards'],
  ['MISSIONLB3', 'mission'],
  ['MANPLAYREB3', 'rebate'],
])('MENU-02 without %s there is no %s', (flag, id) => {
  expect(ids(FLAGS.filter((each) => each !== flag))).toEqual(ORDER.filter((each) => each !== id))
})

it('MENU-02 the mission needs its promotion, too', () => {
  expect(ids(FLAGS, [])).not.toContain('mission')
})

it('MENU-02 any set of flags keeps the order', () => {
  fc.assert(
    fc.property(fc.subarray(FLAGS), (flags) => {
      expect(ORDER.filter((id) => ids(flags).some((each) => each === id))).toEqual(ids(flags))
    }),
  )
})
