import { payLevels } from '../domain/club.ts'
import { move } from '../domain/ledger.ts'
import { noteWin } from '../domain/winners.ts'
import type { SuborderRow } from '../lotteryRows.ts'
import type { World } from '../world.ts'
import { numbersOf } from './draws.ts'
import { cancel } from './orders.ts'
import { winTimes } from './plays.ts'
import { methodOf } from './tables.ts'

/** What a suborder wins by what was drawn, in cents. */
function winOf(world: World, { nodeId, drawNo, method: code, odds, selection, stakeCents, multiple }: SuborderRow) {
  const game = world.db.get('game', nodeId)
  const method = game && methodOf(game, code)
  if (!game || !method) return { winCents: 0, numbers: [] }
  const numbers = numbersOf(world.seed, game, drawNo)
  return { winCents: Math.round(winTimes(method, odds, selection, numbers) * stakeCents * multiple), numbers }
}

/** Books what came of one suborder: the win, the bet in the records, and what was played of the turnover. */
function settle(world: World, row: SuborderRow) {
  const { id, orderId, memberId, nodeId, cents: stakeCents } = row
  const { winCents, numbers: symbols } = winOf(world, row)
  world.db.patch('suborder', id, { status: winCents > 0 ? 'won' : 'lost', winCents })
  const balanceCents = move(world, memberId, 'win', winCents, { orderId, roundId: id })
  world.db.add('round', { id, memberId, nodeId, stakeCents, winCents, balanceCents, symbols, at: world.now() })
  const member = world.db.get('member', memberId)
  if (!member) return
  world.db.patch('member', memberId, { turnoverCents: Math.max(0, member.turnoverCents - stakeCents) })
  noteWin(world, member, nodeId, winCents)
  payLevels(world, member)
}

/**
 * Settles every bet that has been drawn meanwhile, in the order of the draws and as of their moments: a chase that ends with its
 * first win is cancelled behind it. So a win is there as soon as its numbers are, in the figures of the agents above too, and all
 * records stay in the order of time.
 */
export function settleDrawn(world: World) {
  const now = world.now()
  const isDue = (row: Readonly<SuborderRow>) => row.status === 'open' && row.drawnAt <= now
  // Most calls find nothing, so the rows are copied only where there is something.
  if (!world.db.find('suborder', isDue)) return
  const due = world.db.filter('suborder', isDue)
  for (const { id, drawnAt } of due.toSorted((one, other) => one.drawnAt - other.drawnAt)) {
    const row = world.db.get('suborder', id)
    if (row?.status !== 'open') continue
    const then: World = { ...world, now: () => drawnAt }
    settle(then, row)
    const isWon = world.db.get('suborder', id)?.status === 'won'
    if (isWon && world.db.get('lotteryOrder', row.orderId)?.stopOnWin) {
      const rest = world.db.filter(
        'suborder',
        (each) => each.orderId === row.orderId && each.status === 'open' && each.drawnAt > row.drawnAt,
      )
      for (const each of rest) cancel(then, each)
    }
  }
}
