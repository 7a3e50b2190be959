import en from '@lobbykit/hooks/messages/en.json'

/** The texts of the rules; other languages stand beside this one. */
export const words = en
