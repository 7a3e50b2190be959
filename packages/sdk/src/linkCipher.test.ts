import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decryptLink, LINK_KEY_LENGTH } from './linkCipher.ts'
import { failureOf } from './test/network.ts'

const KEY = 'k3y12345'
/** Single DES, as a backend makes it: the triple cipher with one key three times over is the same. */
function seal(plain: string, key = KEY) {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null)
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64') + key
}
const malformed = { kind: 'malformed', operation: 'getCustomerService' }

describe('MENU-05 the service link', () => {
  it('is decrypted with its last 8 characters', async () => {
    expect(LINK_KEY_LENGTH).toBe(8)
    expect(await decryptLink(seal('/chat?site=lobbykit&lang=en'))).toBe('/chat?site=lobbykit&lang=en')
  })

  it('may be any text', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((plain) => plain.trim() !== '')
    const key = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(text, key, async (plain, secret) => {
        expect(await decryptLink(seal(plain, secret))).toBe(plain)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['nothing', ''],
    ['a key alone', KEY],
    ['no base64', `***${KEY}`],
    ['a part of a block', `${btoa('abc')}${KEY}`],
    ['an empty text', seal('')],
    ['blanks', seal('   ')],
    ['a text under another key', `${seal('/chat').slice(0, -8)}another1`],
    ['a link that is not encrypted', 'https://chat.mock.example/room'],
  ])('that is %s is a malformed answer, never a broken link', async (_, value) => {
    expect(await failureOf(decryptLink(value))).toMatchObject(malformed)
  })

  it('that is anything at all gives a text or a malformed answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String({ maxLength: 60 })), async (value) => {
        const outcome = await decryptLink(value).catch((error: unknown) => error)
        if (typeof outcome !== 'string') expect(outcome).toMatchObject(malformed)
        else expect(outcome.trim()).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })

  it('goes through the cipher of a merchant who has another', async () => {
    const cipher = { decrypt: async (text: string, key: string) => `${key}:${text}` }
    expect(await decryptLink(`path${KEY}`, cipher)).toBe(`${KEY}:path`)
    const broken = { decrypt: () => Promise.reject(new Error('wrong key')) }
    expect(await failureOf(decryptLink(`path${KEY}`, broken))).toMatchObject(malformed)
  })
})
