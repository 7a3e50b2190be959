/** Encrypts the bodies of the calls the contract marks; a merchant replaces it to match the backend. */
export interface BodyCipher {
  /**
   * Turns the JSON text of a body into what travels, and the value of the encryption header that explains it. What travels
   * is no JSON, so it has a content type of its own; a cipher may name another one.
   */
  encrypt(plain: string): Promise<{ body: string; header: string; contentType?: string }>
}

const toBase64 = (bytes: Uint8Array) => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/**
 * The default cipher: a fresh AES-256-GCM key a body, wrapped with the backend's RSA-OAEP-256 public key (SPKI, base64).
 * The body is base64 of the 12-byte nonce and the ciphertext. Throws where WebCrypto is missing, which is any page that is
 * neither https nor localhost.
 */
export function hybridBodyCipher(publicKey: string): BodyCipher {
  let imported: Promise<CryptoKey> | undefined
  return {
    async encrypt(plain) {
      const subtle = globalThis.crypto?.subtle
      if (!subtle) throw new Error('Encrypted calls need https or localhost')
      imported ??= subtle.importKey('spki', fromBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['wrapKey'])
      const wrapping = await imported
      const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const [sealed, wrapped] = await Promise.all([
        subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(plain)),
        subtle.wrapKey('raw', key, wrapping, { name: 'RSA-OAEP' }),
      ])
      const bytes = new Uint8Array(iv.length + sealed.byteLength)
      bytes.set(iv)
      bytes.set(new Uint8Array(sealed), iv.length)
      return { body: toBase64(bytes), header: `RSA-OAEP-256+A256GCM;key=${toBase64(new Uint8Array(wrapped))}` }
    },
  }
}

/** Sends bodies as they are and says so; for development on plain http, where browsers have no WebCrypto. */
export const plainBodyCipher: BodyCipher = {
  encrypt: async (plain) => ({ body: plain, header: 'none', contentType: 'application/json' }),
}
