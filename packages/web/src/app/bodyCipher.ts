import { hybridBodyCipher, plainBodyCipher } from '@lobbykit/hooks'
import { merchant } from '../merchant.ts'

/** A phone on the development machine's network has no WebCrypto; a production build refuses to go without. */
export const bodyCipher =
  import.meta.env.DEV && !globalThis.isSecureContext ? plainBodyCipher : hybridBodyCipher(merchant.bodyKey)
