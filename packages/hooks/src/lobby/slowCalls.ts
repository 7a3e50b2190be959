import type { Clock } from '../core/ports.ts'
import { SLOW_AFTER_MS } from '../site/startup/startup.rules.ts'

/** Says whether any call has been under way for long; each call of the SDK passes through what this returns (APP-15). */
export function watchSlowCalls(clock: Clock, tell: (isSlow: boolean) => void): () => () => void {
  let slowCalls = 0
  return () => {
    let isSlow = false
    const timer = clock.setTimeout(() => {
      isSlow = true
      slowCalls += 1
      tell(true)
    }, SLOW_AFTER_MS)
    return () => {
      clock.clearTimeout(timer)
      if (!isSlow) return
      slowCalls -= 1
      if (slowCalls === 0) tell(false)
    }
  }
}
