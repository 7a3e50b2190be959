import type { StorageLike } from '../core/ports.ts'

/** A device's storage with what `entries` says in it; `kept` shows what is there. */
export function memoryStorage(entries: Record<string, string> = {}): StorageLike & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
