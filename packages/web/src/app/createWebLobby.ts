import { createLobby, type Lobby } from '@lobbykit/hooks'
import { navigate } from 'wouter/use-browser-location'
import { fetchWithEarly } from '../early.ts'
import { merchant } from '../merchant.ts'
import { trustWorkerAddress } from '../trustedTypes.ts'
import { devPhoneVerification, devSocialLogin } from './devProviders.ts'
import patternWorker from './patternWorker.ts?worker&url'

/** Ways in through others: a merchant's own stand here, those for the mock backend until then. */
const providers =
  import.meta.env.DEV || import.meta.env.VITE_DEV_PROVIDERS === '1'
    ? { phoneVerification: devPhoneVerification(), socialLogin: devSocialLogin() }
    : {}

/** The policy of the page names origins, the lobby hosts. */
const hostOf = (origin: string) => origin.replace(/^https:\/\//, '')

/** The lobby of this build: the merchant's configuration and what a browser offers. */
export function createWebLobby(): Lobby {
  return createLobby(
    {
      baseUrl: merchant.apiBase || location.origin,
      merchantCode: merchant.code,
      languages: merchant.languages,
      defaultLanguage: merchant.defaultLanguage,
      currency: merchant.currency,
      gameHosts: merchant.gameHosts.map(hostOf),
      linkHosts: [...merchant.imageHosts.map(hostOf), ...merchant.linkHosts],
      imageHosts: merchant.imageHosts.map(hostOf),
    },
    {
      navigate: (to, options) => (to === -1 ? history.back() : navigate(to, options)),
      fetch: fetchWithEarly,
      bodyCipher: { encrypt: async (plain) => (await import('./bodyCipher.ts')).bodyCipher.encrypt(plain) },
      patternWorker: () => new Worker(trustWorkerAddress(patternWorker), { type: 'module' }),
      ...providers,
      report: (error, context) => console.warn('[lobby]', error instanceof Error ? error.message : 'unknown', context ?? ''),
    },
  )
}
