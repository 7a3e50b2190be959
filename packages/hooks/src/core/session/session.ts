import type { SessionAnswer, SessionInfo } from '@lobbykit/sdk'
import { MEMBER_KEYS } from '../keys.ts'
import type { Lobby } from '../lobby.ts'
import { TOAST_LONG_MS } from '../notices/notices.rules.ts'
import { answerPrompt, notify } from '../notices/notices.ts'
import { STORAGE_KEYS } from '../storage.ts'
import { leavingOf } from './leaving.ts'
import { isTrial } from './member.rules.ts'
import { passwordInMemory } from './passwordInMemory.ts'

/** Stores a session and makes everything that depends on the member load anew (LOGIN-08, LOGIN-11). */
export function startSession(lobby: Lobby, answer: SessionAnswer): SessionInfo {
  forgetMember(lobby)
  leavingOf(lobby).isLeaving = false
  const session = lobby.sdk.session.start(answer)
  if (isTrial(session.type)) lobby.ports.sessionStorage.setItem(STORAGE_KEYS.trialName, session.userName)
  lobby.state.session = session
  return session
}

/**
 * Ends the session on this device, whatever the backend thinks. With a token it does so only while that is the session's own:
 * many answers may say that one session ended, and it ends once; a late answer never ends a new session (LOGIN-13).
 */
export function endSession(
  lobby: Lobby,
  { reason, token }: { reason: 'logout' | 'expired' | 'otherTab'; token?: string },
): void {
  const { session } = lobby.state
  if (!session || (token !== undefined && session.token !== token)) return
  const leaving = leavingOf(lobby)
  const asked = leaving.isLeaving
  leaving.isLeaving = true
  leaving.expired = reason === 'expired' && !asked ? session.userName : undefined
  lobby.ports.clock.setTimeout(() => {
    leaving.isLeaving = false
    leaving.expired = undefined
  }, 0)
  lobby.sdk.session.clear()
  // A question that was asked to the member must not stay open for a guest.
  answerPrompt(lobby, false)
  forgetMember(lobby)
  lobby.state.session = null
  if (reason === 'logout') lobby.ports.sessionStorage.clear?.()
  if (reason === 'otherTab') return
  lobby.ports.tabs.post({ type: 'sessionEnded', userName: session.userName, reason })
  if (reason === 'expired' && !asked) notify(lobby, 'info', { id: 'session_ended' }, TOAST_LONG_MS)
}

/** Forgets everything that belonged to a member, in memory and on the device (LOGIN-12). */
function forgetMember(lobby: Lobby) {
  const { sessionStorage } = lobby.ports
  sessionStorage.removeItem(STORAGE_KEYS.trialName)
  sessionStorage.removeItem(STORAGE_KEYS.smsDeadlines)
  sessionStorage.removeItem(STORAGE_KEYS.popupsSeen)
  lobby.state.smsDeadlines = {}
  lobby.state.panels = {}
  passwordInMemory(lobby).password = undefined
  lobby.cache.forgetMember()
  lobby.ports.localStorage.removeItem(STORAGE_KEYS.banners)
  const member = { queryKey: MEMBER_KEYS }
  // An answer that is still under way would come back as data of whoever logs in next.
  void lobby.queryClient.cancelQueries(member)
  lobby.queryClient.removeQueries(member)
}
