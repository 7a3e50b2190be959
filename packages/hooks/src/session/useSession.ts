import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { isTrial } from '../member/member.rules.ts'
import { logout } from './logout.ts'

/** Who is logged in on this page, and the way out. A guest is the absence of a session. */
export function useSession() {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  return {
    isLoggedIn: session !== null,
    isTrial: session !== null && isTrial(session.type),
    userName: session?.userName,
    /** Asks first; resolves when the member is home again or said no (LOGIN-12). */
    logout: useCallback(() => logout(lobby), [lobby]),
  }
}
