import type { Clock } from '../core/ports.ts'

/** A clock that goes on only when it is told to; its two times can be told apart, as on a device whose clock is changed. */
export interface ManualClock extends Clock {
  /** Both times go on; what falls due runs in its order. */
  pass(ms: number): void
  /** Somebody changes the time of the device. */
  setWall(ms: number): void
}

export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  const timers = new Map<number, { at: number; run: () => void }>()
  let ids = 0
  let monotonic = 0
  let wall = start
  const to = (at: number) => {
    wall += at - monotonic
    monotonic = at
  }
  return {
    now: () => wall,
    monotonic: () => monotonic,
    setTimeout(run, ms) {
      timers.set(++ids, { at: monotonic + ms, run })
      return ids
    },
    clearTimeout: (id) => void timers.delete(Number(id)),
    pass(ms) {
      const end = monotonic + ms
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0]
        if (!due) break
        timers.delete(due[0])
        to(Math.max(monotonic, due[1].at))
        due[1].run()
      }
      to(end)
    },
    setWall(ms) {
      wall = ms
    },
  }
}
