import type { Lobby } from '@lobbykit/hooks'
import { prefetchNextAddresses } from './prefetch.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

/** What a page does once it is shown and has nothing else to do: it makes the next address fast. */
export function onceSettled(lobby: Lobby): void {
  prefetchNextAddresses(lobby)
  registerServiceWorker()
}
