import { developmentPrivateKey } from './privateKey.ts'

const HEADER = /^RSA-OAEP-256\+A256GCM;key=([A-Za-z0-9+/=]+)$/
const IV_BYTES = 12

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

let imported: Promise<CryptoKey> | undefined

/**
 * The plain text of an encrypted body. The header carries the AES key wrapped with the development key; the body is base64
 * of the 12-byte nonce and the ciphertext. Rejects when anything does not fit.
 */
export async function decipher(header: string, body: string): Promise<string> {
  const wrapped = HEADER.exec(header)?.[1]
  if (!wrapped) throw new Error('unknown encryption scheme')
  const { subtle } = crypto
  imported ??= subtle.importKey('pkcs8', bytesOf(developmentPrivateKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'decrypt',
  ])
  const raw = await subtle.decrypt({ name: 'RSA-OAEP' }, await imported, bytesOf(wrapped))
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const sealed = bytesOf(body)
  const opened = await subtle.decrypt({ name: 'AES-GCM', iv: sealed.subarray(0, IV_BYTES) }, key, sealed.subarray(IV_BYTES))
  return new TextDecoder().decode(opened)
}
