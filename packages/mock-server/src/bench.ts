import { createMockBackend } from './createMockBackend.ts'
import { HISTORY_DAYS } from './seed/history.ts'

const DAY_MS = 86_400_000

/**
 * Median milliseconds of a page of 26 games out of `games`, through the whole backend, over filters that take turns. For
 * tests and benchmarks; the first call of each filter is among them.
 */
export async function benchGamePages({ games = 100_000, calls = 60 } = {}): Promise<PageTimes> {
  const backend = createMockBackend({ games, clock: () => 0 })
  const filters = ['gameType=RNG', 'gameType=RNG&vassalage=JL', 'gameType=RNG&gameName=dragon', 'gameType=FISH', 'gameType=HOT']
  return timesOf(calls, (index) => {
    const filter = filters[index % filters.length]
    const page = 1 + Math.floor(index / filters.length)
    const address = `http://mock.example/wps/game/list?merchant=lobbykit&platform=html5&clientType=2&${filter}&pageNo=${page}&pageSize=26&language=EN`
    return backend.handle(new Request(address, { headers: { Merchant: 'lobbykit' } }))
  })
}

/**
 * Milliseconds of a page of 20 rows of a record, of the seeded member with 100,000 bets, through the whole backend; kinds of
 * records take turns. `firstMs` is the very first page of all: with `isPrepared`, of a backend that has had time to prepare.
 */
export async function benchRecordPages({ isPrepared = true, calls = 60 } = {}): Promise<PageTimes> {
  const backend = createMockBackend({ games: 650 })
  if (isPrepared) backend.prepare()
  const headers = { Merchant: 'lobbykit', Encryption: 'none', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ type: 'username', username: 'vip777', password: 'Vip777pass' })
  const login = await backend.handle(new Request('http://mock.example/wps/session/login', { method: 'POST', headers, body }))
  const { value } = (await login.json()) as { value: { token: string } }
  const range = `startDate=${backend.now() - HISTORY_DAYS * DAY_MS}&endDate=${backend.now()}`
  const records = ['bets', 'records', 'bets&status=won', 'records&kind=deposit']
  return timesOf(calls, (index) => {
    const [record = '', filter = ''] = (records[index % records.length] ?? '').split('&')
    const page = 1 + Math.floor(index / records.length)
    const address = `http://mock.example/wps/transaction/${record}?${range}&pageNo=${page}&pageSize=20&language=EN&${filter}`
    return backend.handle(new Request(address, { headers: { Merchant: 'lobbykit', Authorization: value.token } }))
  })
}

/** Milliseconds that calls took. */
interface PageTimes {
  firstMs: number
  medianMs: number
  slowestMs: number
}

/** Asks so many times, one after another; an answer that is none of the backend's would be fast for nothing. */
async function timesOf(calls: number, ask: (index: number) => Promise<Response>): Promise<PageTimes> {
  const times: number[] = []
  for (let index = 0; index < calls; index += 1) {
    const start = performance.now()
    const response = await ask(index)
    times.push(performance.now() - start)
    if (!response.ok) throw new Error(`A page was refused: ${await response.text()}`)
  }
  const [firstMs = 0] = times
  times.sort((one, other) => one - other)
  return { firstMs, medianMs: times[Math.floor(times.length / 2)] ?? 0, slowestMs: times.at(-1) ?? 0 }
}
