import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inGroup, lotteryCenterPath, lotteryCenterView, parseLotteryCenterSearch } from './lotteryCenter.rules.ts'
import { LOTTERY_CENTER_VIEWS } from './lotteryCenterViews.rules.ts'

const searchOf = (path: string) => path.slice(path.indexOf('?') + 1)

describe('the address of the lottery centre', () => {
  it('carries the part and what it shows, and no more', () => {
    const choice = { view: 'results', group: 'vn', region: 'north', day: '2026-11-20' } as const
    expect(lotteryCenterPath(choice)).toBe('/m/lottery?view=results&region=north&day=2026-11-20')
    expect(parseLotteryCenterSearch(searchOf(lotteryCenterPath(choice)))).toEqual({ ...choice, group: '' })
    expect(lotteryCenterPath({ ...choice, view: 'lotteries' })).toBe('/m/lottery?group=vn')
    expect(lotteryCenterPath({ ...choice, view: 'ranking' })).toBe('/m/lottery?view=ranking')
    expect(lotteryCenterPath({ ...choice, view: 'lotteries', group: '' })).toBe('/m/lottery')
    expect(['', '?view=orders', '?view=all'].map(lotteryCenterView)).toEqual(['lotteries', 'orders', 'lotteries'])
  })

  it('names nothing that the backend would refuse, whatever is written in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (view, region, day) => {
        const parsed = parseLotteryCenterSearch(new URLSearchParams({ view, region, day }).toString())
        expect(LOTTERY_CENTER_VIEWS).toContain(parsed.view)
        expect(parsed.region.length).toBeLessThanOrEqual(32)
        expect(parsed.day).toMatch(/^(\d{4}-\d{2}-\d{2})?$/)
      }),
    )
    for (const day of ['2026-13-45', '2026-02-30', '2026-11-31']) expect(parseLotteryCenterSearch(`day=${day}`).day).toBe('')
  })
})

it('a group narrows the lotteries down by their codes, whatever their case; an unknown one does not', () => {
  const lotteries = [{ game: { gameId: 'elott_1' } }, { game: { gameId: 'elott_2' } }, { game: {} }]
  const groups = [{ groupCode: 'dice3', name: 'Dice', lotteries: ['ELOTT_2', 'ELSEWHERE_1'] }]
  expect(inGroup(lotteries, groups, 'dice3')).toEqual([lotteries[1]])
  expect(inGroup(lotteries, groups, '')).toEqual(lotteries)
  expect(inGroup(lotteries, groups, 'nothing')).toEqual(lotteries)
})
