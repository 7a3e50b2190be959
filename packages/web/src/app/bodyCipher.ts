import { hybridBodyCipher, plainBodyCipher } from '@lobbykit/hooks'

/** Public key for bodies that travel encrypted (RSA, SPKI, base64); put here by the build. */
declare const __BODY_KEY__: string

/** A phone on the development machine's network has no WebCrypto; a production build refuses to go without. */
export const bodyCipher = import.meta.env.DEV && !globalThis.isSecureContext ? plainBodyCipher : hybridBodyCipher(__BODY_KEY__)
