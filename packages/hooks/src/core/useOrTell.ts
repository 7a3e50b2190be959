import { notify } from './notices/notices.ts'
import { useIsHere } from './useIsHere.ts'
import { useLobby } from './useLobby.ts'

/**
 * Makes a change whose refusal only its own place shows. Who has left that place before it failed is told, where they are, that it
 * may not be made; the end of the session says so itself. Rejects as the change did.
 */
export function useOrTell(): <Value>(change: () => Promise<Value>) => Promise<Value> {
  const lobby = useLobby()
  const isHere = useIsHere()
  return async (change) => {
    const member = lobby.state.session?.userName
    try {
      return await change()
    } catch (error) {
      if (!isHere() && lobby.state.session?.userName === member) notify(lobby, 'fail', { id: 'change_unsaved' })
      throw error
    }
  }
}
