import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../../testing/manualClock.ts'
import { countdownTo } from './countdown.rules.ts'
import { timesOf } from './deadline.rules.ts'
import { deadlineAt } from './deadlineAt.rules.ts'
import { timeLeft } from './timeLeft.rules.ts'

const HOUR_MS = 3_600_000

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
    expect(timeLeft(deadlineAt({ endsAt: 5_000 + ms, serverTime: 5_000 }, timesOf(clock)), clock)).toBe(text)
    expect(timeLeft(undefined, clock)).toBeUndefined()
  })

  it('is that of the backend, however wrong the clock of the device is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR_MS, max: HOUR_MS }), fc.nat(300_000), (wrong, passed) => {
        const clock = manualClock()
        const serverTime = clock.now() + wrong
        const closes = deadlineAt({ endsAt: serverTime + 400_000, serverTime }, timesOf(clock))
        clock.pass(passed)
        expect(timeLeft(closes, clock)).toBe(timeLeft({ durationMs: 400_000 - passed, ...timesOf(clock) }, clock))
      }),
    )
  })

  it('goes on while the phone sleeps, and is never longer for a clock that is set back', () => {
    const clock = manualClock()
    const closes = deadlineAt({ endsAt: 300_000, serverTime: 0 }, timesOf(clock))
    clock.setWall(clock.now() + 240_000)
    expect(timeLeft(closes, clock)).toBe('01:00')
    clock.setWall(clock.now() - HOUR_MS)
    clock.pass(120_000)
    expect(timeLeft(closes, clock)).toBe('03:00')
  })

  it('is counted by the device where the backend names no time', () => {
    const clock = manualClock()
    expect(timeLeft(deadlineAt({ endsAt: clock.now() + 30_000 }, timesOf(clock)), clock)).toBe('00:30')
  })
})

it('MEM-11 a countdown says whole seconds that add up to what is left, and ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (left) => {
      const { days = 0, time = '' } = countdownTo(left, 0) ?? {}
      const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1_000))
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
      expect(time).toMatch(/^\d\d:\d\d:\d\d$/)
    }),
  )
  expect(countdownTo(1_000, 1_000)).toBeUndefined()
  expect(countdownTo(0, 1_000)).toBeUndefined()
  expect(countdownTo(Number.NaN, 1_000)).toBeUndefined()
})
