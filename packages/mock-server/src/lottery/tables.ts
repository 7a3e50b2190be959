import type { OddsRow } from '../lotteryRows.ts'
import type { GameRow } from '../rows.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { drawingAt, drawnDraws, numbersOf, openDraws } from './draws.ts'
import { familyOf } from './families.ts'
import { METHODS, type Method } from './methods.ts'

/** What a prize mode pays of the seed's odds, in percent; the traditional one pays all. */
const MODE_PERCENT: Readonly<Record<string, number>> = { Lott: 100, ZY: 99, Elott: 98, SEA: 97 }
/** Draws a chase may reach, the open one included. */
export const CHASE_DRAWS = 20
/** Results that come with a game. */
const LAST_RESULTS = 5
/** Stakes of one bet, in cents. */
export const STAKE_CENTS = { least: 100, most: 1_000_000 } as const

/** The lotteries of a code, in whatever case; the catalogue knows them by their game code. */
export const lotteryOf = (world: World, code: string): GameRow | undefined =>
  lotteriesOf(world).find(({ gameId }) => gameId.toUpperCase() === code.toUpperCase())

/** Every lottery, in the order of the catalogue. */
export const lotteriesOf = (world: World): GameRow[] =>
  ['LOTT', 'ELOTT'].flatMap((gameType) => world.catalogue.page({ gameType, language: 'EN' }, 1, 100).rows)

const changeId = (game: GameRow, method: string) => `${game.id}:${method}`

/** What a method of a game pays now. */
export function oddsOf(world: World, game: GameRow, { code, odds }: Method): OddsRow[] {
  const mode = MODE_PERCENT[game.prizeMode ?? ''] ?? 100
  const change = world.db.get('oddsChange', changeId(game, code))?.percent ?? 100
  return odds.map(({ match, times }) => ({ match, times: Math.round((times * mode * change) / 100) / 100 }))
}

/** Sets what a method pays to so many percent of the seed's odds; false where there is no such game or method. */
export function changeOdds(world: World, code: string, method: string, percent: number): boolean {
  const game = lotteryOf(world, code)
  if (!game || !methodOf(game, method)) return false
  world.db.put('oddsChange', { id: changeId(game, method), percent })
  return true
}

/** Names odds: the same ones have the same name. */
export const oddsIdOf = (odds: readonly OddsRow[]): string => {
  let mixed = 7
  for (const letter of odds.map(({ times }) => times).join()) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0
  return mixed.toString(16)
}

export const methodOf = (game: GameRow, code: string): Method | undefined =>
  METHODS[familyOf(game)].find((method) => method.code === code)

/** A method as the contract shows it. */
export function methodView(world: World, game: GameRow, method: Method, language: string) {
  const { code, kind, playTypes, positions, rows, pick, isDistinct } = method
  const odds = oddsOf(world, game, method)
  return {
    code,
    name: say(method.name, language),
    hint: say(method.hint, language),
    kind,
    playTypes: [...playTypes],
    rows: rows.map(({ label, numbers }) => ({ ...(label && { label: say(label, language) }), numbers: [...numbers] })),
    odds,
    oddsId: oddsIdOf(odds),
    minStake: STAKE_CENTS.least / 100,
    maxStake: STAKE_CENTS.most / 100,
    ...(positions && { positions: [...positions] }),
    ...(pick !== undefined && { pick }),
    ...(isDistinct && { isDistinct }),
  }
}

/** The code of a lottery as the contract has it. */
export const codeOf = ({ gameId }: GameRow) => gameId.toUpperCase()

/** A lottery with the draw that is open. */
export function listedGame(world: World, game: GameRow, language: string) {
  const [draw] = openDraws(game, world.now(), 1)
  return {
    code: codeOf(game),
    name: say(game.names, language),
    serverTime: world.now(),
    ...(game.prizeMode && { prizeMode: game.prizeMode }),
    ...(draw && { drawNo: draw.drawNo, closesAt: draw.closesAt }),
  }
}

/** The last draws of a lottery with their numbers, the newest first. */
export const resultsOf = (world: World, game: GameRow, count: number) =>
  drawnDraws(game, world.now(), count).map(({ drawNo, drawnAt }) => ({
    drawNo,
    drawnAt,
    numbers: numbersOf(world.seed, game, drawNo),
  }))

/** A lottery with all it takes to bet on it. */
export function tableOf(world: World, game: GameRow, language: string) {
  const family = familyOf(game)
  const drawing = drawingAt(game, world.now())
  return {
    code: codeOf(game),
    name: say(game.names, language),
    family,
    serverTime: world.now(),
    draws: openDraws(game, world.now(), CHASE_DRAWS).map(({ drawNo, closesAt }) => ({ drawNo, closesAt })),
    results: resultsOf(world, game, LAST_RESULTS),
    ...(drawing && { drawing: drawing.drawNo }),
    methods: METHODS[family].map((method) => methodView(world, game, method, language)),
    ...(game.prizeMode && { prizeMode: game.prizeMode }),
  }
}
