import { hybridBodyCipher, plainBodyCipher } from '@lobbykit/hooks'

/** Public key for bodies that travel encrypted (RSA, SPKI, base64); put here by the build. */
declare const __BODY_KEY__: string

/**
 * A phone that opens the development server over the local network has no WebCrypto, so bodies are not encrypted there. A
 * production build never sends a body unencrypted.
 */
export const bodyCipher = import.meta.env.DEV && !globalThis.isSecureContext ? plainBodyCipher : hybridBodyCipher(__BODY_KEY__)
