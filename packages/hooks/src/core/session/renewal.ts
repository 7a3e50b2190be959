import type { Lobby } from '../lobby.ts'

/** What a tab tells the others of a renewed token. */
export interface SessionRenewed {
  type: 'sessionRenewed'
  /** The token that was renewed. */
  from: string
  token: string
}

const isSessionRenewed = (message: unknown): message is SessionRenewed =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'sessionRenewed' &&
  'from' in message &&
  'token' in message &&
  typeof message.token === 'string'

/** Takes over the token another tab has renewed, if it is this tab's; returns whether the message was about that. */
export function followRenewal(lobby: Lobby, message: unknown): boolean {
  if (!isSessionRenewed(message)) return false
  replaceToken(lobby, message.from, message.token)
  return true
}

/** Takes a renewed token over, if the session still has the old one; returns whether it had. */
export function replaceToken(lobby: Lobby, from: string, token: string): boolean {
  const { session } = lobby.state
  if (session?.token !== from) return false
  const renewed = { ...session, token }
  lobby.sdk.session.write(renewed)
  lobby.state.session = renewed
  return true
}
