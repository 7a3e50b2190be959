import type { Lookup } from '@lobbykit/sdk'
import { isAnswerOf } from '@lobbykit/sdk/calls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../testing/manualClock.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createCache } from './cache.ts'
import type { StorageLike } from './ports.ts'
import { safeStorage } from './storage.ts'

const DAY_MS = 86_400_000
const KEY = 'lobbykit.cache.vendors.EN'
const isText = (value: unknown) => typeof value === 'string'
const refuse = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

const lookup = (facts: Partial<Lookup> = {}): Lookup => ({
  name: 'vendors',
  query: { language: 'EN' },
  isMembers: false,
  reload: false,
  ...facts,
})
const whole = (value: unknown) => async () => ({ value, whole: true })
const cacheIn = (storage: StorageLike, clock = manualClock(), merchant = 'acme') =>
  createCache({ storage: safeStorage(() => storage, ''), clock, merchant, member: () => undefined })

function arrange(storage: StorageLike = memoryStorage(), clock = manualClock(), maxAgeHours?: number) {
  let fetches = 0
  const open = (merchant = 'acme') => {
    const safe = safeStorage(() => storage, '')
    const cache = createCache({ storage: safe, clock, merchant, member: () => undefined, maxAgeHours })
    return {
      look: (check: (value: unknown) => boolean = isText, facts: Partial<Lookup> = {}) =>
        cache.keep(lookup(facts), check, () => whole(`fetched ${++fetches}`)()),
    }
  }
  return { clock, open, storage, fetches: () => fetches }
}

describe('a cached lookup', () => {
  it('APP-22 is fetched only when absent', async () => {
    const { open, fetches } = arrange()
    const { look } = open()
    expect([await look(), await look()]).toEqual(['fetched 1', 'fetched 1'])
    expect(await open().look()).toBe('fetched 1')
    expect(fetches()).toBe(1)
  })

  it('APP-22 is kept by its key', async () => {
    const { keep } = cacheIn(memoryStorage())
    const tagalog = lookup({ query: { language: 'TY' } })
    expect(await keep(lookup(), isText, whole('English'))).toBe('English')
    expect(await keep(tagalog, isText, whole('Tagalog'))).toBe('Tagalog')
    expect(await keep(lookup(), isText, whole('other'))).toBe('English')
    expect(await keep(lookup({ query: { merchantCode: 'acme', language: 'TY' } }), isText, whole('other'))).toBe('Tagalog')
  })

  it('APP-22 does not expire by itself', async () => {
    const { open, clock } = arrange()
    await open().look()
    clock.pass(400 * DAY_MS)
    expect(await open().look()).toBe('fetched 1')
  })

  it('APP-22 is fetched again once it is as old as the merchant allows', async () => {
    const { open, clock } = arrange(memoryStorage(), manualClock(), 24)
    const { look } = open()
    await look()
    clock.pass(DAY_MS - 1)
    expect(await look()).toBe('fetched 1')
    clock.pass(1)
    expect(await look()).toBe('fetched 2')
    clock.pass(DAY_MS - 1)
    expect(await look()).toBe('fetched 2')
  })

  it('APP-22 can be forced, and what comes then is kept', async () => {
    const { look } = arrange().open()
    await look()
    expect(await look(isText, { reload: true })).toBe('fetched 2')
    expect(await look(isText, { reload: (kept) => kept === 'another' })).toBe('fetched 2')
    expect(await look(isText, { reload: (kept) => kept === 'fetched 2' })).toBe('fetched 3')
    expect(await look()).toBe('fetched 3')
  })

  it('APP-22 that came with flaws or empty is shown and never kept', async () => {
    const storage = memoryStorage()
    const { keep } = cacheIn(storage)
    expect(await keep(lookup(), isText, async () => ({ value: 'flawed', whole: false }))).toBe('flawed')
    expect(storage.kept.size).toBe(0)
    expect(await keep(lookup(), isText, whole('good'))).toBe('good')
  })

  it('APP-22 that was kept in the future, before the clock was set right, is fetched again', async () => {
    const { open, clock } = arrange()
    await open().look()
    clock.setWall(clock.now() - 1)
    expect(await open().look()).toBe('fetched 2')
  })

  it('APP-22 of another merchant on the same site is never shown', async () => {
    const { open } = arrange()
    await open('acme').look()
    expect(await open('other').look()).toBe('fetched 2')
    expect(await open('acme').look()).toBe('fetched 3')
  })

  it('APP-22 that is no longer what its screen expects is fetched again and replaced', async () => {
    const { open } = arrange()
    const { look } = open()
    await look()
    expect(await look((value) => value !== 'fetched 1')).toBe('fetched 2')
    expect(await look()).toBe('fetched 2')
  })

  it('APP-22 LOGIN-12 of a member is kept for that member alone, and forgotten with the session', async () => {
    const storage = memoryStorage()
    let member: string | undefined = 'maria88'
    const cache = createCache({ storage, clock: manualClock(), merchant: 'acme', member: () => member })
    const info = lookup({ name: 'memberInfo', query: {}, isMembers: true })
    expect(await cache.keep(info, isText, whole('Maria'))).toBe('Maria')
    expect(await cache.keep(info, isText, whole('other'))).toBe('Maria')
    member = 'jose77'
    expect(await cache.keep(info, isText, whole('Jose'))).toBe('Jose')
    cache.forgetMember()
    expect(storage.kept.size).toBe(0)
    const late = async () => {
      member = undefined
      return { value: 'Jose', whole: true }
    }
    expect(await cache.keep(info, isText, late)).toBe('Jose')
    expect(storage.kept.size).toBe(0)
  })

  it('APP-22 that cannot be fetched fails as the call did, and nothing is kept', async () => {
    const storage = memoryStorage()
    const { keep } = cacheIn(storage)
    const down = new Error('down')
    await expect(keep(lookup(), isText, () => Promise.reject(down))).rejects.toBe(down)
    expect(storage.kept.size).toBe(0)
    expect(await keep(lookup(), isText, whole('up again'))).toBe('up again')
  })
})

describe('a cached lookup that was tampered with', () => {
  const at = manualClock().now()

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"value":"old"}',
    '{"at":0,"merchant":"acme"}',
    `{"at":"${at}","merchant":"acme","value":"old"}`,
    `{"at":null,"merchant":"acme","value":"old"}`,
    `{"at":1e999,"merchant":"acme","value":"old"}`,
    `{"at":-1e999,"merchant":"acme","value":"old"}`,
    `{"at":${at},"value":"old"}`,
    `{"at":${at},"merchant":["acme"],"value":"old"}`,
    `{"at":${at},"merchant":"ACME","value":"old"}`,
    `{"at":${at},"merchant":"acme","value":{"text":"old"}}`,
    `{"at":${at},"merchant":"acme","value":null}`,
  ])('APP-22 counts as absent: %s', async (text) => {
    const { open } = arrange(memoryStorage({ [KEY]: text }))
    expect(await open().look()).toBe('fetched 1')
    expect(await open().look()).toBe('fetched 1')
  })

  it('APP-22 would have been shown but for that', async () => {
    const { open } = arrange(memoryStorage({ [KEY]: `{"at":${at},"merchant":"acme","value":"old"}` }))
    expect(await open().look()).toBe('old')
  })

  it('APP-22 is what the backend answers or is fetched, whatever stands there', async () => {
    const vendors = { sorting: [], mapping: { categories: {} } }
    const value = fc.oneof(fc.jsonValue(), fc.record({ sorting: fc.jsonValue(), mapping: fc.jsonValue() }))
    const kept = fc.oneof(
      fc.string(),
      value.map((each) => JSON.stringify({ at, merchant: 'acme', value: each })),
    )
    await fc.assert(
      fc.asyncProperty(kept, async (text) => {
        const { keep } = cacheIn(memoryStorage({ [KEY]: text }))
        const found = await keep(lookup(), (each) => isAnswerOf('listVendors', each), whole(vendors))
        expect(found).toEqual({ sorting: expect.any(Array), mapping: expect.any(Object) })
      }),
      { numRuns: 500 },
    )
  })
})

describe('a cached lookup where nothing can be kept', () => {
  it.each<[string, StorageLike]>([
    ['full', { ...memoryStorage(), setItem: refuse }],
    ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('APP-22 reaches its screen although storage is %s, and is fetched once a page', async (_, storage) => {
    const { open, fetches } = arrange(storage)
    const { look } = open()
    expect([await look(), await look()]).toEqual(['fetched 1', 'fetched 1'])
    expect(await look(isText, { reload: true })).toBe('fetched 2')
    expect(fetches()).toBe(2)
  })

  it('APP-22 reaches its screen although it is larger than a storage', async () => {
    const limited = memoryStorage()
    const storage: StorageLike = {
      ...limited,
      setItem: (key, value) => (value.length > 5_000_000 ? refuse() : limited.setItem(key, value)),
    }
    const { keep } = cacheIn(storage)
    const huge = 'x'.repeat(6_000_000)
    expect(await keep(lookup(), isText, whole(huge))).toBe(huge)
    expect(limited.kept.size).toBe(0)
    expect(await keep(lookup(), isText, whole('fetched again'))).toBe(huge)
  })

  it('APP-22 is fetched although something huge stands in its place', async () => {
    const { open } = arrange(memoryStorage({ [KEY]: '{"at":'.repeat(1_000_000) }))
    expect(await open().look()).toBe('fetched 1')
  })
})
