import { isAnswerOf } from '@lobbykit/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../test/manualClock.ts'
import { memoryStorage } from '../test/memoryStorage.ts'
import { createCache, LOOKUP_MAX_AGE_HOURS } from './cache.ts'
import type { StorageLike } from './ports.ts'

const DAY_MS = LOOKUP_MAX_AGE_HOURS * 3_600_000
const KEY = 'lobbykit.cache.vendors.EN'
const isText = (value: unknown) => typeof value === 'string'
const refuse = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

function arrange(storage: StorageLike = memoryStorage(), clock = manualClock()) {
  let fetches = 0
  const open = (merchant = 'acme') => {
    const cache = createCache(storage, merchant, clock)
    return {
      ...cache,
      look: (check: (value: unknown) => boolean = isText) =>
        cache.keep('vendors.EN', check, async () => `fetched ${++fetches}`),
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
    const { keep } = createCache(memoryStorage(), 'acme', manualClock())
    expect(await keep('vendors.EN', isText, async () => 'English')).toBe('English')
    expect(await keep('vendors.TY', isText, async () => 'Tagalog')).toBe('Tagalog')
    expect(await keep('vendors.EN', isText, async () => 'other')).toBe('English')
  })

  it('APP-22 is fetched again once it is a day old', async () => {
    const { open, clock } = arrange()
    const { look } = open()
    await look()
    clock.pass(DAY_MS - 1)
    expect(await look()).toBe('fetched 1')
    clock.pass(1)
    expect(await look()).toBe('fetched 2')
    clock.pass(DAY_MS - 1)
    expect(await look()).toBe('fetched 2')
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

  it('APP-22 is fetched again when it was to be forgotten', async () => {
    const { open } = arrange()
    const { look, forget } = open()
    await look()
    forget('vendors.EN')
    expect(await look()).toBe('fetched 2')
  })

  it('APP-22 that cannot be fetched fails as the call did, and nothing is kept', async () => {
    const storage = memoryStorage()
    const { keep } = createCache(storage, 'acme', manualClock())
    const down = new Error('down')
    await expect(keep('vendors.EN', isText, () => Promise.reject(down))).rejects.toBe(down)
    expect(storage.kept.size).toBe(0)
    expect(await keep('vendors.EN', isText, async () => 'up again')).toBe('up again')
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
    '{"at":0,"merchant":"acme","value":"old"}',
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
        const { keep } = createCache(memoryStorage({ [KEY]: text }), 'acme', manualClock())
        const found = await keep(
          'vendors.EN',
          (each) => isAnswerOf('listVendors', each),
          async () => vendors,
        )
        expect(found.sorting).toBeInstanceOf(Array)
        expect(found.mapping.categories).toBeInstanceOf(Object)
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
    const { look, forget } = open()
    expect([await look(), await look()]).toEqual(['fetched 1', 'fetched 1'])
    forget('vendors.EN')
    expect(await look()).toBe('fetched 2')
    expect(fetches()).toBe(2)
  })

  it('APP-22 reaches its screen although it is larger than a storage', async () => {
    const limited = memoryStorage()
    const storage: StorageLike = {
      ...limited,
      setItem: (key, value) => (value.length > 5_000_000 ? refuse() : limited.setItem(key, value)),
    }
    const { keep } = createCache(storage, 'acme', manualClock())
    const huge = 'x'.repeat(6_000_000)
    expect(await keep('hotGames.EN', isText, async () => huge)).toBe(huge)
    expect(limited.kept.size).toBe(0)
    expect(await keep('hotGames.EN', isText, async () => 'fetched again')).toBe(huge)
  })

  it('APP-22 is fetched although something huge stands in its place', async () => {
    const { open } = arrange(memoryStorage({ [KEY]: '{"at":'.repeat(1_000_000) }))
    expect(await open().look()).toBe('fetched 1')
  })
})
