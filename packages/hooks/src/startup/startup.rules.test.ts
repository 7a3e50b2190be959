import { describe, expect, it } from 'vitest'
import { hasFlag, startupMode } from './startup.rules.ts'

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

describe('feature flags', () => {
  const site = { maintenance: false, regionRestriction: false }

  it('a flag is on when the whitelabel, the member centre or the deposit functions say so', () => {
    expect(hasFlag({ ...site, whitelabel: { flags: { A: true, B: false } } }, 'A')).toBe(true)
    expect(hasFlag({ ...site, mobileTemplate: { mem_cen: { A: true } } }, 'A')).toBe(true)
    expect(hasFlag({ ...site, mobileTemplate: { dep_func: { A: true } } }, 'A')).toBe(true)
  })

  it('a flag is off when it is switched off, unknown, inherited or not loaded yet', () => {
    const info = { ...site, whitelabel: { flags: { A: false } }, mobileTemplate: { mem_cen: {}, dep_func: {} } }
    expect(['A', 'B', 'constructor', '__proto__'].map((flag) => hasFlag(info, flag))).toEqual([false, false, false, false])
    expect(hasFlag(site, 'A')).toBe(false)
    expect(hasFlag(undefined, 'A')).toBe(false)
  })
})
