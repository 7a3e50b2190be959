import type { GameRow, MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { masked } from './members.ts'

/** Wins from this amount on enter the winner board. */
const BOARD_CENTS = 100_000

/** Puts a big win on the board. */
export function noteWin(world: World, member: MemberRow, nodeId: number, cents: number) {
  if (cents < BOARD_CENTS) return
  world.db.add('winner', { id: world.nextId(), nodeId, customerName: masked(member.account), cents, at: world.now() })
}

export interface BoardEntry {
  game: GameRow
  customerName: string
  cents: number
  at: number
}

/** The newest wins of a category, or of all with ALL; as many as there are without a limit. */
export function boardOf(world: World, category: string, limit = Number.POSITIVE_INFINITY): BoardEntry[] {
  const entries: BoardEntry[] = []
  for (const row of world.db.peek('winner').reverse()) {
    const game = world.catalogue.game(row.nodeId)
    if (!game || (category !== 'ALL' && game.gameCategory !== category && game.gameType !== category)) continue
    entries.push({ game, customerName: row.customerName, cents: row.cents, at: row.at })
    if (entries.length === limit) break
  }
  return entries
}
