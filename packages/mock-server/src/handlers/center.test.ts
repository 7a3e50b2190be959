import { describe, expect, it } from 'vitest'
import { createTester, type Tester } from '../testKit.ts'

const EN = { language: 'EN' } as const
const VN = 'TCG_LOTTO_VN_ELOTT_1'
type Draw = { code: string; regionCode: string; drawNo: string; prizes: { name: string; numbers: string[] }[] }
type Entry = { name: string; winAmount: number; wins: number; game?: { gameCategory: string } }
type Counted = { number: string; hits: number; missed: number; lastDrawNo?: string }
const listOf = <Row>(value: unknown): Row[] => (Array.isArray(value) ? value : [])

const recent = async (tester: Tester, query = {}) => {
  const answer = await tester.send('getRecentLottery', { query: { ...EN, ...query } })
  return { answer, list: listOf<Draw>(answer.at('list')) }
}
const drawsOf = async (tester: Tester, code: string, limit: number) =>
  listOf<{ drawNo: string; numbers: string[] }>(
    (await tester.send('listLotteryDraws', { path: { code }, query: { limit } })).value,
  )

describe('the Vietnamese lotteries', () => {
  it('LOTT-03 show by tier what the draws of their pages show', async () => {
    const tester = createTester()
    const { answer, list } = await recent(tester)
    expect(answer.at('day')).toBe('2026-11-21')
    expect(list).toHaveLength(12)
    for (const { code, drawNo, prizes } of list) {
      expect(prizes.map(({ numbers }) => numbers.length)).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1])
      const [last] = await drawsOf(tester, code, 1)
      expect(last).toMatchObject({ drawNo, numbers: prizes.flatMap(({ numbers }) => numbers) })
    }
    expect(tester.backend.violations).toEqual([])
  })

  it('LOTT-03 are those of a region and a day, each with the last draw of that day', async () => {
    const tester = createTester()
    const { answer } = await recent(tester)
    const regions = listOf<{ regionCode: string }>(answer.at('regions')).map(({ regionCode }) => regionCode)
    expect(regions).toEqual(['north', 'central', 'south'])
    const parts = await Promise.all(regions.map(async (region) => (await recent(tester, { region })).list))
    expect(parts.flat()).toHaveLength(12)
    for (const [at, part] of parts.entries())
      expect(new Set(part.map(({ regionCode }) => regionCode))).toEqual(new Set([regions[at]]))
    const day = '2026-11-19'
    const before = (await recent(tester, { day })).list.find(({ code }) => code === VN)
    expect(before?.drawNo).toMatch(/^20261119-/)
    const dayEnd = Date.parse('2026-11-20T00:00:09.999+07:00')
    const early = createTester({ clock: () => dayEnd })
    const late = createTester({ clock: () => dayEnd + 1 })
    const drawn = async (of: Tester) => (await recent(of, { day })).list.find(({ code }) => code === VN)?.drawNo ?? ''
    expect(await drawn(late)).toBe(before?.drawNo)
    expect((await drawn(early)) < (await drawn(late))).toBe(true)
    expect((await recent(late, { day: '2026-11-20' })).list).toEqual([])
    // Nothing has been drawn of the new day yet.
    expect((await recent(late)).answer.at('days', 0)).toBe(day)
  })

  it('LOTT-03 are by the days of Vietnam: a draw of its morning is one of today, whatever day it is in UTC', async () => {
    const tester = createTester({ clock: () => Date.parse('2026-11-24T06:10:00+07:00') })
    const { answer, list } = await recent(tester)
    expect([answer.at('day'), answer.at('days', 0), answer.at('days', 1)]).toEqual(['2026-11-24', '2026-11-24', '2026-11-23'])
    for (const { drawNo } of list) expect(drawNo).toMatch(/^20261124-/)
    const yesterday = (await recent(tester, { day: '2026-11-23' })).list
    expect(yesterday).toHaveLength(12)
    for (const { drawNo } of yesterday) expect(drawNo).toMatch(/^20261123-/)
  })

  it('have no results on days that have not come or are too long ago, nor on a site without games', async () => {
    const tester = createTester()
    for (const day of ['2026-11-22', '2026-11-14']) expect((await recent(tester, { day })).list).toEqual([])
    const empty = createTester({ scenario: 'empty' })
    expect((await recent(empty)).list).toEqual([])
    expect((await empty.send('listLotteryMenu', { query: EN })).value).toEqual([])
    expect((await empty.send('listGameMenus', { query: EN })).value).toEqual([])
  })

  it('LOTT-04 count how often and when last each number came in the draws of their pages', async () => {
    const tester = createTester()
    const numero = async (query = {}) => {
      const answer = await tester.send('getLotteryNumero', { query: { code: VN.toLowerCase(), draws: 60, ...query } })
      return listOf<Counted>(answer.at('numbers'))
    }
    const draws = await drawsOf(tester, VN, 60)
    for (const [prizes, numbers] of [
      [18, await numero()],
      [1, await numero({ prize: 'special' })],
    ] as const) {
      const endings = draws.map((draw) => draw.numbers.slice(0, prizes).map((each) => each.slice(-2)))
      expect(numbers).toHaveLength(100)
      for (const { number, hits, missed, lastDrawNo } of numbers) {
        const last = endings.findIndex((each) => each.includes(number))
        expect(hits).toBe(endings.flat().filter((each) => each === number).length)
        expect(missed).toBe(last < 0 ? 60 : last)
        expect(lastDrawNo).toBe(draws[last]?.drawNo)
      }
    }
    for (const code of ['ELOTT_ELOTT_1', 'nowhere'])
      expect(await tester.send('getLotteryNumero', { query: { code, draws: 5 } })).toMatchObject({
        errorCode: 'lottery.unknown',
      })
  })
})

describe('the menus', () => {
  it('hold every lottery in one group, named in the language of the call', async () => {
    const tester = createTester()
    const groups = listOf<{ name: string; lotteries: string[] }>((await tester.send('listLotteryMenu', { query: EN })).value)
    const all = listOf<{ code: string }>((await tester.send('listLotteryGames', { query: EN })).value).map(({ code }) => code)
    expect(groups.flatMap(({ lotteries }) => lotteries).toSorted()).toEqual(all.toSorted())
    const tagalog = listOf<{ name: string }>((await tester.send('listLotteryMenu', { query: { language: 'TY' } })).value)
    expect([groups[2]?.name, tagalog[2]?.name]).toEqual(['Racing', 'Karera'])
  })

  it('count the games that the tiles of their vendors count', async () => {
    const tester = createTester()
    const menus = listOf<{ menuCode: string; gameCount: number }>((await tester.send('listGameMenus', { query: EN })).value)
    const vendors = await tester.send('listVendors', { query: { merchantCode: 'lobbykit', ...EN } })
    const tiles = Object.values(vendors.at('mapping', 'categories') ?? {}).flat()
    const whole = tiles.reduce((sum, { gameCount }) => sum + gameCount, 0)
    expect(menus.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(whole)
    for (const { menuCode, gameCount } of menus) {
      const own = tiles.filter(({ gameCategory, gameType }) => {
        const isSplit = gameType === 'ESPORTS' || gameType === 'COCKFIGHT'
        return (isSplit ? gameType : gameCategory) === menuCode
      })
      expect(gameCount).toBe(own.reduce((sum, tile) => sum + tile.gameCount, 0))
    }
    expect(menus.map(({ menuCode }) => menuCode)).toEqual(expect.arrayContaining(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT']))
  })
})

describe('the rank list', () => {
  const rank = async (tester: Tester, query = {}) => {
    const all = { rankBy: 'game', period: 'day', gameCategory: 'ALL', limitNum: 100, ...EN, ...query }
    return listOf<Entry>((await tester.send('listGameRank', { query: all })).value)
  }
  const sum = (list: Entry[]) => list.reduce((total, { winAmount }) => total + Math.round(winAmount * 100), 0)

  it('LOTT-05 sums up the wins of the winner board by game and by player, the highest sum first', async () => {
    const tester = createTester()
    const query = { gameCategory: 'ALL', limitNum: 100, ...EN }
    const board = listOf<{ vo: Entry }>((await tester.send('listWinners', { query })).value)
    for (const rankBy of ['game', 'player']) {
      const list = await rank(tester, { rankBy, period: 'week' })
      expect(sum(list)).toBe(sum(board.map(({ vo }) => vo)))
      expect(list.reduce((total, { wins }) => total + wins, 0)).toBe(board.length)
      expect(list.map(({ winAmount }) => winAmount)).toEqual(list.map(({ winAmount }) => winAmount).toSorted((a, b) => b - a))
      expect(list.every(({ game }) => (game !== undefined) === (rankBy === 'game'))).toBe(true)
    }
    expect(await rank(tester, { limitNum: 3 })).toEqual((await rank(tester)).slice(0, 3))
  })

  it('counts the wins of its category and period only', async () => {
    const tester = createTester()
    const [day, week] = [
      await rank(tester, { gameCategory: 'LOTT' }),
      await rank(tester, { gameCategory: 'LOTT', period: 'week' }),
    ]
    expect(day.length).toBeGreaterThan(0)
    expect(sum(week)).toBeGreaterThan(sum(day))
    expect(new Set(week.map(({ game }) => game?.gameCategory))).toEqual(new Set(['LOTT']))
    const both = await rank(tester, { gameCategory: 'LOTT,ELOTT', period: 'week' })
    expect(new Set(both.map(({ game }) => game?.gameCategory))).toEqual(new Set(['LOTT', 'ELOTT']))
    tester.pass(8 * 86_400)
    expect(await rank(tester, { period: 'week' })).toEqual([])
    expect(await rank(createTester({ scenario: 'empty' }))).toEqual([])
  })
})
