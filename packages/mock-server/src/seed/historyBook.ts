import { orderCard } from '../domain/cards.ts'
import { bonusOf, DECLINED, EXPIRED } from '../domain/orders.ts'
import { partsOf, rebateNumber, sumOf } from '../domain/rebateParts.ts'
import type { RebateRow } from '../promotionRows.ts'
import { between, pick, type Random } from '../random.ts'
import type { CardRow, LedgerRow, OrderRow, RoundRow } from '../rows.ts'
import { channels } from './deposits.ts'
import { REWARD_CENTS } from './friends.ts'
import { LEAST_REBATE_CENTS, rebateRates } from './rebates.ts'

const MINUTE_MS = 60_000
const MOST_MINUTES = 9
/** After which time every order of the history has ended, ms. */
export const ORDER_ENDS_MS = (MOST_MINUTES + 1) * MINUTE_MS
/** How many in a hundred orders were refused, and came with a promotion. */
const REFUSED_PERCENT = 8
const PROMOTED_PERCENT = 20
const PROMOTION_ID = 502

interface Orders {
  /** The usual deposit and withdrawal, cents. */
  orderCents: number
  /** The card that withdrawals go to. */
  card?: CardRow
}

/** A game that is played: its node, and the category that its stakes count for. */
export interface PlayedGame {
  id: number
  gameType: string
}

/** Books what happened before the seed. Balances count from nothing until `close` says what the member began with. */
export function createBook(memberId: number, { orderCents, card }: Orders, random: Random) {
  const rounds: RoundRow[] = []
  const orders: OrderRow[] = []
  const ledger: LedgerRow[] = []
  const rebates: RebateRow[] = []
  // Stakes since the last rebate, and bets up to now, by category.
  const stakes = new Map<string, number>()
  const bets = new Map<string, number>()
  const channelIds = channels.filter(({ minCents, maxCents }) => orderCents >= minCents && orderCents <= maxCents)
  let moved = 0
  let rewarded = 0

  const isOneOf = (percent: number) => random() * 100 < percent

  function move(kind: LedgerRow['kind'], cents: number, at: number, about: Pick<LedgerRow, 'orderId' | 'roundId'>) {
    if (cents === 0) return
    moved += cents
    // Numbers below zero are nobody else's; the first of them is the opening's.
    ledger.push({ id: -2 - ledger.length, memberId, kind, cents, balanceCents: moved, at, ...about })
  }

  function addOrder(kind: OrderRow['kind'], at: number, more: Partial<OrderRow>) {
    const number = `${memberId}-${String(orders.length + 1).padStart(3, '0')}`
    const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '')
    const endedAt = at + between(random, 1, MOST_MINUTES) * MINUTE_MS
    const letter = kind === 'deposit' ? 'D' : 'W'
    const reference = `LK${number}`
    const row = { id: `${letter}${day}-${number}`, reference, kind, memberId, cents: orderCents, at, endedAt, ...more }
    orders.push({ status: 'done', ...row })
    return { orderId: row.id, endedAt }
  }

  return {
    /** What playing, deposits and withdrawals moved; rewards, gifts and rebates are no reason for more or fewer of them. */
    moved: () => moved - rewarded,
    payIn(at: number) {
      const isRefused = isOneOf(REFUSED_PERCENT)
      const promotionId = isOneOf(PROMOTED_PERCENT) ? PROMOTION_ID : undefined
      const { orderId, endedAt } = addOrder('deposit', at, {
        channelId: pick(random, channelIds).channelId,
        ...(promotionId !== undefined && { promotionId }),
        ...(isRefused && { status: 'refused', reason: EXPIRED }),
      })
      if (isRefused) return
      move('deposit', orderCents, endedAt, { orderId })
      move('bonus', bonusOf(promotionId, orderCents), endedAt, { orderId })
    },
    payOut(at: number) {
      const isRefused = isOneOf(REFUSED_PERCENT)
      const { orderId, endedAt } = addOrder('withdrawal', at, {
        feeCents: Math.round(orderCents / 100),
        ...(card && { card: orderCard(card) }),
        ...(isRefused && { status: 'refused', reason: DECLINED }),
      })
      move('withdrawal', -orderCents, at, { orderId })
      if (isRefused) move('withdrawalBack', orderCents, endedAt, { orderId })
    },
    /** What a friend's first deposit brings. */
    reward(at: number) {
      rewarded += REWARD_CENTS
      move('referral', REWARD_CENTS, at, {})
    },
    /** A bonus that a promotion gave. */
    takeGift(at: number, cents: number) {
      rewarded += cents
      move('bonus', cents, at, {})
    },
    play({ id: nodeId, gameType }: PlayedGame, stakeCents: number, winCents: number, at: number) {
      const id = `h${memberId}-${rounds.length + 1}`
      move('stake', -stakeCents, at, { roundId: id })
      move('win', winCents, at, { roundId: id })
      rounds.push({ id, memberId, nodeId, stakeCents, winCents, balanceCents: moved, symbols: null, at })
      stakes.set(gameType, (stakes.get(gameType) ?? 0) + stakeCents)
      bets.set(gameType, (bets.get(gameType) ?? 0) + 1)
    },
    /** Claims what has gathered, where it is enough. */
    takeRebate(at: number) {
      const parts = partsOf(stakes, rebateRates).filter((part) => part.stakeCents > 0)
      const { stakeCents, cents } = sumOf(parts)
      if (cents < LEAST_REBATE_CENTS) return
      const id = rebateNumber(at, `${memberId}-${String(rebates.length + 1).padStart(3, '0')}`)
      const since = rebates.at(-1)?.at
      const counted = Object.fromEntries(bets)
      rebates.push({ id, memberId, at, stakeCents, cents, parts, counted, ...(since !== undefined && { since }) })
      rewarded += cents
      move('rebate', cents, at, { orderId: id })
      stakes.clear()
    },
    /** The rows, oldest first, so that they end with this balance. */
    close(balanceCents: number, startsAt: number) {
      const cents = balanceCents - moved
      for (const row of [...ledger, ...rounds]) row.balanceCents += cents
      const opening: LedgerRow = { id: -1, memberId, kind: 'opening', cents, balanceCents: cents, at: startsAt }
      return { rounds, orders, rebates, ledger: [opening, ...ledger] }
    },
  }
}
