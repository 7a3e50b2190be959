import { perLobby } from '../perLobby.ts'

/**
 * Whether the member is logging out, or the session just ended: until the screens have followed, a guarded page must not
 * offer a login.
 */
export const leavingOf = perLobby(() => ({ isLeaving: false }))
