import type { RebateRow } from '../promotionRows.ts'
import { createRandom, pick, type Random } from '../random.ts'
import type { CardRow, LedgerRow, OrderRow, RoundRow } from '../rows.ts'
import type { SeedFriend } from './friends.ts'
import { CLAIMED_GIFT, claimedGiftAt } from './gifts.ts'
import { createBook, ORDER_ENDS_MS, type PlayedGame } from './historyBook.ts'

const DAY_MS = 86_400_000
/** How far back a seeded history goes, days. */
export const HISTORY_DAYS = 365
/** Times in the twelve months at which money is paid in or out whatever the balance. */
const CASH_TIMES = 50
/** How often the rebate is claimed, and for how long not before the end, so that something has gathered then. */
const REBATE_EVERY_MS = 30 * DAY_MS
const NO_REBATE_MS = 20 * DAY_MS
const LONGEST_GAP_MS = 45_000
const NEXT_GAME_PERCENT = 4

/** What a member of the seed did in the twelve months before it; amounts in cents. */
export interface HistoryPlan {
  rounds: number
  /** Times the member sat down to play. */
  sessions: number
  stakes: readonly number[]
  /** How far the balance moves from where it began before money is paid in or out. */
  swingCents: number
  /** The usual deposit and withdrawal. */
  orderCents: number
  /** The card that withdrawals go to. */
  card?: CardRow
}

/** Rows of a member that are made again from the seed whenever they are asked for, and kept nowhere. Oldest first. */
export interface History {
  rounds: readonly RoundRow[]
  orders: readonly OrderRow[]
  rebates: readonly RebateRow[]
  ledger: readonly LedgerRow[]
}

interface Asked {
  memberId: number
  plan: HistoryPlan
  /** Friends whom the member invited, in the order in which they deposited. */
  friends: readonly SeedFriend[]
  /** The balance it ends with. */
  balanceCents: number
  /** When it ends, ms since 1970. */
  endsAt: number
  /** The games to play; at least one. */
  games: readonly PlayedGame[]
  seed: number
}

/** What a round brings back, in tenths of its stake, with how often in a hundred: 94 % of all stakes. */
const RETURNS: readonly (readonly [percent: number, tenths: number])[] = [
  [61, 0],
  [12, 5],
  [4, 10],
  [12, 20],
  [7, 40],
  [4, 80],
]

/** What a round brings back, in tenths of its stake. */
export function returnTenths(random: Random): number {
  let left = random() * 100
  for (const [percent, tenths] of RETURNS) {
    if (left < percent) return tenths
    left -= percent
  }
  return 0
}

/**
 * The same rows for the same seed and end: an opening balance, deposits, withdrawals, stakes and wins that add up to the
 * balance the member has when it ends, and never to less than nothing in between.
 */
export function makeHistory({ memberId, plan, friends, balanceCents, endsAt, games, seed }: Asked): History {
  const random = createRandom(seed * 1009 + memberId).next
  const book = createBook(memberId, plan, random)
  const startsAt = endsAt - HISTORY_DAYS * DAY_MS
  const sessionMs = (endsAt - startsAt) / plan.sessions
  const perSession = Math.ceil(plan.rounds / plan.sessions)
  const gapMs = Math.min(LONGEST_GAP_MS, sessionMs / 2 / perSession)
  const cashEvery = Math.max(1, Math.round(plan.sessions / CASH_TIMES))
  let at = startsAt
  let rebateAt = startsAt + REBATE_EVERY_MS

  const payIn = () => {
    book.payIn(at)
    at += ORDER_ENDS_MS
  }
  const payOut = () => {
    book.payOut(at)
    at += ORDER_ENDS_MS
  }
  const keepWithin = () => {
    while (book.moved() < -plan.swingCents) payIn()
    while (book.moved() > plan.swingCents) payOut()
  }

  const extras = [
    { at: claimedGiftAt(endsAt), book: (moment: number) => book.takeGift(moment, CLAIMED_GIFT.cents) },
    ...friends.flatMap(({ deposited }) =>
      deposited === undefined ? [] : [{ at: endsAt - deposited * DAY_MS, book: book.reward }],
    ),
  ].sort((one, other) => one.at - other.at)
  let left = plan.rounds
  for (let session = 0; session < plan.sessions; session += 1) {
    const startsNext = Math.max(at, Math.floor(startsAt + (session + random() * 0.3) * sessionMs))
    for (; extras[0] !== undefined && extras[0].at < startsNext; extras.shift()) extras[0].book(Math.max(at, extras[0].at))
    at = startsNext
    if (session % cashEvery === 0) (book.moved() < 0 ? payIn : payOut)()
    if (at >= rebateAt && at < endsAt - NO_REBATE_MS) {
      book.takeRebate(at)
      rebateAt += REBATE_EVERY_MS
    }
    let game = pick(random, games)
    for (let round = 0; round < perSession && left > 0; round += 1) {
      keepWithin()
      if (random() * 100 < NEXT_GAME_PERCENT) game = pick(random, games)
      at += Math.ceil(gapMs * (0.5 + random() / 2))
      const stakeCents = pick(random, plan.stakes)
      book.play(game, stakeCents, (stakeCents * returnTenths(random)) / 10, at)
      left -= 1
    }
  }
  return book.close(balanceCents, startsAt)
}
