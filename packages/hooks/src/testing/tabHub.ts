import type { TabChannel } from '../core/ports.ts'

/** The tabs of a browser. The hub is itself a tab without a lobby: what it posts all others hear, and it hears what they post. */
export interface TabHub extends TabChannel {
  /** Opens one more tab, which hears the others and never itself. */
  open(): TabChannel
}

interface Listener {
  hear: (message: unknown) => void
}

/** Connects the tabs of a browser, as one BroadcastChannel for each does. */
export function createTabHub(): TabHub {
  const listeners = new Map<Listener, TabChannel>()
  const open = (): TabChannel => {
    const tab: TabChannel = {
      post(message) {
        queueMicrotask(() => {
          for (const [{ hear }, of] of [...listeners]) if (of !== tab) hear(structuredClone(message))
        })
      },
      listen(hear) {
        const listener = { hear }
        listeners.set(listener, tab)
        return () => void listeners.delete(listener)
      },
    }
    return tab
  }
  return { ...open(), open }
}
