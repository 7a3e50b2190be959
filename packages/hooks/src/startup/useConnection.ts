import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import type { Message } from '../core/message.ts'

/** What to say about the connection, if anything; it clears by itself (APP-15). */
export function useConnection(): Message | undefined {
  const { online, slow } = useSnapshot(useLobby().state)
  if (!online) return { id: 'no_internet' }
  return slow ? { id: 'slow_connection' } : undefined
}
