import { createMockBackend } from './createMockBackend.ts'

/**
 * Median milliseconds of a page of 26 games out of `games`, through the whole backend, over filters that take turns. For
 * tests and benchmarks; the first call of each filter is among them.
 */
export async function benchGamePages({ games = 100_000, calls = 60 } = {}): Promise<{ medianMs: number; slowestMs: number }> {
  const backend = createMockBackend({ games, clock: () => 0 })
  const filters = ['gameType=RNG', 'gameType=RNG&vassalage=JL', 'gameType=RNG&gameName=dragon', 'gameType=FISH', 'gameType=HOT']
  const times: number[] = []
  for (let index = 0; index < calls; index += 1) {
    const filter = filters[index % filters.length]
    const page = 1 + Math.floor(index / filters.length)
    const address = `http://mock.example/wps/game/list?merchant=lobbykit&platform=html5&clientType=2&${filter}&pageNo=${page}&pageSize=26&language=EN`
    const start = performance.now()
    await backend.handle(new Request(address, { headers: { Merchant: 'lobbykit' } }))
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  return { medianMs: times[Math.floor(times.length / 2)] ?? 0, slowestMs: times.at(-1) ?? 0 }
}
