import type { GameRow } from '../rows.ts'
import type { World } from '../world.ts'
import { type Draw, numbersOf, openDraws } from './draws.ts'
import { settleDrawn } from './settle.ts'
import { codeOf, lotteryOf } from './tables.ts'

/** A draw that was run, and what came of the bets on it. */
export interface RunDraw {
  lottery: string
  drawNo: string
  numbers: string[]
  /** How many bets there were on it, and how many of them won. */
  bets: number
  won: number
}

/** The draw that takes bets now. */
export const nextDraw = (game: GameRow, now: number): Draw | undefined => openDraws(game, now, 1)[0]

/**
 * Runs the draw of a lottery that takes bets now, by moving the clock on to the moment of its numbers, and pays the bets of everybody,
 * on draws before it too; undefined where there is no lottery of that code.
 */
export function runDraw(world: World, code: string, moveClock: (ms: number) => void): RunDraw | undefined {
  const game = lotteryOf(world, code)
  const draw = game && nextDraw(game, world.now())
  if (!game || !draw) return undefined
  moveClock(draw.drawnAt - world.now())
  settleDrawn(world)
  const { drawNo } = draw
  const bets = world.db.filter(
    'suborder',
    (row) => row.nodeId === game.id && row.drawNo === drawNo && row.status !== 'cancelled',
  )
  return {
    lottery: codeOf(game),
    drawNo,
    numbers: numbersOf(world.seed, game, drawNo),
    bets: bets.length,
    won: bets.filter(({ status }) => status === 'won').length,
  }
}
