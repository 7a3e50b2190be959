import { perLobby } from '../perLobby.ts'

/**
 * Whether the member is logging out, or the session just ended: until the screens have followed, a guarded page must not
 * offer a login. Of a session that expired it is known whose it was, for who logs in again goes on where they were.
 */
export const leavingOf = /* @__PURE__ */ perLobby((): { isLeaving: boolean; expired: string | undefined } => ({
  isLeaving: false,
  expired: undefined,
}))
