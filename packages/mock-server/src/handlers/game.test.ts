import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { benchGamePages } from '../bench.ts'
import { vendors } from '../seed/vendors.ts'
import { createTester, pageQuery } from '../testKit.ts'

type Shown = { nodeId: number; gameName: string; vassalage: string; gameType: string; minBet: number; gameClassifyNew: boolean }
const isList = (value: unknown): value is Shown[] => Array.isArray(value)

async function gamesOf(tester: ReturnType<typeof createTester>, more: Record<string, unknown> = {}) {
  const answer = await tester.send('listGames', { query: pageQuery(more) })
  const games = answer.at('games')
  return { games: isList(games) ? games : [], totalPages: Number(answer.at('totalPages')), pageNum: answer.at('pageNum') }
}

describe('the catalogue', () => {
  it('has 1,200 games of 30 vendors in all ten categories', async () => {
    const { send, backend } = createTester()
    const answer = await send('listVendors', { query: { merchantCode: 'lobbykit', language: 'EN' } })
    const types = answer.at('mapping', 'gameType')
    expect(Object.keys(types ?? {}).sort()).toEqual(
      ['COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
    )
    const categories = answer.at('mapping', 'categories')
    const tiles = Object.values(categories ?? {}).flat()
    expect(tiles.reduce((sum, tile) => sum + tile.gameCount, 0)).toBeGreaterThanOrEqual(1200)
    expect(new Set(tiles.map((tile) => tile.vendor)).size).toBeGreaterThanOrEqual(30)
    expect(vendors.length).toBeGreaterThanOrEqual(30)
    expect(backend.violations).toEqual([])
  })

  it('POP-07 the server keeps e-sports inside SPORTS and cockfights inside RNG', async () => {
    const { send } = createTester()
    const sorting = (await send('listVendors', { query: { merchantCode: 'lobbykit', language: 'EN' } })).at('sorting')
    const vendorsOf = (category: string) =>
      (Array.isArray(sorting) ? sorting : [])
        .filter((entry) => entry.gameCategory === category)
        .flatMap((entry) => entry.vendorNames.map((name: { vassalage: string }) => name.vassalage))
    expect(vendorsOf('SPORTS')).toContain('TF')
    expect(vendorsOf('RNG')).toContain('DS88')
    expect(vendorsOf('ESPORTS')).toEqual([])
    expect(vendorsOf('HOT')).toEqual([])
  })

  it('the same seed makes the same catalogue, another seed another one', async () => {
    const [one, same, other] = await Promise.all([1, 1, 2].map((seed) => gamesOf(createTester({ seed }), { pageNo: 2 })))
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
  })
})

describe('a page of games', () => {
  it('LIST-06 finds part of a name in the language of the call, whatever its case', async () => {
    const tester = createTester()
    const english = await gamesOf(tester, { gameName: 'DRAGON' })
    expect(english.games.length).toBeGreaterThan(0)
    for (const game of english.games) expect(game.gameName.toLowerCase()).toContain('dragon')
    const tagalog = await gamesOf(tester, { gameName: 'rolyo', language: 'TY' })
    expect(tagalog.games.length).toBeGreaterThan(0)
    expect((await gamesOf(tester, { gameName: 'rolyo' })).games).toEqual([])
  })

  it('LIST-03 narrows to vendor, smallest stake, new games and a class', async () => {
    const tester = createTester()
    const all = await gamesOf(tester, { vassalage: 'JL', minBet: '0.1', isNew: 1 })
    expect(all.games.length).toBeGreaterThan(0)
    for (const game of all.games) expect(game).toMatchObject({ vassalage: 'JL', minBet: 0.1, gameClassifyNew: true })
    const classed = await gamesOf(tester, { vassalage: 'JL', gameClassify: 'jackpot' })
    expect(classed.games.length).toBeGreaterThan(0)
    for (const game of classed.games) expect(game).toMatchObject({ gameClassify: expect.arrayContaining([{ key: 'jackpot' }]) })
    expect((await gamesOf(tester, { minBet: '0.33' })).games).toEqual([])
  })

  it.each([
    ['INHOUSE', 'TCG_SLOT', 'RNG'],
    ['RNG', 'TCG_SLOT', 'RNG'],
    ['SPORTS', 'TF', 'ESPORTS'],
    ['ESPORTS', 'TF', 'ESPORTS'],
    ['COCKFIGHT', 'DS88', 'COCKFIGHT'],
  ])('LIST-06 gameType %s with vendor %s lists games of type %s', async (gameType, vassalage, expected) => {
    const { games } = await gamesOf(createTester(), { gameType, vassalage })
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) expect(game).toMatchObject({ vassalage, gameType: expected })
  })

  it('LIST-07 pages of any size repeat nothing, lose nothing and say how many there are', async () => {
    const tester = createTester({ games: 700 })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('RNG', 'FISH', 'LIVE', 'INHOUSE', 'HOT', ''),
        fc.constantFrom('', 'JL', 'PGS'),
        async (pageSize, gameType, vassalage) => {
          const seen: number[] = []
          let pages = 1
          for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
            const page = await gamesOf(tester, { pageSize, pageNo, gameType, vassalage })
            pages = page.totalPages
            if (pageNo < pages) expect(page.games).toHaveLength(pageSize)
            seen.push(...page.games.map((game) => game.nodeId))
          }
          const whole = await gamesOf(tester, { pageSize: 100, gameType, vassalage })
          expect(new Set(seen).size).toBe(seen.length)
          expect(seen.slice(0, 100)).toEqual(whole.games.slice(0, seen.length).map((game) => game.nodeId))
          expect((await gamesOf(tester, { pageSize, pageNo: pages + 1, gameType, vassalage })).games).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })

  it('stays fast with 100,000 games', { timeout: 30_000 }, async () => {
    const { medianMs } = await benchGamePages({ games: 100_000, calls: 40 })
    expect(medianMs).toBeLessThan(5)
  })
})

describe('other lists of games', () => {
  it('LIST-13 hot games are hot, of one type where asked', async () => {
    const { send } = createTester()
    const query = { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'lobbykit' }
    const all = (await send('listHotGames', { query })).value
    const fishing = (await send('listHotGames', { query: { ...query, gameType: 'FISH' } })).value
    expect(isList(all) && all.length).toBeGreaterThan(20)
    expect(isList(fishing) && fishing.every((game) => game.gameType === 'FISH')).toBe(true)
    expect(isList(fishing) && fishing.length).toBeGreaterThan(0)
  })

  it('POP-05 house games are among the slots, and listed apart by their vassalages', async () => {
    const { send } = createTester()
    const query = { merchant_code: 'lobbykit', language: 'EN' }
    const house = (await send('listGameTypesByVassalage', { query })).value
    expect(isList(house) && house.map((type) => type.vassalage)).toEqual(['TCG_SLOT', 'TCG_ARCADE', 'TCG_TABLE'])
    const all = (await send('listGameTypes', { query: { ...query, typeId: '1' } })).value
    expect(isList(all) && all.filter((type) => type.vassalage.startsWith('TCG_')).map((type) => type.gameType)).toContain('RNG')
  })

  it('LAUNCH-06 lotteries follow their prize mode, and their draws the clock', async () => {
    const { send, pass, now } = createTester()
    for (const prizeMode of ['Lott', 'ZY', 'Elott', 'SEA']) {
      const lotteries = (await send('listLotteries', { query: { prizeMode, language: 'EN' } })).value
      expect(isList(lotteries) && lotteries.length, prizeMode).toBeGreaterThan(0)
    }
    const draw = async () => (await send('listLotteryGames', { query: { language: 'EN' } })).at(0, 'closesAt')
    const first = await draw()
    expect(first).toBeGreaterThan(now())
    pass(3600)
    expect(await draw()).toBeGreaterThan(Number(first))
  })
})
