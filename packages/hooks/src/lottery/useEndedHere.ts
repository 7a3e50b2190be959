import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { leavingOf } from '../core/session/leaving.ts'
import { useLobby } from '../core/useLobby.ts'

/**
 * Brings the member whose session ends while a page shows back to it after their login, whichever call found it ended (LOGIN-13).
 * Answers with the one who was here and has not come back; undefined for nobody.
 */
export function useEndedHere(path: string): string | undefined {
  const lobby = useLobby()
  const { session, afterLogin } = useSnapshot(lobby.state)
  const member = session?.userName
  const last = useRef(member)
  useEffect(() => {
    const before = last.current
    last.current = member
    const hasExpired = before !== undefined && leavingOf(lobby).expired === before
    if (hasExpired && member === undefined) lobby.state.afterLogin = { path, member: before }
  }, [lobby, member, path])
  const isHere = member === undefined && afterLogin !== null && 'path' in afterLogin && afterLogin.path === path
  return isHere ? afterLogin.member : undefined
}
