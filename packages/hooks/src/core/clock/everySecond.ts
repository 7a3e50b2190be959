import type { Ports } from '../ports.ts'

/** Runs something each second, and when the page is looked at again: timers may stand still while it is hidden. Answers with what stops it. */
export function everySecond({ clock, device }: Pick<Ports, 'clock' | 'device'>, run: () => void): () => void {
  const tick = () => {
    run()
    timer = clock.setTimeout(tick, 1_000)
  }
  let timer = clock.setTimeout(tick, 1_000)
  const stopWatching = device.watch('visibilitychange', run)
  return () => {
    clock.clearTimeout(timer)
    stopWatching()
  }
}
