import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondsLeft, startDeadline } from '../core/clock/seconds.rules.ts'
import { manualClock } from '../testing/manualClock.ts'
import { SMS_PROVIDER_MINUTES, smsWaitSeconds } from './sms.rules.ts'

const HOUR_MS = 3_600_000

describe('the length of the wait', () => {
  it.each([
    [1, 60],
    [5, 300],
    [0.5, 30],
    [1.1, 66],
    [0.001, 1],
    [1_440, 86_400],
    [1e9, 86_400],
    [Number.POSITIVE_INFINITY, 86_400],
  ])('LOGIN-05 %f minutes of the answer are %i seconds', (minutes, seconds) => {
    expect(smsWaitSeconds(minutes)).toBe(seconds)
  })

  it.each([undefined, 0, -5, Number.NaN])('LOGIN-05 without a sensible answer (%s) it is 60 s', (minutes) => {
    expect(smsWaitSeconds(minutes)).toBe(60)
  })

  it('REG-10 with the phone-verification provider it is 1 minute', () => {
    expect(smsWaitSeconds(SMS_PROVIDER_MINUTES)).toBe(60)
  })
})

describe('the countdown', () => {
  it('LOGIN-05 shows whole seconds and ends at zero', () => {
    const clock = manualClock()
    const deadline = startDeadline(60, clock)
    const seen = [0, 1, 999, 1_000, 57_999, 1, 500, 10_000].map((ms) => {
      clock.pass(ms)
      return secondsLeft(deadline, clock)
    })
    expect(seen).toEqual([60, 60, 59, 58, 1, 0, 0, 0])
  })

  it('LOGIN-05 that was never started leaves nothing to wait for', () => {
    expect(secondsLeft(undefined, manualClock())).toBe(0)
  })

  /** The page is seen for 5 s and then frozen for 40 s of a wait of 60 s; timers do not run, clocks do. */
  it.each([
    { change: 'unchanged', by: 0, left: 15 },
    { change: 'one hour forward', by: HOUR_MS, left: 0 },
    { change: 'one hour back', by: -HOUR_MS, left: 15 },
  ])('LOGIN-06 after a frozen page the wait of a clock $change is $left s', ({ by, left }) => {
    const clock = manualClock()
    const deadline = startDeadline(60, clock)
    clock.pass(5_000)
    expect(secondsLeft(deadline, clock)).toBe(55)
    clock.pass(40_000)
    clock.setWall(clock.now() + by)
    expect(secondsLeft(deadline, clock)).toBe(left)
  })

  it('LOGIN-06 goes on while the device sleeps and its steady clock stands still', () => {
    const clock = manualClock()
    const deadline = startDeadline(60, clock)
    clock.setWall(clock.now() + 40_000)
    expect(secondsLeft(deadline, clock)).toBe(20)
  })

  it('LOGIN-06 is never longer than it was set to, nor negative, nor a part of a second, whatever the clocks say', () => {
    const time = fc.double({ min: -1e15, max: 1e15, noNaN: true })
    const seconds = fc.integer({ min: 1, max: 86_400 })
    fc.assert(
      fc.property(seconds, time, time, time, time, (duration, wall, steady, now, monotonic) => {
        const deadline = { durationMs: duration * 1000, wall, monotonic: steady }
        const left = secondsLeft(deadline, { now: () => now, monotonic: () => monotonic })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(duration)
        expect(Number.isInteger(left)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('LOGIN-06 never goes up while both clocks go forward, each at its own pace', () => {
    const steps = fc.array(fc.record({ wall: fc.nat(20_000), steady: fc.nat(20_000) }), { maxLength: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), steps, (seconds, passed) => {
        const at = { wall: 1e12, steady: 0 }
        const clock = { now: () => at.wall, monotonic: () => at.steady }
        const deadline = startDeadline(seconds, clock)
        let before = secondsLeft(deadline, clock)
        expect(before).toBe(seconds)
        for (const { wall, steady } of passed) {
          at.wall += wall
          at.steady += steady
          const left = secondsLeft(deadline, clock)
          expect(left).toBeLessThanOrEqual(before)
          before = left
        }
      }),
    )
  })

  it('LOGIN-06 is over after its length of either clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.boolean(), (seconds, bySteady) => {
        const deadline = startDeadline(seconds, { now: () => 5, monotonic: () => 5 })
        const later = 5 + seconds * 1000
        const clock = { now: () => (bySteady ? 5 : later), monotonic: () => (bySteady ? later : 5) }
        expect(secondsLeft(deadline, clock)).toBe(0)
      }),
    )
  })
})
