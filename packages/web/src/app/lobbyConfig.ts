import type { LobbyConfig } from '@lobbykit/hooks'
import { merchant } from '../merchant.ts'

/** The security policy of the pages is written with origins, the lobby takes hosts alone. */
const hostOf = (origin: string) => origin.replace(/^https:\/\//, '')

/** What the merchant decided, as the hooks take it. */
export const lobbyConfig = (origin: string): LobbyConfig => ({
  baseUrl: merchant.apiBase || origin,
  merchantCode: merchant.code,
  languages: merchant.languages,
  defaultLanguage: merchant.defaultLanguage,
  currency: merchant.currency,
  gameHosts: merchant.gameHosts.map(hostOf),
  linkHosts: [...merchant.imageHosts.map(hostOf), ...merchant.linkHosts],
  imageHosts: merchant.imageHosts.map(hostOf),
  ...(merchant.prizeMode && { prizeMode: merchant.prizeMode }),
  remember: merchant.remember,
  ...merchant.backend,
})
