import type { Clock, StorageLike } from './ports.ts'
import { readJson, STORAGE_KEYS, safeStorage } from './storage.ts'

/** Hours after which a kept lookup counts as absent, so that a new vendor appears without a cleared browser (assumed). */
export const LOOKUP_MAX_AGE_HOURS = 24

/** Lookups kept on the device and fetched only when absent (APP-22). */
export interface LookupCache {
  /** The kept value, or what `fetch` answers, which is then kept. A kept value that `check` refuses counts as absent. */
  keep<T>(key: string, check: (value: unknown) => boolean, fetch: () => Promise<T>): Promise<T>
  forget(key: string): void
}

interface Kept {
  at: number
  merchant: string
  value: unknown
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'value' in value && typeof (value as Kept).at === 'number'

export function createCache(device: StorageLike, merchant: string, clock: Pick<Clock, 'now'>): LookupCache {
  // A storage a skin passed may throw, too: what was fetched must reach its screen all the same.
  const storage = safeStorage(() => device)
  return {
    async keep<T>(key: string, check: (value: unknown) => boolean, fetch: () => Promise<T>): Promise<T> {
      const name = STORAGE_KEYS.cache + key
      const kept = readJson(storage, name, isKept)
      const age = clock.now() - (kept?.at ?? 0)
      const fresh = kept?.merchant === merchant && age >= 0 && age < LOOKUP_MAX_AGE_HOURS * 3_600_000
      // The check is what makes the value a T again.
      if (kept && fresh && check(kept.value)) return kept.value as T
      const value = await fetch()
      storage.setItem(name, JSON.stringify({ at: clock.now(), merchant, value } satisfies Kept))
      return value
    },
    forget: (key) => storage.removeItem(STORAGE_KEYS.cache + key),
  }
}
