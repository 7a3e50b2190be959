import { ok, type Refused, RefusedError, refuse } from '../answers.ts'
import { daysOf } from '../domain/days.ts'
import { amountOf } from '../domain/ledger.ts'
import { bonusOf } from '../domain/orders.ts'
import { type Profit, profitOf } from '../domain/profit.ts'
import { type Records, recordsOf, statusOf } from '../domain/records.ts'
import type { Series } from '../domain/series.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import type { LedgerRow, MemberRow, OrderRow, RoundRow, SessionRow } from '../rows.ts'
import { banks } from '../seed/banks.ts'
import { channels } from '../seed/deposits.ts'
import { lobbyNodes, vendorOf } from '../seed/vendors.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The longest range: 366 calendar days, in whose course the clock may change. */
const LONGEST_MS = 366 * DAY_MS + 2 * HOUR_MS

interface Asked {
  world: World
  query: { startDate: number; endDate: number }
  member: MemberRow | undefined
  session: SessionRow | undefined
}
type Paged = Asked & { query: { pageNo: number; pageSize: number } }

/** Why a range is none. */
export function rangeRefusal(world: World, { startDate: first, endDate: last }: Asked['query']): Refused | undefined {
  if (last < first) return refuse('record.range.reversed')
  if (last - first > LONGEST_MS) return refuse('record.range.long')
  return first > world.now() + DAY_MS ? refuse('record.range.future') : undefined
}

/** The records of who asks, and the range; throws the refusal of a range that is none. */
export function askedRecords(call: Asked): { records: Records; first: number; last: number } {
  const { member } = signedIn(call)
  const { world, query } = call
  const { startDate: first, endDate: last } = query
  const stop = rangeRefusal(world, query)
  if (stop) throw new RefusedError(stop)
  return { records: recordsOf(world, member.id), first, last }
}

/** A page of a series, each row as the contract shows it, and the sums of the whole range. */
export function pageOf<Row extends { at: number }, Name extends string, View, Totals>(
  { query: { startDate, endDate, pageNo, pageSize } }: Paged,
  series: Series<Row, Name>,
  view: (row: Row) => View,
  totals: (sum: (name: Name) => number) => Totals,
) {
  const span = series.span(startDate, endDate)
  const total = span.to - span.from
  return ok({
    list: series.page(span, pageNo, pageSize).map(view),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    totals: totals((name) => series.sum(name, span)),
  })
}

/** What was played, by its node: a game, or a vendor's lobby. */
function playedOf(world: World, nodeId: number, language: string) {
  const game = world.db.get('game', nodeId)
  if (game) {
    const vendorName = vendorOf(game.vendor)?.name ?? game.vendor
    return { gameName: say(game.names, language), gameType: game.gameType, vendorName }
  }
  const lobby = lobbyNodes.get(nodeId)
  const vendorName = vendorOf(lobby?.vendor ?? '')?.name ?? String(nodeId)
  return { gameName: vendorName, gameType: lobby?.gameType ?? 'LIVE', vendorName }
}

/** A bet as the contract shows it. */
export const betView = (world: World, language: string) => (row: RoundRow) => ({
  betId: row.id,
  nodeId: row.nodeId,
  ...playedOf(world, row.nodeId, language),
  stake: amountOf(row.stakeCents),
  win: amountOf(row.winCents),
  net: amountOf(row.winCents - row.stakeCents),
  status: statusOf(row),
  playedAt: row.at,
})

/** A movement as the contract shows it. */
export const movementView = (world: World, records: Records, language: string) => (row: LedgerRow) => {
  const bets = records.bets()
  const near = row.roundId === undefined ? [] : bets.page(bets.span(row.at, row.at), 1, 100)
  // The stake of a lottery is booked before its bet is known to have won or lost.
  const suborder = row.roundId === undefined ? undefined : world.db.get('suborder', row.roundId)
  const nodeId = (near.find(({ id }) => id === row.roundId) ?? suborder)?.nodeId
  return {
    recordId: String(row.id),
    kind: row.kind,
    amount: amountOf(row.cents),
    balance: amountOf(row.balanceCents),
    createdAt: row.at,
    ...(row.orderId !== undefined && { orderId: row.orderId }),
    ...(nodeId !== undefined && { gameName: playedOf(world, nodeId, language).gameName }),
  }
}

const orderView = ({ id, reference, cents, status, at, endedAt, reason }: OrderRow, language: string) => ({
  orderId: id,
  reference,
  amount: amountOf(cents),
  status,
  createdAt: at,
  ...(endedAt !== undefined && { endedAt }),
  ...(reason && { reason: say(reason, language) }),
})

const depositView = (language: string) => (row: OrderRow) => {
  const channel = channels.find(({ channelId }) => channelId === row.channelId)
  const bonus = row.status === 'done' ? bonusOf(row.promotionId, row.cents) : 0
  return {
    ...orderView(row, language),
    ...(bonus > 0 && { bonus: amountOf(bonus) }),
    ...(channel && { channelName: say(channel.name, language) }),
  }
}

const withdrawalView = (language: string) => (row: OrderRow) => {
  const bank = banks[row.card?.bankCode ?? '']
  return {
    ...orderView(row, language),
    ...(row.feeCents !== undefined && { fee: amountOf(row.feeCents) }),
    ...(bank && { bankName: say(bank, language) }),
    ...(row.card && { cardEnd: row.card.end }),
  }
}

const orderTotals = (sum: (name: 'amount' | 'doneAmount') => number) => ({
  amount: amountOf(sum('amount')),
  doneAmount: amountOf(sum('doneAmount')),
})

/** What was won and lost, as the contract shows it. */
export const profitView = ({ stake, win, bonus, net }: Profit) => ({
  stake: amountOf(stake),
  win: amountOf(win),
  bonus: amountOf(bonus),
  net: amountOf(net),
})

function categoriesIn(records: Records, first: number, last: number) {
  const views = Array.from(records.betsByType(), ([gameType, bets]) => {
    const span = bets.span(first, last)
    const [stake, win] = [bets.sum('stake', span), bets.sum('win', span)]
    const amounts = { stake: amountOf(stake), win: amountOf(win), net: amountOf(win - stake) }
    return { gameType, bets: span.to - span.from, ...amounts }
  })
  return views.filter(({ bets }) => bets > 0).sort((one, other) => other.stake - one.stake)
}

export const recordHandlers = {
  listBets(call) {
    const { records } = askedRecords(call)
    const { query, world, language } = call
    return pageOf(call, records.bets(query.status), betView(world, language), (sum) => {
      const [stake, win] = [sum('stake'), sum('win')]
      return { stake: amountOf(stake), win: amountOf(win), net: amountOf(win - stake) }
    })
  },
  listMovements(call) {
    const { records } = askedRecords(call)
    const { query, world, language } = call
    return pageOf(call, records.movements(query.kind), movementView(world, records, language), (sum) => {
      const [moneyIn, moneyOut] = [sum('moneyIn'), sum('moneyOut')]
      return { moneyIn: amountOf(moneyIn), moneyOut: amountOf(moneyOut), net: amountOf(moneyIn - moneyOut) }
    })
  },
  listDeposits(call) {
    const { records } = askedRecords(call)
    return pageOf(call, records.orders('deposit', call.query.status), depositView(call.language), orderTotals)
  },
  listWithdrawals(call) {
    const { records } = askedRecords(call)
    return pageOf(call, records.orders('withdrawal', call.query.status), withdrawalView(call.language), orderTotals)
  },
  getProfitAndLoss(call) {
    const { records, first, last } = askedRecords(call)
    const days = daysOf(call.query.timeZone, first, last)
    if (!days) return refuse('record.zone.unknown')
    const whole = profitOf([records], { first, last })
    const bets = records.bets().span(first, last)
    return ok({
      days: days
        .map(({ day, ...moments }) => ({ day, ...profitView(profitOf([records], moments)) }))
        .filter(({ stake, win, bonus }) => stake > 0 || win > 0 || bonus > 0),
      categories: categoriesIn(records, first, last),
      totals: {
        bets: bets.to - bets.from,
        ...profitView(whole),
        deposits: amountOf(whole.deposit),
        withdrawals: amountOf(whole.withdrawal),
      },
    })
  },
} satisfies Partial<Handlers>
