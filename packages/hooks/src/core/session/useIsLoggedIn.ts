import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'

/** Whether a member is logged in. It looks at the name alone, so that a renewed token redraws nothing (LOGIN-15). */
export function useIsLoggedIn(): boolean {
  const { session } = useSnapshot(useLobby().state)
  return session?.userName !== undefined
}
