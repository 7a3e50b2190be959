import type { Lobby } from '../lobby.ts'

/** Code of the language that is chosen now, for what runs outside React; within it `useLanguage` follows each change. */
export const chosenLanguage = (lobby: Lobby): string => lobby.state.language
