import { createLobby, hybridBodyCipher, plainBodyCipher } from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { go } from './address.ts'

/** The backend's public key; while one develops, that of the mock backend will do. A build without a key ends with an error. */
const bodyKey = import.meta.env.VITE_BODY_KEY || (import.meta.env.DEV ? developmentPublicKey : '')

/** A phone that opens the development server by its address on the network has no WebCrypto; a build refuses to go without. */
const bodyCipher = import.meta.env.DEV && !globalThis.isSecureContext ? plainBodyCipher : hybridBodyCipher(bodyKey)

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
    bodyCipher,
    // Accounts of other providers are not offered here; a port in its place offers those that the backend has.
    socialLogin: null,
    patternWorker: () => new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' }),
  },
)
