// What the SDK costs on top of fetch: a page of 26 games, over a network that answers at once.
import { createSdk } from '@lobbykit/sdk'
import { contractCalls, isAnswerOf } from '@lobbykit/sdk/calls'

const ROUNDS = 151
const WARM_UP_ROUNDS = 20
const CALLS_A_ROUND = 60
const MERCHANT = 'lobbykit'
const query = {
  platform: 'html5',
  clientType: 2,
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 26,
  language: 'EN',
} as const
const ADDRESS = `https://api.mock.example/wps/game/list?${new URLSearchParams(Object.entries({ ...query, merchant: MERCHANT }).map(([k, v]) => [k, `${v}`]))}`

const games = Array.from({ length: 26 }, (_, i) => ({
  nodeId: i + 1,
  gameName: `Tropical Reels ${i}`,
  nodeName: `tropical-reels-${i}`,
  gameType: 'RNG',
  gameId: `jl-${i}`,
  roomId: `room-${i}`,
  supportPlay: i % 2 === 0,
  vassalage: 'JL',
  iconUrl: `/art/game/${i}.svg`,
  showIcon: true,
  mobileLargeIcon: `/art/game/${i}-large.svg`,
  mobileSmallIcon: `/art/game/${i}-small.svg`,
  gameClassifyNew: false,
  displayName: `Tropical Reels ${i}`,
  gameCategory: 'RNG',
  gameClassify: [{ key: 'Fruits' }],
  minBet: 0.1,
}))
const body = JSON.stringify({ success: true, value: { games, pageNum: 1, totalPages: 4 } })
const answer = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } })

/** Microseconds of one call, and what they mean to each other. */
export interface SdkCost {
  /** `fetch(new Request(…))` with the same headers, then `json()`. */
  bare: number
  /** `sdk.wps.GET(…)`: address, headers, deadline, retry policy, guard, one error type. */
  sdk: number
  /** Checking the shape of the answer, which `sdk` holds. */
  guard: number
  /** `sdk` over `bare`, in the same run. */
  ratio: number
  /** The part of `sdk` that is the guard, 0 to 1. */
  guardShare: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Rounds take turns and are compared one by one, so that a slow moment of the machine hits both sides; medians. */
export async function measureSdk(): Promise<SdkCost> {
  const sdk = createSdk({ baseUrl: 'https://api.mock.example', merchantCode: MERCHANT, calls: contractCalls, fetch: answer })
  sdk.session.write({ token: 'bench', merchantCode: MERCHANT, userName: 'bench', type: 0, firstTimeLogin: false })
  const headers = { Merchant: MERCHANT, Authorization: 'bench' }
  const fetchBare = (_: Request) => answer()
  const value: unknown = JSON.parse(body).value

  const perCall = async (run: () => unknown) => {
    const start = performance.now()
    for (let i = 0; i < CALLS_A_ROUND; i++) await run()
    return ((performance.now() - start) * 1000) / CALLS_A_ROUND
  }
  const rounds: { bare: number; full: number; guard: number }[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const bare = await perCall(async () => (await fetchBare(new Request(ADDRESS, { headers }))).json())
    const full = await perCall(() => sdk.wps.GET('/wps/game/list', { params: { query } }))
    const guard = await perCall(() => isAnswerOf('listGames', value))
    if (round >= WARM_UP_ROUNDS) rounds.push({ bare, full, guard })
  }
  return {
    bare: median(rounds.map((round) => round.bare)),
    sdk: median(rounds.map((round) => round.full)),
    guard: median(rounds.map((round) => round.guard)),
    ratio: median(rounds.map((round) => round.full / round.bare)),
    guardShare: median(rounds.map((round) => round.guard / round.full)),
  }
}

if (import.meta.main) {
  const { bare, sdk, guard, ratio, guardShare } = await measureSdk()
  const us = (value: number) => `${value.toFixed(1)} µs`
  console.log(
    `bare ${us(bare)}  sdk ${us(sdk)}  ratio ${ratio.toFixed(2)}  guard ${us(guard)} (${(guardShare * 100).toFixed(0)} %)`,
  )
}
