import { createLobby, hybridBodyCipher } from '@lobbykit/hooks'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { go } from './address.ts'

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
    bodyCipher: hybridBodyCipher(import.meta.env.VITE_BODY_KEY || developmentPublicKey),
    patternWorker: () => new Worker(new URL('./patternWorker.ts', import.meta.url), { type: 'module' }),
  },
)
