import type { Query, QueryKey } from '@tanstack/react-query'
import type { Lobby } from '../core/lobby.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { type KeptKey, ownNames } from './kept.rules.ts'

const STORES = ['localStorage', 'sessionStorage'] as const
const KNOWN = [...Object.values(STORAGE_KEYS), 'lobbykit.']

/** Every name in a storage of the browser. A storage of a skin's own does not tell its names: there those are tried that are known. */
function namesIn(store: KeptKey['store'], prefix: string): string[] {
  try {
    const storage = (globalThis as Partial<Pick<typeof globalThis, KeptKey['store']>>)[store]
    return [...Object.keys(storage ?? {}), ...KNOWN.map((name) => prefix + name)]
  } catch {
    return KNOWN.map((name) => prefix + name)
  }
}

/** What the lobby keeps on the device now. */
export function keysOnDevice({ config, ports }: Lobby): KeptKey[] {
  const { storagePrefix } = config
  return STORES.flatMap((store) =>
    [...new Set(ownNames(namesIn(store, storagePrefix), storagePrefix, KNOWN))].flatMap((name) => {
      const value = ports[store].getItem(name)
      return value === null ? [] : [{ store, name, value }]
    }),
  )
}

/** Removes one key, or all that the lobby keeps. */
export function clearDevice(lobby: Lobby, keys: readonly Pick<KeptKey, 'store' | 'name'>[] = keysOnDevice(lobby)): void {
  for (const { store, name } of keys) lobby.ports[store].removeItem(name)
}

/** A query of the cache as the panel shows it. */
export interface CachedQuery {
  hash: string
  key: QueryKey
  /** Whether it has data, failed or waits, and whether it is asked just now. */
  status: string
  /** How old its data is, ms; undefined where it has none. */
  ageMs: number | undefined
  observers: number
}

const shown = (query: Query): CachedQuery => ({
  hash: query.queryHash,
  key: query.queryKey,
  status: query.state.fetchStatus === 'idle' ? query.state.status : `${query.state.status}, ${query.state.fetchStatus}`,
  // The query library notes times by the clock of the platform, whatever the lobby's clock is.
  ageMs: query.state.dataUpdatedAt > 0 ? Date.now() - query.state.dataUpdatedAt : undefined,
  observers: query.getObserversCount(),
})

/** All queries of a lobby, those that somebody shows first. */
export const cachedQueries = ({ queryClient }: Lobby): CachedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(shown)
    .sort((one, other) => Number(other.observers > 0) - Number(one.observers > 0) || (one.hash < other.hash ? -1 : 1))

/** Forgets a query, or all of them; what is on the screen is asked for anew. */
export function clearQueries({ queryClient }: Lobby, hash?: string): void {
  const isMeant = (query: Query) => hash === undefined || query.queryHash === hash
  queryClient.removeQueries({ predicate: (query) => isMeant(query) && query.getObserversCount() === 0 })
  void queryClient.resetQueries({ predicate: isMeant })
}
