import { ApiError } from '@lobbykit/sdk'
import { describe, expect, it } from 'vitest'
import { hasFlag, startFailure, startupMode } from './startup.rules.ts'

describe('startup mode', () => {
  it.each([
    { maintenance: false, regionRestriction: false, mode: 'normal' },
    { maintenance: true, regionRestriction: false, mode: 'maintenance' },
    { maintenance: true, regionRestriction: true, mode: 'maintenance' },
    { maintenance: false, regionRestriction: true, mode: 'restricted' },
  ])('APP-02 maintenance $maintenance and restriction $regionRestriction make it $mode', ({ mode, ...info }) => {
    expect(startupMode(info)).toBe(mode)
  })
})

describe('a start that failed', () => {
  const failed = (status: number | undefined, code?: string) =>
    startFailure(new ApiError(status === undefined ? 'network' : 'http', { operation: 'getSettings', status, code }))

  it('APP-29 is a blocked address where the way in is forbidden', () => {
    expect([failed(403), failed(400, 'region.restricted'), failed(200, 'region.restricted')]).toEqual(Array(3).fill('blocked'))
  })

  it('APP-29 is a service that is down where the server says so', () => {
    expect([500, 502, 503, 504].map((status) => failed(status))).toEqual(Array(4).fill('down'))
  })

  it('APP-29 is just a failure otherwise', () => {
    expect([failed(undefined), failed(401), failed(404), startFailure(new Error('x')), startFailure(null)]).toEqual(
      Array(5).fill('failed'),
    )
  })
})

describe('feature flags', () => {
  const site = { maintenance: false, regionRestriction: false }

  it('a flag is on when the whitelabel, the member centre or the deposit functions say so', () => {
    expect(hasFlag({ ...site, whitelabel: { flags: { A: true, B: false } } }, 'A')).toBe(true)
    expect(hasFlag({ ...site, mobileTemplate: { mem_cen: { A: true } } }, 'A')).toBe(true)
    expect(hasFlag({ ...site, mobileTemplate: { dep_func: { A: true } } }, 'A')).toBe(true)
  })

  it('MENU-02 a flag that one place switches off is off, whatever the others say', () => {
    const off = { ...site, whitelabel: { flags: { A: true } }, mobileTemplate: { mem_cen: { A: false } } }
    expect(hasFlag(off, 'A')).toBe(false)
    expect(hasFlag({ ...off, whitelabel: { flags: { A: false } }, mobileTemplate: { dep_func: { A: true } } }, 'A')).toBe(false)
  })

  it('a flag is off when it is switched off, unknown, inherited or not loaded yet', () => {
    const info = { ...site, whitelabel: { flags: { A: false } }, mobileTemplate: { mem_cen: {}, dep_func: {} } }
    expect(['A', 'B', 'constructor', '__proto__'].map((flag) => hasFlag(info, flag))).toEqual([false, false, false, false])
    expect(hasFlag(site, 'A')).toBe(false)
    expect(hasFlag(undefined, 'A')).toBe(false)
  })
})
