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
 * Settles what has been drawn meanwhile, in the order of the draws: a chase that ends with its first win is cancelled behind it.
 * Called before anything of a member is looked at, so that a win is there as soon as its numbers are.
 */
export function settleDrawn(world: World, memberId: number) {
  const now = world.now()
  const due = world.db.filter('suborder', (row) => row.memberId === memberId && row.status === 'open' && row.drawnAt <= now)
  for (const { id } of due.toSorted((one, other) => one.drawnAt - other.drawnAt)) {
    const row = world.db.get('suborder', id)
    if (row?.status !== 'open') continue
    settle(world, row)
    const isWon = world.db.get('suborder', id)?.status === 'won'
    if (isWon && world.db.get('lotteryOrder', row.orderId)?.stopOnWin) {
      const rest = world.db.filter(
        'suborder',
        (each) => each.orderId === row.orderId && each.status === 'open' && each.drawnAt > row.drawnAt,
      )
      for (const each of rest) cancel(world, each)
    }
  }
}

/** The same for everybody who has bets. */
export function settleAll(world: World) {
  const open = world.db.filter('suborder', ({ status }) => status === 'open')
  for (const memberId of new Set(open.map((row) => row.memberId))) settleDrawn(world, memberId)
}
