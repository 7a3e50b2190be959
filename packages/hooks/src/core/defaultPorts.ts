import type { Clock, Device, Ports, TabChannel } from './ports.ts'

const clock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false

/** Follows an event of the browser; a surrounding without it never tells. */
export const watch: Device['watch'] = (event, changed) => {
  globalThis.addEventListener?.(event, changed)
  return () => globalThis.removeEventListener?.(event, changed)
}

/** The history also counts the pages that the player has come back from; where the browser tells them, they are left out. */
function historyLength(): number {
  const length = globalThis.history?.length ?? 1
  const navigation: Navigation | undefined = globalThis.navigation
  const index = navigation?.currentEntry?.index
  return navigation && index !== undefined ? length - (navigation.entries().length - 1 - index) : length
}

/** What a browser says of the device; spread it into a `device` of one's own that replaces some of these facts (APP-27). */
export const browserDevice = (): Device => ({
  userAgent: globalThis.navigator?.userAgent ?? '',
  standalone: () =>
    matches('(display-mode: standalone)') || (globalThis.navigator as { standalone?: boolean })?.standalone === true,
  historyLength,
  online: () => globalThis.navigator?.onLine ?? true,
  watch,
  address: () => globalThis.location?.href ?? 'http://localhost/',
  hostName: globalThis.location?.hostname ?? '',
  screenHeight: globalThis.screen?.height ?? 0,
  touch: (globalThis.navigator?.maxTouchPoints ?? 0) > 0,
})

/**
 * Other tabs of the site; without BroadcastChannel every tab is on its own, and so it is in a browser that refuses one, as it does where
 * the site may keep nothing.
 */
function tabs(name: string): TabChannel {
  const open = () => {
    try {
      return new BroadcastChannel(name)
    } catch {
      return undefined
    }
  }
  const listeners = new Set<{ hear: (message: unknown) => void }>()
  let heard: BroadcastChannel | undefined
  return {
    post(message) {
      // A channel does not hear itself, so what is posted goes out by the one that hears.
      const channel = heard ?? open()
      channel?.postMessage(message)
      if (channel !== heard) channel?.close()
    },
    listen(hear) {
      const listener = { hear }
      listeners.add(listener)
      if (!heard) {
        heard = open()
        heard?.addEventListener('message', ({ data }) => {
          for (const each of [...listeners]) each.hear(data)
        })
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        heard?.close()
        heard = undefined
      }
    },
  }
}

/** What a browser offers beside its storages, which may refuse to be asked for; `name` tells the lobby's tabs from others. A port that a browser cannot know (navigation apart, which history does) is absent. */
export function defaultPorts(name: string): Omit<Ports, 'localStorage' | 'sessionStorage'> {
  return {
    clock,
    random: Math.random,
    device: browserDevice(),
    navigate(to, options) {
      if (to === -1) return history.back()
      // A second entry for the same page would make the way back seem dead.
      if (!options?.replace && new URL(to, location.href).href === location.href) return
      history[options?.replace ? 'replaceState' : 'pushState'](null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    openWindow(url) {
      // With `noopener` the browser does not say whether a window opened, so the opener is removed afterwards.
      const opened = open('about:blank', '_blank')
      if (!opened) return false
      opened.opener = null
      opened.location.replace(url)
      return true
    },
    tabs: tabs(name),
    locks: globalThis.navigator?.locks,
    phoneVerification: undefined,
    socialLogin: undefined,
    bodyCipher: undefined,
    linkCipher: undefined,
    passwordCodec: undefined,
    patternWorker: undefined,
    report: (error, context) => console.error(error, context ?? ''),
    fetch: undefined,
  }
}
