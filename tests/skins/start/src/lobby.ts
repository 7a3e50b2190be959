import { createLobby, hybridBodyCipher } from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { go } from './address.ts'

/** The backend's public key; while one develops, that of the mock backend will do. A build without a key ends with an error. */
const bodyKey = import.meta.env.VITE_BODY_KEY || (import.meta.env.DEV ? developmentPublicKey : '')

/** The lobby of the merchant. */
export const lobby = createLobby(
  {
    baseUrl: location.origin,
    merchantCode: 'lobbykit',
    // Hosts that games may come from, such as '*.vendor.example'.
    gameHosts: [],
  },
  {
    navigate: go,
    bodyCipher: hybridBodyCipher(bodyKey),
    // Accounts of other providers are not offered here; a port in its place offers those that the backend has.
    socialLogin: null,
    patternWorker: () => new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' }),
  },
)
