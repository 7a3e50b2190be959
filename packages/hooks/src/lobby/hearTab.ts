import type { Lobby } from '../core/lobby.ts'
import { followRenewal } from '../core/session/renewal.ts'
import { endSession } from '../core/session/session.ts'
import { balanceQueryOptions } from '../money/money.queries.ts'
import { followMessages } from '../support/inbox/otherTabs.ts'

interface SessionEnded {
  type: 'sessionEnded'
  userName: string
  reason?: unknown
}

const isSessionEnded = (message: unknown): message is SessionEnded =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'sessionEnded' &&
  'userName' in message

/** Follows what another tab of the site says: a renewed token, messages that were read, a session that ended (LOGIN-13, MEM-05). */
export function hearTab(lobby: Lobby, message: unknown): void {
  if (followRenewal(lobby, message) || followMessages(lobby, message)) return
  if (!isSessionEnded(message) || message.userName !== lobby.state.session?.userName) return
  // Who logs out leaves everywhere; what expired may have been an older session than ours, and the backend knows.
  if (message.reason === 'expired') void lobby.queryClient.prefetchQuery({ ...balanceQueryOptions(lobby), staleTime: 0 })
  else endSession(lobby, { reason: 'otherTab' })
}
