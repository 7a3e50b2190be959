import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { doubleBase64Codec, readRemembered, writeRemembered } from './remembered.rules.ts'

const { encode, decode } = doubleBase64Codec
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())

describe('the password codec', () => {
  it('LOGIN-09 is base64 twice and a suffix', () => {
    expect(encode('Maria88')).toBe(`${btoa(btoa('Maria88'))}lk`)
  })

  it('LOGIN-09 gives back any password of any script', () => {
    fc.assert(
      fc.property(anyText, (password) => {
        expect(decode(encode(password))).toBe(password)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(['', ' ', 'パスワード', '👩‍👩‍👧', '\uFEFFbom', '\u0000', 'é', 'lk', 'lklk'])(
    'LOGIN-09 gives back "%s"',
    (password) => {
      expect(decode(encode(password))).toBe(password)
    },
  )

  it('LOGIN-09 gives back a password somebody pasted a book into', () => {
    const book = 'ж'.repeat(200_000)
    expect(decode(encode(book))).toBe(book)
  })

  it('LOGIN-09 never shows the password at a glance', () => {
    const readable = fc.stringMatching(/^[a-zA-Z0-9]{4,12}$/)
    fc.assert(fc.property(readable, (password) => !encode(password).includes(password)))
  })

  it.each([
    '',
    'secret',
    'l',
    '!!!lk',
    `${btoa('once')}lk`,
    btoa(btoa('nosuffix')),
    `${btoa(btoa('Maria88'))} lk`,
    `${btoa(btoa('a')).replaceAll('=', '')}lk`,
    `${btoa(btoa('\xff\xfe'))}lk`,
    `${btoa(btoa('ok'))}lklk`,
  ])('LOGIN-09 takes "%s" for nothing it wrote', (text) => {
    expect(decode(text)).toBeUndefined()
  })

  it('LOGIN-09 reads nothing but what it wrote, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.base64String(),
          fc.base64String().map((text) => `${text}lk`),
        ),
        (text) => {
          const password = decode(text)
          if (password !== undefined) expect(encode(password)).toBe(text)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('the remembered login', () => {
  const byName = { type: 'username', username: 'maria88', password: encode('Maria88pass') } as const
  const bySms = { type: 'sms', username: '9171234567', countryDialingCode: '63' } as const
  const kept = (record: unknown, flag = '1') =>
    memoryStorage({ remPass: flag, sass: typeof record === 'string' ? record : JSON.stringify(record) })

  it('LOGIN-09 stands under remPass and sass', () => {
    const storage = memoryStorage()
    writeRemembered(storage, byName)
    expect(storage.kept.get('remPass')).toBe('1')
    expect(JSON.parse(storage.kept.get('sass') ?? '')).toEqual(byName)
  })

  it.each([byName, bySms])('LOGIN-09 comes back as it was kept: $type', (login) => {
    const storage = memoryStorage()
    writeRemembered(storage, login)
    expect(readRemembered(storage, true)).toEqual(login)
  })

  it('LOGIN-09 is forgotten whole', () => {
    const storage = memoryStorage({ other: 'stays' })
    writeRemembered(storage, byName)
    writeRemembered(storage, undefined)
    expect([...storage.kept]).toEqual([['other', 'stays']])
    expect(readRemembered(storage, true)).toBeUndefined()
  })

  it('LOGIN-09 by SMS is restored only while the merchant offers that', () => {
    expect(readRemembered(kept(bySms), true)).toEqual(bySms)
    expect(readRemembered(kept(bySms), false)).toBeUndefined()
    expect(readRemembered(kept(byName), false)).toEqual(byName)
  })

  it.each(['0', '', 'true'])('LOGIN-09 counts for nothing when the member does not want it (flag "%s")', (flag) => {
    expect(readRemembered(kept(byName, flag), true)).toBeUndefined()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"maria88"',
    '{}',
    '{"type":"username"}',
    '{"type":"firebase","username":"maria88"}',
    '{"type":"username","username":88}',
    '{"type":"username","username":"maria88","password":1}',
    '{"type":"username","username":"maria88","password":null}',
    '{"type":"sms","username":"917","countryDialingCode":63}',
    '{"type":["username"],"username":"maria88"}',
  ])('LOGIN-09 counts for nothing when it is %s', (record) => {
    expect(readRemembered(kept(record), true)).toBeUndefined()
  })

  it('LOGIN-09 is a login or nothing, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (record) => {
        const found = readRemembered(kept(record), true)
        if (found) expect([typeof found.username, ['username', 'sms'].includes(found.type)]).toEqual(['string', true])
      }),
    )
  })
})
