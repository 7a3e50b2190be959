import type { Clock } from './ports.ts'

/** A clock whose timers can all be ended at once, after which it starts no more. */
export function stoppableClock(clock: Clock): Clock & { stop(): void } {
  const running = new Set<unknown>()
  let isStopped = false
  return {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    setTimeout(run, ms) {
      if (isStopped) return undefined
      const id = clock.setTimeout(() => {
        running.delete(id)
        run()
      }, ms)
      running.add(id)
      return id
    },
    clearTimeout(id) {
      running.delete(id)
      clock.clearTimeout(id)
    },
    stop() {
      isStopped = true
      for (const id of running) clock.clearTimeout(id)
      running.clear()
    },
  }
}
