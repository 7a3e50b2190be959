import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useLotteryGame, useLotteryTrends, useTimeLeft } from '../index.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const CODE = 'ELOTT_ELOTT_1'
const PATH = `/lgw/games/${CODE}`
const HOUR_MS = 3_600_000

async function started(code = CODE, prepare: (test: TestLobby) => void = () => {}) {
  const test = await testLobby()
  prepare(test)
  const { result } = renderIn(test, () => {
    const game = useLotteryGame(code)
    const left = useTimeLeft()
    return { game, left: left(game.closes), trends: useLotteryTrends(game, 0) }
  })
  // The clock of the tests starts as a draw closes, whose numbers are awaited first.
  for (let step = 0; step < 5; step += 1) await pass(test, 3_000)
  return { test, now: () => result.current }
}
const seconds = (text = '00:00') => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe('a lottery’s game', () => {
  it('shows its open draw, the time until it closes, the last results and its methods', async () => {
    const { now } = await started()
    expect(now().game).toMatchObject({ status: 'ready', table: { code: CODE, family: 'digits5' }, drawing: undefined })
    expect(now().game.drawNo).toMatch(/^\d{8}-\d{4}$/)
    expect(now().game.results).toHaveLength(5)
    expect(seconds(now().left)).toBeGreaterThan(0)
  })

  it('goes to the next draw when one closes, and asks for the numbers until they are known', async () => {
    const { test, now } = await started()
    const [first, ms] = [now().game.drawNo, seconds(now().left) * 1_000]
    await pass(test, ms + 1_000)
    expect(now().game).toMatchObject({ drawing: first })
    expect(now().game.drawNo).not.toBe(first)
    expect(now().game.results[0]?.drawNo).not.toBe(first)
    for (let step = 0; step < 4; step += 1) await pass(test, 3_000)
    expect(now().game.drawing).toBeUndefined()
    expect(now().game.results[0]?.drawNo).toBe(first)
    expect(now().trends.draws[0]?.drawNo).toBe(first)
    const asked = test.network.count(PATH)
    await pass(test, 30_000)
    expect(test.network.count(PATH)).toBe(asked)
  })

  it('LOTT-01 counts by the clock of the backend where that of the device is an hour off', async () => {
    const right = await started()
    for (const wrong of [-HOUR_MS, HOUR_MS]) {
      const { now } = await started(CODE, (test) =>
        test.network.alter(PATH, (value) => ({
          ...value,
          serverTime: Number(value.serverTime) + wrong,
          draws: Array.isArray(value.draws) ? value.draws.map((draw) => ({ ...draw, closesAt: draw.closesAt + wrong })) : [],
        })),
      )
      expect(now().left).toBe(right.now().left)
    }
  })

  it('LOTT-01 looks at once how long it is still when the page shows again', async () => {
    const { test, now } = await started()
    const first = now().game.drawNo
    // Timers of a hidden page stand still.
    test.clock.setWall(test.clock.now() + seconds(now().left) * 1_000 + 1_000)
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      await settle(test)
    })
    await pass(test, 400)
    expect(now().game.drawNo).not.toBe(first)
  })

  it('LOTT-01 goes to the next draw within seconds after a phone woke up, though no event tells of it', async () => {
    const { test, now } = await started()
    const first = now().game.drawNo
    const sleptMs = (seconds(now().left) + 60) * 1_000
    // Timers and the clock that never jumps stood still as long as it slept.
    test.clock.setWall(test.clock.now() + sleptMs)
    await pass(test, 1_000)
    expect(now().left).toBeUndefined()
    await pass(test, 4_500)
    expect(now().game.drawNo).not.toBe(first)
    expect(seconds(now().left)).toBeGreaterThan(0)
  })

  it('asks again after the next draw did not come', async () => {
    const { test, now } = await started()
    const first = now().game.drawNo
    test.backend.fault('getLotteryGame', '500', 1)
    await pass(test, seconds(now().left) * 1_000 + 1_000)
    expect(now().game.drawNo).toBe(first)
    expect(now().left).toBeUndefined()
    await pass(test, 3_500)
    expect(now().game.drawNo).not.toBe(first)
  })

  it('is asked for with pauses while a backend still lists the draw that has closed, and slowly while it lists none', async () => {
    let isListed = true
    const { test, now } = await started(CODE, (test) =>
      test.network.alter(PATH, ({ drawing: _, draws, ...value }) => ({
        ...value,
        draws: isListed && Array.isArray(draws) ? [{ ...draws[0], closesAt: value.serverTime }] : [],
      })),
    )
    const asked = async (ms: number, step = 500) => {
      const before = test.network.count(PATH)
      for (let passed = 0; passed < ms; passed += step) await pass(test, step)
      return test.network.count(PATH) - before
    }
    expect(now().left).toBeUndefined()
    const often = await asked(15_000)
    expect(often).toBeGreaterThanOrEqual(4)
    expect(often).toBeLessThanOrEqual(5)
    isListed = false
    await asked(3_500)
    // Whatever is asked within a step is counted, so long steps miss nothing and take less time.
    const seldom = await asked(60_000, 5_000)
    expect(seldom).toBeGreaterThanOrEqual(1)
    expect(seldom).toBeLessThanOrEqual(2)
  })

  it('that nobody knows says so', async () => {
    const { now } = await started('NOWHERE')
    expect(now().game).toMatchObject({
      status: 'failed',
      refusal: { id: 'lottery_unknown' },
      table: undefined,
      results: [],
    })
  })

  it('has trends of its own draws, also where the page showed another game before', async () => {
    const test = await testLobby()
    let code = CODE
    const { result, rerender } = renderIn(test, () => useLotteryTrends(useLotteryGame(code), 0))
    await settle(test)
    const ofFirst = result.current.draws
    expect(ofFirst).toHaveLength(50)
    code = 'ELOTT_ELOTT_10'
    const release = test.network.hold(`/lgw/games/${code}/draws`)
    rerender()
    await settle(test)
    expect(result.current).toMatchObject({ status: 'loading', draws: [] })
    release()
    await settle(test)
    expect(result.current.draws).toHaveLength(50)
    expect(result.current.draws).not.toEqual(ofFirst)
  })

  it('has trends of its places, drawn from its last draws', async () => {
    const { now } = await started()
    const { trends, draws, places, hot, cold } = now().trends
    expect([draws.length, places.length, trends.length, hot.length, cold.length]).toEqual([50, 5, 10, 5, 5])
    expect(trends.reduce((sum, { hits }) => sum + hits, 0)).toBe(50)
  })
})
