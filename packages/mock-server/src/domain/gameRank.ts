import type { GameRow } from '../rows.ts'
import type { World } from '../world.ts'
import { boardOf } from './winners.ts'

const DAY_MS = 86_400_000
const PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS } as const

/** Wins of a game or of a player, summed up. */
interface Ranked {
  /** The game; absent for a player. */
  game?: GameRow
  /** The player's name, its middle hidden; absent for a game. */
  customerName?: string
  cents: number
  wins: number
}

interface Wanted {
  rankBy: 'game' | 'player'
  period: keyof typeof PERIOD_MS
  gameCategory: string
  limitNum: number
}

/** Who won most by the wins of the winner board: games or players, best first. */
export function rankOf(world: World, { rankBy, period, gameCategory, limitNum }: Wanted): Ranked[] {
  const from = world.now() - PERIOD_MS[period]
  const categories = gameCategory.split(',')
  const found = new Map<string | number, Ranked>()
  for (const { game, customerName, cents, at } of boardOf(world, 'ALL')) {
    if (at < from || !(gameCategory === 'ALL' || categories.includes(game.gameCategory))) continue
    const key = rankBy === 'game' ? game.id : customerName
    const before = found.get(key) ?? { ...(rankBy === 'game' ? { game } : { customerName }), cents: 0, wins: 0 }
    found.set(key, { ...before, cents: before.cents + cents, wins: before.wins + 1 })
  }
  return [...found.values()].toSorted((one, other) => other.cents - one.cents).slice(0, limitNum)
}
