import { type Outcome, ok, refuse } from '../answers.ts'
import { centsOf, move } from '../domain/ledger.ts'
import type { LotteryOrderRow, SuborderRow } from '../lotteryRows.ts'
import type { Body } from '../operation.ts'
import type { GameRow, MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { type Draw, openDraws } from './draws.ts'
import type { Method } from './methods.ts'
import { betsOf, isSelection, mostBets } from './plays.ts'
import { CHASE_DRAWS, lotteryOf, methodOf, methodView, oddsIdOf, oddsOf, STAKE_CENTS } from './tables.ts'

type Bets = Body<'placeLotteryOrder'>
type Bet = Bets['bets'][number]

/** Bets of one line at the most, as the contract has it. */
const MOST_BETS = 20_000

/** A line of the slip, checked. */
interface Line {
  bet: Bet
  method: Method
  stakeCents: number
}
interface Times {
  draw: Draw
  times: number
}

/** Why a line cannot be taken; undefined where it can. */
function lineFlaw({ bet, method, stakeCents }: Line, playType: Bets['playType'], times: number) {
  const { selection, count, multiple } = bet
  if (!method.playTypes.includes(playType) || !isSelection(method, selection)) return 'lottery.selection.invalid'
  if (mostBets(method, selection) > MOST_BETS || betsOf(method, selection).length !== count) return 'lottery.selection.invalid'
  const staked = stakeCents * multiple * times
  return stakeCents < STAKE_CENTS.least || staked > STAKE_CENTS.most ? 'lottery.stake.range' : undefined
}

/** The draws that are named, in their order; undefined where one is closed, unknown or named twice. */
function drawsOf(world: World, game: GameRow, wanted: Bets['draws']): Times[] | undefined {
  const open = openDraws(game, world.now(), CHASE_DRAWS)
  const found = open.flatMap((draw) =>
    wanted.filter(({ drawNo }) => drawNo === draw.drawNo).map(({ times }) => ({ draw, times })),
  )
  const isEach = found.length === wanted.length && new Set(wanted.map(({ drawNo }) => drawNo)).size === wanted.length
  return isEach ? found : undefined
}

function book(world: World, member: MemberRow, game: GameRow, { playType, stopOnWin }: Bets, lines: Line[], draws: Times[]) {
  const now = world.now()
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  const id = `L${day}-${world.nextId()}`
  const suborders = draws.flatMap(({ draw, times }) =>
    lines.map(({ bet, method, stakeCents }): SuborderRow => {
      const multiple = bet.multiple * times
      return {
        id: `S${world.nextId()}`,
        orderId: id,
        memberId: member.id,
        nodeId: game.id,
        ...draw,
        method: method.code,
        selection: bet.selection,
        count: bet.count,
        stakeCents,
        multiple,
        cents: bet.count * stakeCents * multiple,
        odds: oddsOf(world, game, method),
        status: 'open',
      }
    }),
  )
  const cents = suborders.reduce((sum, each) => sum + each.cents, 0)
  if (cents > member.balanceCents) return undefined
  const order: LotteryOrderRow = {
    id,
    memberId: member.id,
    nodeId: game.id,
    playType,
    cents,
    isChase: draws.length > 1,
    stopOnWin: stopOnWin ?? false,
    at: now,
  }
  world.db.add('lotteryOrder', order)
  for (const suborder of suborders) {
    world.db.add('suborder', suborder)
    move(world, member.id, 'stake', -suborder.cents, { orderId: id, roundId: suborder.id })
  }
  return order
}

/**
 * Takes all bets of a slip, or none: at the millisecond a draw closes nothing is taken any more, nor at other odds than the
 * player saw. What is staked leaves the wallet at once.
 */
export function placeOrder(world: World, member: MemberRow, bets: Bets, language: string): Outcome<LotteryOrderRow> {
  const game = lotteryOf(world, bets.code)
  if (!game) return refuse('lottery.unknown')
  const draws = drawsOf(world, game, bets.draws)
  if (!draws) return refuse('lottery.draw.closed')
  const lines: Line[] = []
  for (const bet of bets.bets) {
    const method = methodOf(game, bet.method)
    const stakeCents = centsOf(bet.stake)
    if (!method) return refuse('lottery.selection.invalid')
    if (stakeCents === undefined) return refuse('lottery.stake.range')
    lines.push({ bet, method, stakeCents })
  }
  const times = Math.max(...draws.map((each) => each.times))
  for (const line of lines) {
    const flaw = lineFlaw(line, bets.playType, times)
    if (flaw) return refuse(flaw)
  }
  const changed = lines.filter(({ bet, method }) => oddsIdOf(oddsOf(world, game, method)) !== bet.oddsId)
  if (changed.length > 0) {
    const methods = [...new Set(changed.map(({ method }) => method))].map((each) => methodView(world, game, each, language))
    return refuse('lottery.odds.changed', { methods })
  }
  const order = book(world, member, game, bets, lines, draws)
  return order ? ok(order) : refuse('lottery.balance.short')
}

/** Gives a suborder's stake back. */
export function cancel(world: World, { id, orderId, memberId, cents }: SuborderRow) {
  world.db.patch('suborder', id, { status: 'cancelled' })
  move(world, memberId, 'stakeBack', cents, { orderId, roundId: id })
}

/** Cancels suborders whose draws take bets still: all of them, or none. Answers what came back, in cents. */
export function cancelSuborders(world: World, memberId: number, ids: readonly string[]): Outcome<number> {
  const rows = ids.flatMap((id) => world.db.get('suborder', id) ?? []).filter((row) => row.memberId === memberId)
  if (rows.length !== ids.length) return refuse('lottery.suborder.unknown')
  if (rows.some(({ status }) => status === 'cancelled')) return refuse('lottery.suborder.unknown')
  if (rows.some(({ status, closesAt }) => status !== 'open' || world.now() >= closesAt))
    return refuse('lottery.suborder.closed')
  for (const row of rows) cancel(world, row)
  return ok(rows.reduce((sum, { cents }) => sum + cents, 0))
}
