import { describe, expect, it } from 'vitest'
import { agentFoot, agentPlaces, contractPrompts, greetingOf } from './agentHome.rules.ts'

describe('AGENT-02 the greeting', () => {
  it.each([
    [0, 'greeting_morning'],
    [10, 'greeting_morning'],
    [11, 'greeting_noon'],
    [14, 'greeting_noon'],
    [15, 'greeting_afternoon'],
    [18, 'greeting_afternoon'],
    [19, 'greeting_evening'],
    [23, 'greeting_evening'],
  ])('at %i is %s', (hour, id) => expect(greetingOf(hour)).toEqual({ id }))
})

const KEYS = {
  AGEPAG: 'overview',
  TRANSREC3: 'records',
  DOWNMAN: 'members',
  AGENTRANSMULTDOWN3: 'redRain',
  AGETEAMPNL3: 'profit',
  TEAMBETTING3: 'bets',
  GAMSER: 'rates',
  AGEREBINC3: 'rebate',
  SECPRIV: 'security',
  MAILCEN: 'inbox',
}

describe('AGENT-04 the grid', () => {
  it.each(Object.entries(KEYS))('with %s alone shows %s, and the customer service', (key, id) => {
    expect(agentPlaces({ [key]: true }).map((place) => place.id)).toEqual([id, 'service'])
    const others = Object.fromEntries(Object.keys(KEYS).map((each) => [each, each !== key]))
    expect(agentPlaces(others).map((place) => place.id)).not.toContain(id)
  })

  it('shows the customer service alone before the menu is known', () => {
    expect(agentPlaces(undefined).map(({ id }) => id)).toEqual(['service'])
  })

  it('leads to the records of the agent', () => {
    expect(agentPlaces({ TRANSREC3: true })[0]?.path).toBe('/m/transaction/record?types=A')
  })
})

it('AGENT-05 the dividend stands at the foot only where dividends are enabled', () => {
  expect(agentFoot({}).map(({ id }) => id)).toEqual(['home', 'openAccount', 'notices'])
  expect(agentFoot({ AGEDIV3: true }).map(({ path }) => path)).toEqual([
    '/m/home',
    '/m/agentRegister',
    '/m/member/agent/agentDivident',
    '/m/member/notice?types=A',
  ])
})

describe('AGENT-06 the contracts that are asked about', () => {
  const all = { dailysalreqtype: 'NEW', divtypecompperiodreq: 'NEW', contracthoursalreq: 'NEW' }

  it.each([
    ['dailysalreqtype', 'contract_daily', '/m/member/agent/getSalaryContract'],
    ['divtypecompperiodreq', 'contract_dividend', '/m/member/agent/getDevidendContract'],
    ['contracthoursalreq', 'contract_hourly', '/m/member/agent/getHourContract'],
  ])('are those whose request is not empty: %s', (name, id, path) => {
    expect(contractPrompts(1, { [name]: 'NEW' })).toEqual([{ title: { id }, path }])
    expect(contractPrompts(1, { ...all, [name]: '' }).map((each) => each.path)).not.toContain(path)
  })

  it.each([4, 40, 41, 42])('are none for type %i', (type) => expect(contractPrompts(type, all)).toEqual([]))
  it.each([1, 2, 3, 5])('are all for type %i', (type) => expect(contractPrompts(type, all)).toHaveLength(3))
})
