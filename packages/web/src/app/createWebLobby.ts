import { browserDevice, createLobby, type Lobby } from '@lobbykit/hooks'
import { goBack, historyLength, navigate } from '../shared/navigate.ts'
import { trustWorkerAddress } from '../ui/trustedTypes.ts'
import { devPhoneVerification, devSocialLogin } from './devProviders.ts'
import { fetchWithEarly } from './fetchWithEarly.ts'
import { lobbyConfig } from './lobbyConfig.ts'
import patternWorker from './patternWorker.ts?worker&url'
import { recoverFromStaleBuild } from './staleBuild.ts'
import { startAddress } from './startAddress.ts'

/**
 * Providers of phone verification and of social login. A merchant puts its own here; until then these are for the mock backend.
 */
const providers =
  import.meta.env.DEV || import.meta.env.VITE_DEV_PROVIDERS === '1'
    ? { phoneVerification: devPhoneVerification(), socialLogin: devSocialLogin() }
    : {}

/** The lobby of this build: the merchant's configuration and what a browser offers. */
export function createWebLobby(): Lobby {
  const lobby = createLobby(lobbyConfig(location.origin), {
    navigate(to, options) {
      if (to === -1) return goBack()
      startAddress(lobby, to)
      navigate(to, options)
    },
    device: { ...browserDevice(), historyLength },
    fetch: fetchWithEarly,
    bodyCipher: { encrypt: async (plain) => (await import('./bodyCipher.ts')).bodyCipher.encrypt(plain) },
    patternWorker: () => new Worker(trustWorkerAddress(patternWorker), { type: 'module' }),
    ...providers,
    codeLost: recoverFromStaleBuild,
    report: (error, context) => console.warn('[lobby]', error instanceof Error ? error.message : 'unknown', context ?? ''),
  })
  return lobby
}
