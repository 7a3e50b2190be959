import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'
import { logout } from './logout.ts'
import { isTrial } from './member.rules.ts'

/** The session of this page. */
export interface SessionResult {
  /** Whether somebody is logged in, also on trial. */
  isLoggedIn: boolean
  /** Whether it is free play without an account (LOGIN-11). */
  isTrial: boolean
  /** The account's name; undefined for a guest. */
  userName: string | undefined
  /** Asks first; resolves when the member is home again or said no (LOGIN-12). */
  logout: () => Promise<void>
}

/** Who is logged in on this page, and the way out. A guest is the absence of a session. */
export function useSession(): SessionResult {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  return {
    isLoggedIn: session !== null,
    isTrial: session !== null && isTrial(session.type),
    userName: session?.userName,
    // Loaded from the start, so that a member who is offline can log out, too.
    logout: useCallback(() => logout(lobby), [lobby]),
  }
}
