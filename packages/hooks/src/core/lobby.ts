import type { Sdk } from '@lobbykit/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { LookupCache } from './cache.ts'
import type { ResolvedConfig } from './config.ts'
import type { Ports } from './ports.ts'
import type { LobbyState } from './state.ts'

/** One lobby: a merchant's client, cache, state and surroundings. Two of them on a page know nothing of each other. */
export interface Lobby {
  readonly config: ResolvedConfig
  readonly ports: Ports
  readonly sdk: Sdk
  readonly queryClient: QueryClient
  readonly state: LobbyState
  readonly cache: LookupCache
  /** Ends the lobby for good: calls under way are given up, and no timer or listener of it is left. */
  dispose(): void
}
