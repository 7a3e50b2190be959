import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../testing/manualClock.ts'
import {
  closeOf,
  LIST_AGAIN_AFTER_MS,
  NEXT_DRAW_AFTER_MS,
  NOTHING_OPEN_AGAIN_MS,
  NUMBERS_AGAIN_MS,
  timeLeft,
  untilNews,
  untilNextDraw,
} from './drawClock.rules.ts'

const HOUR_MS = 3_600_000
const asked = (clock: ReturnType<typeof manualClock>) => ({ wall: clock.now(), monotonic: clock.monotonic() })

describe('LOTT-01 the time until a draw closes', () => {
  it.each([
    [90_000, '01:30'],
    [1, '00:01'],
    [59_001, '01:00'],
    [3_600_000, '01:00:00'],
    [36_061_000, '10:01:01'],
    [0, undefined],
    [-1, undefined],
  ])('%i ms before it closes a draw has %s left', (ms, text) => {
    const clock = manualClock()
    expect(timeLeft(closeOf({ closesAt: 5_000 + ms, serverTime: 5_000 }, asked(clock)), clock)).toBe(text)
    expect(timeLeft(undefined, clock)).toBeUndefined()
  })

  it('is that of the backend, however wrong the clock of the device is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR_MS, max: HOUR_MS }), fc.nat(300_000), (wrong, passed) => {
        const clock = manualClock()
        const serverTime = clock.now() + wrong
        const closes = closeOf({ closesAt: serverTime + 400_000, serverTime }, asked(clock))
        clock.pass(passed)
        expect(timeLeft(closes, clock)).toBe(timeLeft({ durationMs: 400_000 - passed, ...asked(clock) }, clock))
      }),
    )
  })

  it('goes on while the phone sleeps, and is never longer for a clock that is set back', () => {
    const clock = manualClock()
    const closes = closeOf({ closesAt: 300_000, serverTime: 0 }, asked(clock))
    clock.setWall(clock.now() + 240_000)
    expect(timeLeft(closes, clock)).toBe('01:00')
    clock.setWall(clock.now() - HOUR_MS)
    clock.pass(120_000)
    expect(timeLeft(closes, clock)).toBe('03:00')
  })

  it('is counted by the device where the backend names no time', () => {
    const clock = manualClock()
    expect(timeLeft(closeOf({ closesAt: clock.now() + 30_000 }, asked(clock)), clock)).toBe('00:30')
  })
})

describe('the next draw', () => {
  const within = (clock: ReturnType<typeof manualClock>, ms: number) => closeOf({ closesAt: ms, serverTime: 0 }, asked(clock))

  it('is asked for after the first has closed, and never without a pause', () => {
    const clock = manualClock()
    expect([untilNextDraw([], clock), untilNextDraw([{}], clock)]).toEqual([NOTHING_OPEN_AGAIN_MS, NOTHING_OPEN_AGAIN_MS])
    expect(untilNextDraw([{ closes: within(clock, 9_000) }, { closes: within(clock, 4_000) }], clock)).toBe(
      4_000 + LIST_AGAIN_AFTER_MS,
    )
    clock.pass(60_000)
    expect(untilNextDraw([{ closes: closeOf({ closesAt: 1, serverTime: 2 }, asked(clock)) }], clock)).toBe(LIST_AGAIN_AFTER_MS)
  })

  it('of a game comes with the close, and its numbers are asked for until they are there', () => {
    const clock = manualClock()
    const closes = within(clock, 60_000)
    expect(untilNews({ closes }, clock)).toBe(60_000 + NEXT_DRAW_AFTER_MS)
    expect(untilNews({ closes, drawing: '7' }, clock)).toBe(NUMBERS_AGAIN_MS)
    expect(untilNews({ closes: undefined }, clock)).toBe(NOTHING_OPEN_AGAIN_MS)
    expect(untilNews({ closes: undefined, drawing: '7' }, clock)).toBe(NUMBERS_AGAIN_MS)
    clock.pass(59_999)
    expect(untilNews({ closes, drawing: '7' }, clock)).toBe(1 + NEXT_DRAW_AFTER_MS)
  })
})
