import { expect, it } from 'vitest'
import type { Lookup } from './options.ts'
import { json, memberSdk, network } from './test/network.ts'

const HOT = '/wps/game/hot'
const query = { isPlatform: 2, language: 'EN', platform: 'html5', gameType: '' } as const
const game = (nodeId: number) => ({ nodeId, gameName: `Game ${nodeId}`, gameType: 'RNG', vassalage: 'JL' })

function arrange(value: unknown, kept?: unknown) {
  const { fetch, requests } = network(() => json({ success: true, value }))
  const lookups: Lookup[] = []
  const asked: { value: unknown; whole: boolean }[] = []
  const sdk = memberSdk({
    fetch,
    keep: async (lookup, isWhole, ask) => {
      lookups.push(lookup)
      if (kept !== undefined && isWhole(kept)) return kept
      const answer = await ask()
      asked.push(answer)
      return answer.value
    },
  })
  return { sdk, requests, lookups, asked }
}

it('APP-22 CALL-03 what the contract marks is looked up by its name and query', async () => {
  const { sdk, lookups, requests } = arrange([game(1)])
  await sdk.wps.GET(HOT, { params: { query } })
  await sdk.wps.GET('/wps/member/info', { reload: true }).catch(() => undefined)
  await sdk.wps.GET('/wps/wallets/balance').catch(() => undefined)
  expect(lookups).toEqual([
    { name: 'hotGames', query, isMembers: false, reload: false },
    { name: 'memberInfo', query: {}, isMembers: true, reload: true },
  ])
  expect(requests).toHaveLength(3)
})

it('APP-22 a kept answer is given without a request', async () => {
  const { sdk, requests } = arrange([], [game(2)])
  expect(await sdk.wps.GET(HOT, { params: { query } })).toEqual([game(2)])
  expect(requests).toHaveLength(0)
})

it.each([[[]], [[game(1), 'no game']], ['hello'], [null], [{}]])(
  'APP-22 CALL-04 the kept answer %j does not count',
  async (kept) => {
    const { sdk, requests } = arrange([game(3)], kept)
    expect(await sdk.wps.GET(HOT, { params: { query } })).toEqual([game(3)])
    expect(requests).toHaveLength(1)
  },
)

it('APP-22 CALL-04 only an answer without flaws that says anything is whole', async () => {
  for (const [value, whole] of [
    [[game(1)], true],
    [[game(1), 'no game'], false],
    [[], false],
  ] as const) {
    const { sdk, asked } = arrange(structuredClone(value))
    await sdk.wps.GET(HOT, { params: { query } })
    expect(asked[0]?.whole).toBe(whole)
  }
  const { sdk, asked } = arrange(['no game'])
  await expect(sdk.wps.GET(HOT, { params: { query } })).rejects.toMatchObject({ kind: 'malformed' })
  expect(asked).toEqual([])
})

it('APP-22 CALL-04 vendors by category directly, beside those by game type, are whole', async () => {
  const vendor = { vendor: 'BTI', gameType: 'SPORTS' }
  const value = { sorting: [], mapping: { SPORTS: [vendor], gameType: { SPORTS: [vendor] } } }
  const { sdk, asked } = arrange(structuredClone(value))
  expect(await sdk.wps.GET('/wps/game/vendors', { params: { query: { language: 'EN' } } })).toEqual(value)
  expect(asked).toEqual([{ value, whole: true }])
})

it('APP-22 an answer whose lists and groups are all empty says nothing, however deep they stand', async () => {
  const sorted = { gameCategory: 'SPORTS', vendorNames: [] }
  for (const [value, whole] of [
    [{ sorting: [], mapping: { categories: {} } }, false],
    [{ sorting: [], mapping: { categories: { SPORTS: [] }, gameType: {} } }, false],
    [{ sorting: [sorted], mapping: {} }, true],
  ] as const) {
    const { sdk, asked } = arrange(structuredClone(value))
    await sdk.wps.GET('/wps/game/vendors', { params: { query: { language: 'EN' } } })
    expect(asked[0]?.whole).toBe(whole)
    const again = arrange({ sorting: [sorted], mapping: {} }, structuredClone(value))
    await again.sdk.wps.GET('/wps/game/vendors', { params: { query: { language: 'EN' } } })
    expect(again.requests).toHaveLength(whole ? 0 : 1)
  }
})
