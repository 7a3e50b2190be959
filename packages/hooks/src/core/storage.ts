import { SESSION_KEY } from '@lobbykit/sdk'
import type { StorageLike } from './ports.ts'

/** Every key the lobby keeps on the device, in one place. */
export const STORAGE_KEYS = {
  /** The session; session storage (LOGIN-08). */
  session: SESSION_KEY,
  /** Chosen language code; read by the page before any script of the app. */
  language: 'lobbykit.language',
  /** Address of the first banner last shown, so that the next visit can paint it at once. */
  hero: 'lobbykit.hero',
  /** Banners of the last visit (HOME-15). */
  banners: 'lobbykit.banners',
  /** First pages of the lists of games seen last, so that they show at once when one comes back. */
  games: 'lobbykit.games',
  /** '1' hides amounts. */
  hideBalance: 'lobbykit.hideBalance',
  /** '1' when the member wants to be remembered (LOGIN-09). */
  rememberFlag: 'remPass',
  /** The remembered login (LOGIN-09). */
  remembered: 'sass',
  /** '0' after a logout (LOGIN-12). */
  autoLogin: 'autoLogin',
  /** '1' when the app was installed as a web clip. */
  webClip: 'WEBCLIP',
  /** The affiliate link that brought the guest, until the guest registers. */
  affiliate: 'lobbykit.affiliate',
  /** '1' once the download bar was closed (HOME-03). */
  downloadBarClosed: 'hideDownloadBar',
  /** Name of a free-play member; session storage (LOGIN-11). */
  trialName: 'trialName',
  /** Until when no further SMS code may be asked for, by purpose; session storage. */
  smsDeadlines: 'lobbykit.smsDeadlines',
  /** Bet slips, so that a reload of the page takes nothing of them; session storage. */
  slips: 'lobbykit.slips',
  /** Ids of popups seen; session storage (HOME-09). */
  popupsSeen: 'lobbykit.popupsSeen',
  /** Popups not wanted again today, by id. */
  popupsToday: 'lobbykit.popupsToday',
  /** Prefix of what was sent to be moved and is not known to have been, by kind and member (BAL-05). */
  intention: 'lobbykit.once.',
  /** Prefix of cached lookups (APP-22). */
  cache: 'lobbykit.cache.',
} as const

const SESSION_NAMES = [
  STORAGE_KEYS.session,
  STORAGE_KEYS.trialName,
  STORAGE_KEYS.smsDeadlines,
  STORAGE_KEYS.slips,
  STORAGE_KEYS.popupsSeen,
]

/** Whether a name of a session storage is that of a lobby with a prefix. */
const isOfPrefixed = (name: string) => SESSION_NAMES.some((own) => name !== own && name.endsWith(own))

/**
 * Storage that never throws: blocked, full or missing storage falls back to the page's memory, so a screen works for as
 * long as it is open (APP-22). Every name begins with `prefix`; with one, what others keep there is never emptied, and without
 * one the lobbies with one keep what is theirs.
 */
export function safeStorage(find: () => StorageLike | undefined, prefix: string): StorageLike {
  // What the real storage did not take; null means that it refused a removal.
  const memory = new Map<string, string | null>()
  const attempt = <T>(act: (storage: StorageLike) => T): T | undefined => {
    try {
      const storage = find()
      return storage && act(storage)
    } catch {
      return undefined
    }
  }
  return {
    getItem(key) {
      const kept = memory.get(key)
      return kept === undefined ? (attempt((storage) => storage.getItem(prefix + key)) ?? null) : kept
    },
    setItem(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(prefix + key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      const gone = attempt((storage) => {
        storage.removeItem(prefix + key)
        return true
      })
      if (gone) memory.delete(key)
      else memory.set(key, null)
    },
    clear() {
      memory.clear()
      attempt((storage) => {
        if (prefix || !storage.clear) return
        const others = Object.keys(storage).filter(isOfPrefixed)
        const kept = others.map((name) => [name, storage.getItem(name) ?? ''] as const)
        storage.clear()
        for (const [name, value] of kept) storage.setItem(name, value)
      })
    },
  }
}

/** Reads JSON that may be missing, foreign or broken; `check` says whether it is what the caller wrote. */
export function readJson<T>(storage: StorageLike, key: string, check: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return check(value) ? value : undefined
  } catch {
    return undefined
  }
}
