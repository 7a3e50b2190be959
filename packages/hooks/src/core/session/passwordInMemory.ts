import { perLobby } from '../perLobby.ts'

/** The password of this page's login, held in memory only, for the form that changes it. */
export const passwordInMemory = /* @__PURE__ */ perLobby((): { password: string | undefined } => ({ password: undefined }))
