import { describe, expect, it } from 'vitest'
import { NEXT_AFTER_MS, timesOf } from '../core/clock/deadline.rules.ts'
import { deadlineAt } from '../core/clock/deadlineAt.rules.ts'
import { manualClock } from '../testing/manualClock.ts'
import { LIST_AGAIN_AFTER_MS, NOTHING_OPEN_AGAIN_MS, NUMBERS_AGAIN_MS, untilNews, untilNextDraw } from './drawClock.rules.ts'

describe('the next draw', () => {
  const within = (clock: ReturnType<typeof manualClock>, ms: number) =>
    deadlineAt({ endsAt: ms, serverTime: 0 }, timesOf(clock))

  it('is asked for after the first has closed, and never without a pause', () => {
    const clock = manualClock()
    expect([untilNextDraw([], clock), untilNextDraw([{}], clock)]).toEqual([NOTHING_OPEN_AGAIN_MS, NOTHING_OPEN_AGAIN_MS])
    expect(untilNextDraw([{ closes: within(clock, 9_000) }, { closes: within(clock, 4_000) }], clock)).toBe(
      4_000 + LIST_AGAIN_AFTER_MS,
    )
    clock.pass(60_000)
    expect(untilNextDraw([{ closes: deadlineAt({ endsAt: 1, serverTime: 2 }, timesOf(clock)) }], clock)).toBe(
      LIST_AGAIN_AFTER_MS,
    )
  })

  it('of a game comes with the close, and its numbers are asked for until they are there', () => {
    const clock = manualClock()
    const closes = within(clock, 60_000)
    expect(untilNews({ closes }, clock)).toBe(60_000 + NEXT_AFTER_MS)
    expect(untilNews({ closes, drawing: '7' }, clock)).toBe(NUMBERS_AGAIN_MS)
    expect(untilNews({ closes: undefined }, clock)).toBe(NOTHING_OPEN_AGAIN_MS)
    expect(untilNews({ closes: undefined, drawing: '7' }, clock)).toBe(NUMBERS_AGAIN_MS)
    clock.pass(59_999)
    expect(untilNews({ closes, drawing: '7' }, clock)).toBe(1 + NEXT_AFTER_MS)
  })
})
