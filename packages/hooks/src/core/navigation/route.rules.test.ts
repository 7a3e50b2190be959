import { describe, expect, it } from 'vitest'
import { pathOf } from './addresses.rules.ts'
import { guardAt, isHomePath, planBack, redirectOf } from './route.rules.ts'

const HOME = pathOf('home')

describe('home', () => {
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('APP-05 %s is home', (path) => {
    expect(isHomePath(path)).toBe(true)
  })

  it.each(['', '/m/homes', '/m/Home', '/home', '/index.html', '/m/home/x', '/m/login'])('APP-05 "%s" is not home', (path) => {
    expect(isHomePath(path)).toBe(false)
  })

  it('ROUTE-06 what leads home leads to /m/home', () => {
    expect(HOME).toBe('/m/home')
  })
})

describe('who may open a route', () => {
  const guest = { isLoggedIn: false, isAgent: false }
  const member = { isLoggedIn: true, isAgent: false }
  const agent = { isLoggedIn: true, isAgent: true }

  it('APP-26 a public route is open to everybody', () => {
    for (const visitor of [guest, member, agent]) expect(redirectOf('public', visitor)).toBeUndefined()
  })

  it('LOGIN-01 who is logged in goes home from where one logs in', () => {
    expect(redirectOf('guest', guest)).toBeUndefined()
    for (const visitor of [member, agent]) expect(redirectOf('guest', visitor)).toBe(HOME)
  })

  it('ROUTE-06 a member route without a session leads home', () => {
    expect(redirectOf('member', guest)).toBe(HOME)
    expect(redirectOf('member', member)).toBeUndefined()
    expect(redirectOf('member', agent)).toBeUndefined()
  })

  it('ROUTE-06 an agent route leads a guest and a member who is no agent home', () => {
    expect(redirectOf('agent', guest)).toBe(HOME)
    expect(redirectOf('agent', member)).toBe(HOME)
    expect(redirectOf('agent', agent)).toBeUndefined()
  })

  it('ROUTE-06 the records of a team are an agent’s, those of a member are a member’s', () => {
    const records = pathOf('transactionRecord')
    expect(guardAt('member', records, '?types=A')).toBe('agent')
    expect(guardAt('member', `${records}/`, 'types=A')).toBe('agent')
    expect(guardAt('member', records, '?types=B')).toBe('member')
    expect(guardAt('member', pathOf('settings'), '?types=A')).toBe('member')
    expect(guardAt('public', pathOf('notice'), '?types=A')).toBe('public')
  })

  it('ROUTE-06 a member type that outlived its session opens no agent route', () => {
    expect(redirectOf('agent', { isLoggedIn: false, isAgent: true })).toBe(HOME)
  })
})

describe('back', () => {
  it.each([0, 1])('APP-10 with a history of %i the back button leads home', (length) => {
    for (const path of ['/m/login', '/m/startLottery', '/m/notice']) expect(planBack(path, length)).toBe(HOME)
  })

  it('APP-10 with a longer history it goes one entry back', () => {
    expect(planBack('/m/login', 2)).toBe(-1)
    expect(planBack('/m/gameRecord', 50)).toBe(-1)
  })

  it('APP-10 from notice it always leads home', () => {
    expect(planBack('/m/notice', 2)).toBe(HOME)
    expect(planBack('/m/notice', 50)).toBe(HOME)
    expect(planBack('/m/notice/', 2)).toBe(HOME)
  })

  it.each(['/m/startLottery', '/m/gameLobby', '/m/useragreement'])('APP-10 from %s the page before decides', (path) => {
    expect(planBack(path, 2)).toBe(-1)
  })
})
