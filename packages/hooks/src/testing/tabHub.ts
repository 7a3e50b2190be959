import type { TabChannel } from '../core/ports.ts'

/** Connects the tabs of a browser: what one posts, all hear, itself too, as with one BroadcastChannel for each. */
export function createTabHub(): TabChannel {
  const listeners = new Set<(message: unknown) => void>()
  return {
    post(message) {
      queueMicrotask(() => {
        for (const hear of [...listeners]) hear(structuredClone(message))
      })
    },
    listen(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}
