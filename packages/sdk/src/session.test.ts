import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSdk } from './createSdk.ts'
import type { SessionStorageLike } from './options.ts'
import { createSessionStore, SESSION_KEY, type SessionInfo } from './session.ts'

const MERCHANT = 'lobbykit'
const maria: SessionInfo = { token: 't-1', merchantCode: MERCHANT, userName: 'maria88', type: 0, firstTimeLogin: false }

function memory(text?: string, broken: Partial<SessionStorageLike> = {}) {
  const items = new Map<string, string>(text === undefined ? [] : [[SESSION_KEY, text]])
  const storage: SessionStorageLike = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    ...broken,
  }
  return { items, storage }
}
const fail = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}
const readFrom = (text: string) => createSessionStore(memory(text).storage, MERCHANT).read()

describe('LOGIN-08 the session', () => {
  it('is kept as MC_SESSION_INFO with its five fields', () => {
    const { storage, items } = memory()
    createSessionStore(storage, MERCHANT).write(maria)
    expect([...items.keys()]).toEqual(['MC_SESSION_INFO'])
    expect(JSON.parse(items.get('MC_SESSION_INFO') ?? '')).toEqual({
      token: 't-1',
      merchantCode: 'lobbykit',
      userName: 'maria88',
      type: 0,
      firstTimeLogin: false,
    })
  })

  it('survives a reload and is gone after it was cleared', () => {
    const { storage, items } = memory()
    const store = createSessionStore(storage, MERCHANT)
    expect(store.read()).toBeUndefined()
    store.write(maria)
    expect(store.read()).toEqual(maria)
    expect(createSessionStore(storage, MERCHANT).read()).toEqual(maria)
    store.clear()
    expect(store.read()).toBeUndefined()
    expect(items.size).toBe(0)
    expect(createSessionStore(storage, MERCHANT).read()).toBeUndefined()
  })

  it('starts with the answer of a login', () => {
    const { storage } = memory()
    const store = createSessionStore(storage, MERCHANT)
    expect(store.start({ token: 't-1', userName: 'maria88', customerType: 0 })).toEqual(maria)
    expect(createSessionStore(storage, MERCHANT).read()).toEqual(maria)
    expect(store.start({ token: 't-2', userName: 'maria88', customerType: 4, firstTimeLogin: true })).toEqual({
      ...maria,
      token: 't-2',
      type: 4,
      firstTimeLogin: true,
    })
  })

  it('takes no token that a header cannot carry, and does not quote it', () => {
    const store = createSessionStore(undefined, MERCHANT)
    for (const token of ['', 'two\nlines', 'ключ']) {
      const attempt = () => store.write({ ...maria, token })
      expect(attempt).toThrow(new TypeError('The token of the session cannot be sent in a header'))
      expect(readFrom(JSON.stringify({ ...maria, token }))).toBeUndefined()
    }
    expect(store.read()).toBeUndefined()
  })

  it('lives in memory where there is no storage', () => {
    const store = createSessionStore(undefined, MERCHANT)
    store.write(maria)
    expect(store.read()).toEqual(maria)
    store.clear()
    expect(store.read()).toBeUndefined()
  })

  it('of the storage is what an SDK sends', () => {
    const { storage } = memory(JSON.stringify(maria))
    expect(createSdk({ baseUrl: '', merchantCode: MERCHANT, storage }).session.read()).toEqual(maria)
  })
})

describe('APP-22 a storage that fails', () => {
  it('by throwing whatever is asked of it leaves a session in memory', () => {
    const store = createSessionStore({ getItem: fail, setItem: fail, removeItem: fail }, MERCHANT)
    expect(store.read()).toBeUndefined()
    store.write(maria)
    expect(store.read()).toEqual(maria)
    store.clear()
    expect(store.read()).toBeUndefined()
  })

  it('by being full keeps no session of before, which a reload would bring back', () => {
    const before = JSON.stringify({ ...maria, token: 'dead', userName: 'jose' })
    const { storage, items } = memory(before, { setItem: full })
    const store = createSessionStore(storage, MERCHANT)
    store.write(maria)
    expect(store.read()).toEqual(maria)
    expect(items.size).toBe(0)
  })

  it.each([
    'null',
    '',
    '{',
    '[]',
    '"text"',
    '42',
    '{}',
    JSON.stringify({ ...maria, token: '' }),
    JSON.stringify({ ...maria, token: 7 }),
    JSON.stringify({ ...maria, token: null }),
    JSON.stringify({ ...maria, userName: ['maria88'] }),
    JSON.stringify({ ...maria, type: '0' }),
    JSON.stringify({ ...maria, type: null }),
  ])('by holding %s has no session', (text) => {
    expect(readFrom(text)).toBeUndefined()
  })

  it('by holding the session of another merchant has none', () => {
    expect(readFrom(JSON.stringify({ ...maria, merchantCode: 'another' }))).toBeUndefined()
    expect(readFrom(JSON.stringify({ ...maria, merchantCode: undefined }))).toBeUndefined()
  })

  it('by holding more or less than it should gives the session and nothing else', () => {
    const text = JSON.stringify({ ...maria, firstTimeLogin: 'yes', isAdmin: true })
    expect(readFrom(text)).toEqual(maria)
    expect(readFrom(JSON.stringify({ ...maria, firstTimeLogin: true }))?.firstTimeLogin).toBe(true)
  })

  it('by holding anything at all never throws, and never gives half a session', () => {
    const field = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(MERCHANT))
    const near = fc.record({ token: field, merchantCode: field, userName: field, type: field }, { requiredKeys: [] })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      near.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(text, (kept) => {
        const session = readFrom(kept)
        if (!session) return
        expect(session).toEqual({
          token: expect.stringMatching(/./s),
          merchantCode: MERCHANT,
          userName: expect.any(String),
          type: expect.any(Number),
          firstTimeLogin: false,
        })
      }),
      { numRuns: 2000 },
    )
  })
})
