import { useSnapshot } from 'valtio'
import type { Message } from '../../core/message.ts'
import { useLobby } from '../../core/useLobby.ts'

/** What to say about the connection, if anything; it clears by itself (APP-15). */
export function useConnection(): Message | undefined {
  const { online, slow } = useSnapshot(useLobby().state)
  if (!online) return { id: 'no_internet' }
  return slow ? { id: 'slow_connection' } : undefined
}
