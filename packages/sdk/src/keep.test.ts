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
    [['no game'], false],
    [[], false],
  ] as const) {
    const { sdk, asked } = arrange(structuredClone(value))
    await sdk.wps.GET(HOT, { params: { query } })
    expect(asked[0]?.whole).toBe(whole)
  }
})
