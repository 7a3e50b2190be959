import { describe, expect, it } from 'vitest'
import { DRAWN_AFTER_MS, drawingAt, drawnDraws, numbersOf, openDraws } from './draws.ts'

const GAME = { id: 6, vendor: 'ELOTT', gameId: 'elott_elott_1' }
const MIDNIGHT = Date.UTC(2026, 0, 2)
const FIFTEEN_MINUTES = 900_000

describe('draws', () => {
  it('closes at a millisecond, after which the next one is open', () => {
    const [draw, next] = openDraws(GAME, MIDNIGHT, 2)
    expect(draw).toEqual({ drawNo: '20260102-0001', closesAt: MIDNIGHT + FIFTEEN_MINUTES, drawnAt: MIDNIGHT + 910_000 })
    expect(openDraws(GAME, MIDNIGHT + FIFTEEN_MINUTES - 1, 1)).toEqual([draw])
    expect(openDraws(GAME, MIDNIGHT + FIFTEEN_MINUTES, 1)).toEqual([next])
  })

  it('is numbered anew with each day, and never twice', () => {
    const draws = openDraws(GAME, MIDNIGHT - FIFTEEN_MINUTES, 200).map(({ drawNo }) => drawNo)
    expect(draws.slice(0, 2)).toEqual(['20260101-0096', '20260102-0001'])
    expect(new Set(draws).size).toBe(200)
  })

  it('is among the drawn ones from the moment its numbers are known', () => {
    const [draw] = openDraws(GAME, MIDNIGHT, 1)
    const drawnAt = MIDNIGHT + FIFTEEN_MINUTES + DRAWN_AFTER_MS
    expect(drawnDraws(GAME, drawnAt - 1, 1)).not.toEqual([draw])
    expect(drawnDraws(GAME, drawnAt, 1)).toEqual([draw])
    expect([drawnAt - DRAWN_AFTER_MS - 1, drawnAt - 1, drawnAt].map((now) => drawingAt(GAME, now)?.drawNo)).toEqual([
      undefined,
      draw?.drawNo,
      undefined,
    ])
  })

  it('draws the same numbers for the same seed, game and draw, and others for others', () => {
    const of = (seed: number, gameId: string, drawNo: string) => numbersOf(seed, { ...GAME, gameId }, drawNo).join('')
    expect(of(1, 'elott_1', 'a')).toBe(of(1, 'elott_1', 'a'))
    const all = [1, 2, 3, 4].flatMap((seed) =>
      ['elott_1', 'elott_4'].flatMap((game) => ['a', 'b', 'c'].map((no) => of(seed, game, no))),
    )
    expect(new Set(all).size).toBeGreaterThan(22)
  })

  it('draws what its family draws', () => {
    const sea = numbersOf(1, { vendor: 'TCG_SEA', gameId: 'sea_1' }, 'a')
    expect(sea).toHaveLength(18)
    expect(sea.every((number) => /^\d{5}$/.test(number))).toBe(true)
    expect(new Set(numbersOf(1, { vendor: 'ELOTT', gameId: 'e_2' }, 'a')).size).toBe(10)
    const six = numbersOf(1, { vendor: 'LOTT', gameId: 'l_1' }, 'a')
    expect([six.length, new Set(six).size]).toEqual([6, 6])
    expect(numbersOf(1, { vendor: 'ELOTT', gameId: 'e_3' }, 'a').every((eye) => /^[1-6]$/.test(eye))).toBe(true)
  })
})
