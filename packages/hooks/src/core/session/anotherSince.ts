import type { Lobby } from '../lobby.ts'

/**
 * Tells later whether another member is there by then than when it was made: what was begun for the one before is neither told to them nor
 * leads them away (LOGIN-13). Mostly a session that has ended comes back, so nobody is not another one.
 */
export function anotherSince({ state }: Lobby): () => boolean {
  const member = state.session?.userName
  return () => state.session !== null && state.session.userName !== member
}
