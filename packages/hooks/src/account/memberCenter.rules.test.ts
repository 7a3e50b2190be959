import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memberPlaces } from './memberCenter.rules.ts'

const FLAGS = {
  rewards: 'REWCEN3',
  deposits: 'DEPRECM3',
  withdrawals: 'WITHREC3',
  records: 'TRANSREC3',
  bets: 'TRANSBETREPMEM3',
  profit: 'PERSREP',
  transfer: 'AGETRANSFERUP3',
  rebate: 'MANPLAYREB3',
  mission: 'MISSIONLB3',
  rebates: 'PLYRBT',
  inbox: 'MAILCEN',
  feedback: 'FEEDBACK3',
} as const
const ALWAYS = ['share', 'service', 'download']
const ALL = [...Object.values(FLAGS), 'DEPOSIT']
const TYPES = [0, 1, 2, 3, 4, 40, 41, 42] as const

const placesOf = (flags: readonly string[], type: number | undefined, toUpline?: string, promotions = ['MISSION']) => {
  const settings = {
    has: (flag: string) => flags.includes(flag),
    promotionOn: (name: string) => promotions.includes(name),
  }
  const { quick, list } = memberPlaces(settings, { type, toUpline })
  return { quick: quick.map(({ id }) => id), list: list.map(({ id }) => id as string) }
}

it('MEM-01 on top stand deposit, betting record, account record and security centre', () => {
  expect(placesOf(ALL, 0).quick).toEqual(['deposit', 'bets', 'records', 'security'])
})

it('MEM-02 with nothing switched on there are invite, online service and app download', () => {
  expect(placesOf([], 0).list).toEqual(ALWAYS)
})

// Every place with a flag × every member type: on where its flag is on, and for whom it is meant.
for (const type of TYPES) {
  it.each(Object.entries(FLAGS))(`MEM-02 a member of type ${type} sees %s by its flag %s alone`, (id, flag) => {
    const isMeant = id !== 'transfer' || type !== 2
    expect(placesOf([flag], type, 'master01').list.includes(id)).toBe(isMeant)
    expect(
      placesOf(
        ALL.filter((each) => each !== flag),
        type,
        'master01',
      ).list,
    ).not.toContain(id)
  })
}

it.each(TYPES)('MEM-02 the agency centre is for agents: type %s', (type) => {
  expect(placesOf(ALL, type).list.includes('agency')).toBe([1, 2, 3, 41, 42].includes(type))
})

it('MEM-02 BAL-08 without an upline there is nobody to transfer to', () => {
  expect(placesOf(ALL, 1).list).not.toContain('transfer')
  expect(placesOf(ALL, undefined, 'master01').list).not.toContain('transfer')
})

it('MEM-02 the leaderboard needs the mission promotion, too', () => {
  expect(placesOf(ALL, 0, undefined, []).list).not.toContain('mission')
})

it('MEM-02 any set of flags keeps the order and invents nothing', () => {
  const order = placesOf(ALL, 1, 'master01').list
  fc.assert(
    fc.property(fc.subarray(ALL), fc.constantFrom(...TYPES), (flags, type) => {
      const { list } = placesOf(flags, type, 'master01')
      expect(order.filter((id) => list.includes(id))).toEqual(list)
    }),
  )
})
