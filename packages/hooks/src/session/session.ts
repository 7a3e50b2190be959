import type { SessionInfo } from '@lobbykit/sdk'
import type { Lobby } from '../core/createLobby.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { isTrial } from '../member/member.rules.ts'
import { TOAST_LONG_MS } from '../notices/notices.rules.ts'
import { notify } from '../notices/notices.ts'

/** What a login answers with. */
export interface SessionAnswer {
  token: string
  userName: string
  customerType: number
  firstTimeLogin?: boolean
}

/** Stores a session and makes everything that depends on the member load anew (LOGIN-08, LOGIN-11). */
export function startSession(lobby: Lobby, answer: SessionAnswer): SessionInfo {
  const session: SessionInfo = {
    token: answer.token,
    merchantCode: lobby.config.merchantCode,
    userName: answer.userName,
    type: answer.customerType,
    firstTimeLogin: answer.firstTimeLogin ?? false,
  }
  forgetMember(lobby)
  lobby.leaving = false
  lobby.sdk.session.write(session)
  if (isTrial(session.type)) lobby.ports.sessionStorage.setItem(STORAGE_KEYS.trialName, session.userName)
  lobby.state.session = session
  return session
}

/**
 * Ends the session on this device, whatever the backend thinks. With a token it does so only while that is the session's
 * own, so that twenty answers of one dead session end it once and an old answer never ends a new session (LOGIN-13).
 */
export function endSession(
  lobby: Lobby,
  { reason, token }: { reason: 'logout' | 'expired' | 'otherTab'; token?: string },
): void {
  const { session } = lobby.state
  if (!session || (token !== undefined && session.token !== token)) return
  const asked = lobby.leaving
  lobby.leaving = true
  // Until the screens have followed, a guarded one must not take the end of the session for a guest at its door.
  lobby.ports.clock.setTimeout(() => {
    lobby.leaving = false
  }, 0)
  lobby.sdk.session.clear()
  // What was asked of a member is no question to a guest.
  lobby.answerPrompt(false)
  forgetMember(lobby)
  lobby.state.session = null
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
  lobby.storedPassword = undefined
  lobby.cache.forget('memberInfo')
  lobby.cache.forget('bankList')
  const member = { queryKey: ['member'] }
  // An answer that is still under way belongs to the member who asked.
  void lobby.queryClient.cancelQueries(member)
  lobby.queryClient.removeQueries(member)
}
