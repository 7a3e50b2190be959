/// <reference path="./des.d.ts" />
import { ApiError } from './apiError.ts'

/** Decrypts the path of the service link; a merchant replaces it to match the backend. */
export interface LinkCipher {
  /** The plain text of `cipherText` (base64) under an 8-character key; rejects when it is not one. */
  decrypt(cipherText: string, key: string): Promise<string>
}

/** Characters at the end of an encrypted link that are its key (MENU-05). */
export const LINK_KEY_LENGTH = 8

const bytesOf = (text: string) => Array.from(text, (char) => char.charCodeAt(0))

/** The default cipher: DES-ECB with PKCS7 padding. It hides a path from a glance and protects nothing. */
export const desLinkCipher: LinkCipher = {
  async decrypt(cipherText, key) {
    const { DES } = (await import('des.js')).default
    const cipher = DES.create({ type: 'decrypt', key: bytesOf(key) })
    const bytes = [...cipher.update(bytesOf(atob(cipherText))), ...cipher.final()]
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  },
}

/**
 * The path of an encrypted service link: its last 8 characters are the key of the rest (MENU-05). Rejects with a malformed
 * {@link ApiError} for anything that does not decrypt to text. The result comes from outside: check it before opening it.
 */
export async function decryptLink(value: string, cipher: LinkCipher = desLinkCipher): Promise<string> {
  const operation = 'getCustomerService'
  if (value.length <= LINK_KEY_LENGTH) throw new ApiError('malformed', { operation })
  try {
    const path = await cipher.decrypt(value.slice(0, -LINK_KEY_LENGTH), value.slice(-LINK_KEY_LENGTH))
    if (path.trim() !== '') return path
  } catch (cause) {
    throw new ApiError('malformed', { operation, cause })
  }
  throw new ApiError('malformed', { operation })
}
