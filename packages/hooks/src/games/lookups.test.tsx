import { beforeAll, expect, it } from 'vitest'
import { STORAGE_KEYS, useCategories, useCategory, useHotGames, useLogin, useMember } from '../index.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'

const LOOKUPS = [
  '/wps/game/vendors',
  '/wps/game/types',
  '/wps/game/hot',
  '/wps/system/registerValidation',
  '/wps/system/country',
]
const asked = ({ network }: TestLobby) => LOOKUPS.map((path) => network.count(path))
const useBoth = () => ({ member: useMember(), login: useLogin() })
const useLookups = () => ({ menu: useCategories(), types: useCategory('RNG'), hot: useHotGames(), login: useLogin() })

async function visit(options: Parameters<typeof testLobby>[0]) {
  const test = await testLobby(options)
  const { result } = renderIn(test, useLookups)
  await settle(test)
  const { menu, types, hot } = result.current
  const shown = {
    menu: menu.items.length,
    hot: hot.games.length,
    types: types.content.kind === 'types' && types.content.tiles.length,
  }
  return { test, shown, result }
}
/** What a visit shows to which every lookup has come. */
let FULL: Awaited<ReturnType<typeof visit>>['shown']
beforeAll(async () => {
  FULL = (await visit({})).shown
})

it('APP-22 a first visit shows what it fetched', async () => {
  const { test, shown } = await visit({})
  expect(asked(test)).toEqual([1, 1, 1, 1, 1])
  expect([shown.menu > 5, Number(shown.types) > 5, shown.hot > 5]).toEqual([true, true, true])
})

it('APP-22 vendors, game types, hot games and form rules are fetched once, however many look at them', async () => {
  const test = await testLobby()
  renderIn(test, useLookups)
  renderIn(test, useLookups)
  await settle(test)
  expect(asked(test)).toEqual([1, 1, 1, 1, 1])
})

it('APP-22 the next visit on the same device shows them without asking', async () => {
  const { test, shown } = await visit({})
  expect(shown).toEqual(FULL)
  const next = await visit({ beside: test })
  expect(asked(next.test)).toEqual([0, 0, 0, 0, 0])
  expect(next.shown).toEqual(shown)
})

it('APP-22 a lookup does not expire by itself, unless the merchant says after how many hours', async () => {
  const { test } = await visit({})
  test.clock.pass(24 * 3_600_000)
  expect(asked((await visit({ beside: test })).test)).toEqual([0, 0, 0, 0, 0])
  const config = { lookupMaxAgeHours: 24 }
  expect(asked((await visit({ beside: test, config })).test)).toEqual([1, 1, 1, 1, 1])
})

it('APP-22 an answer whose items were dropped is shown and not kept', async () => {
  const test = await testLobby()
  test.network.alter('/wps/game/vendors', ({ sorting, ...rest }) => ({
    ...rest,
    sorting: [...(Array.isArray(sorting) ? sorting : []), 'no category'],
  }))
  const { result } = renderIn(test, useCategories)
  await settle(test)
  expect(result.current.categories.length).toBeGreaterThan(5)
  const next = await visit({ beside: test })
  expect(asked(next.test)[0]).toBe(1)
})

it('APP-22 member info and countries are kept, too', async () => {
  const test = await testLobby({ member: 'maria88' })
  const first = renderIn(test, useBoth)
  await settle(test)
  const next = await testLobby({ beside: test, sessionStorage: test.sessionStorage })
  const second = renderIn(next, useBoth)
  await settle(next)
  for (const path of ['/wps/member/info', '/wps/system/country']) {
    expect([test.network.count(path), next.network.count(path)]).toEqual([1, 0])
  }
  expect(second.result.current.member.name).toBe(first.result.current.member.name)
  expect(second.result.current.login.countries).toEqual(first.result.current.login.countries)
})

it('APP-22 what another merchant kept on the device does not count', async () => {
  const { test } = await visit({})
  const { localStorage } = test
  const other = await visit({ localStorage, config: { merchantCode: 'another' }, backend: { merchant: 'another' } })
  expect(asked(other.test)).toEqual([1, 1, 1, 1, 1])
  expect(other.shown).toEqual(FULL)
})

it.each(['', '{', 'null', '5', '"hello"', '[]', '{"at":1}', 'emptied', 'foreign', 'null value'])(
  'APP-22 a kept lookup that is broken (%s) is fetched again',
  async (broken) => {
    const { test } = await visit({})
    const { kept } = test.localStorage
    const keys = [...kept.keys()].filter((key) => key.startsWith(STORAGE_KEYS.cache))
    expect(keys.length).toBe(LOOKUPS.length)
    const values: Record<string, unknown> = { emptied: {}, foreign: 'somebody else wrote this', 'null value': null }
    for (const key of keys) {
      const entry: Record<string, unknown> = JSON.parse(kept.get(key) ?? '')
      kept.set(key, broken in values ? JSON.stringify({ ...entry, value: values[broken] }) : broken)
    }
    const next = await visit({ beside: test })
    expect(next.shown).toEqual(FULL)
    const [vendors, types, hot] = asked(next.test)
    expect([vendors, types, hot]).toEqual([1, 1, 1])
  },
)

it('APP-22 a full or blocked storage never breaks a screen', async () => {
  const refuses = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = { ...memoryStorage(), getItem: refuses, setItem: refuses, removeItem: refuses }
  const { test, shown } = await visit({ ports: { localStorage: storage, sessionStorage: storage } })
  expect(shown).toEqual(FULL)
  expect(asked(test)).toEqual([1, 1, 1, 1, 1])
})

it('APP-22 a lookup that failed is not kept: the next visit asks again', async () => {
  const test = await testLobby()
  test.backend.fault('listVendors', '500')
  const { result } = renderIn(test, useCategories)
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed' })
  test.backend.clearFaults()
  const next = await visit({ beside: test })
  expect(next.test.network.count('/wps/game/vendors')).toBe(1)
  expect(next.shown).toEqual(FULL)
})
