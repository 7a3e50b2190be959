import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hybridBodyCipher, plainBodyCipher } from './bodyCipher.ts'
import { failureOf, json, memberSdk, network } from './test/network.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const credentials = { type: 'username' as const, username: 'maria88', password: 'Maria88pass' }

/** Takes a sealed body apart the way a backend does: unwrap the key, then nonce, text and tag. */
function open({ body, header }: { body: string; header: string }) {
  const [scheme, wrapped = ''] = header.split(';key=')
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const key = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(wrapped, 'base64'))
  const bytes = Buffer.from(body, 'base64')
  const nonce = bytes.subarray(0, 12)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(bytes.subarray(-16))
  const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
  return { scheme, plain, key: key.toString('hex'), nonce: nonce.toString('hex') }
}

afterEach(() => vi.unstubAllGlobals())

describe('LOGIN-10 the default cipher', () => {
  it('seals what only the owner of the private key can read', async () => {
    const { scheme, plain, key } = open(await hybridBodyCipher(spki).encrypt('{"password":"Maria88pass"}'))
    expect(scheme).toBe('RSA-OAEP-256+A256GCM')
    expect(key).toHaveLength(64)
    expect(plain).toBe('{"password":"Maria88pass"}')
  })

  it('carries any text there and back', async () => {
    const cipher = hybridBodyCipher(spki)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 500 }), async (text) => {
        expect(open(await cipher.encrypt(text)).plain).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  it('takes a fresh key and a fresh nonce each time', async () => {
    const cipher = hybridBodyCipher(spki)
    const sealed = await Promise.all(Array.from({ length: 20 }, () => cipher.encrypt('same')))
    const opened = sealed.map(open)
    expect(new Set(opened.map(({ key }) => key)).size).toBe(20)
    expect(new Set(opened.map(({ nonce }) => nonce)).size).toBe(20)
    expect(new Set(sealed.map(({ body }) => body)).size).toBe(20)
  })

  it('notices a body that was tampered with', async () => {
    const { body, header } = await hybridBodyCipher(spki).encrypt('{"amount":1}')
    const bytes = Buffer.from(body, 'base64')
    bytes[14] = (bytes[14] ?? 0) ^ 1
    expect(() => open({ body: bytes.toString('base64'), header })).toThrow()
  })

  it('sends a login that holds no readable password', async () => {
    const { fetch, requests } = network(() => json({ success: false }))
    await failureOf(
      memberSdk({ fetch, bodyCipher: hybridBodyCipher(spki) }).wps.POST('/wps/session/login', { body: credentials }),
    )
    const body = (await requests[0]?.text()) ?? ''
    const header = requests[0]?.headers.get('Encryption') ?? ''
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/vnd.lobbykit.sealed')
    expect(body).not.toContain('Maria88pass')
    expect(JSON.parse(open({ body, header }).plain)).toEqual(credentials)
  })

  it('ERR-02 says why nothing was sent where there is no WebCrypto', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => undefined })
    const { fetch, requests } = network(() => json({ success: true }))
    const sdk = memberSdk({ fetch, bodyCipher: hybridBodyCipher(spki) })
    const error = await failureOf(sdk.wps.POST('/wps/session/login', { body: credentials }))
    expect(error).toMatchObject({ kind: 'invalid', operation: 'login' })
    expect(error.cause).toEqual(new Error('Encrypted calls need https or localhost', { cause: 'bodyCipher' }))
    expect(requests).toHaveLength(0)
  })

  it.each(['not base64!', btoa('not a key'), ''])('ERR-02 sends nothing with the public key %j', async (key) => {
    const { fetch, requests } = network(() => json({ success: true }))
    const sdk = memberSdk({ fetch, bodyCipher: hybridBodyCipher(key) })
    for (const _ of ['first', 'second']) {
      const error = await failureOf(sdk.wps.POST('/wps/session/login', { body: credentials }))
      expect(error).toMatchObject({ kind: 'invalid', operation: 'login' })
    }
    expect(requests).toHaveLength(0)
  })
})

it('the plain cipher sends the text as it is and says so', async () => {
  expect(await plainBodyCipher.encrypt('{"a":1}')).toEqual({ body: '{"a":1}', header: 'none', contentType: 'application/json' })
})
