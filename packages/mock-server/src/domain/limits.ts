import type { DepositLimit, LimitPeriod, LimitsRow } from '../rows.ts'
import type { World } from '../world.ts'
import { recordsOf } from './records.ts'

const DAY_MS = 86_400_000
/** How long each period is, ms. */
const PERIODS: Readonly<Record<LimitPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }
export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month']
/** How long a member who wants to allow more waits for it, ms. */
const RAISED_AFTER_MS = DAY_MS

const rowOf = (world: World, memberId: number): LimitsRow => world.db.get('limits', memberId) ?? { id: memberId, deposits: {} }

/** The limit of a period as it stands now: one that was to come has come once its time is there. */
export function depositLimitOf(world: World, memberId: number, period: LimitPeriod): DepositLimit {
  const limit = rowOf(world, memberId).deposits[period] ?? {}
  const { next } = limit
  if (!next || next.from > world.now()) return limit
  return next.cents === undefined ? {} : { cents: next.cents }
}

/**
 * What a member deposited in the last day, week or month, in cents, with what was ordered and still waits: the sum that the
 * member's records show, what came before the seed included.
 */
export function depositedIn(world: World, memberId: number, period: LimitPeriod): number {
  const now = world.now()
  const from = now - PERIODS[period]
  const { cash } = recordsOf(world, memberId)
  const waiting = world.db
    .peek('order')
    .filter((row) => row.memberId === memberId && row.kind === 'deposit' && row.status === 'waiting' && row.at > from)
  return waiting.reduce((sum, { cents }) => sum + cents, cash.sum('deposit', cash.span(from + 1, now)))
}

/**
 * Whether a deposit of so many cents keeps every limit of a member; one that does not is refused with `limit.deposit`. Only
 * for a limit that is set it is summed up what was deposited.
 */
export const depositAllowed = (world: World, memberId: number, cents: number): boolean =>
  limitPeriods.every((period) => {
    const limit = depositLimitOf(world, memberId, period).cents
    return limit === undefined || depositedIn(world, memberId, period) + cents <= limit
  })

/** Sets the limit of a period in cents, or takes it away: a lower one holds at once, a higher one or none a day later. */
export function setDepositLimit(world: World, memberId: number, period: LimitPeriod, cents: number | undefined) {
  const row = rowOf(world, memberId)
  const now = depositLimitOf(world, memberId, period).cents
  const isAtOnce = now === undefined || (cents !== undefined && cents <= now)
  const wanted = cents === undefined ? {} : { cents }
  const limit: DepositLimit = isAtOnce ? wanted : { cents: now, next: { ...wanted, from: world.now() + RAISED_AFTER_MS } }
  world.db.put('limits', { ...row, deposits: { ...row.deposits, [period]: limit } })
}

/** Until when the games are closed to a member, ms since 1970; undefined while they are open. */
export function timeOutUntil(world: World, memberId: number): number | undefined {
  const until = rowOf(world, memberId).timeOutUntil ?? 0
  return until > world.now() ? until : undefined
}

/** Closes the games to a member from now on; a time-out that lasts longer already stays as it is. */
export function takeTimeOut(world: World, memberId: number, period: LimitPeriod) {
  const until = Math.max(world.now() + PERIODS[period], timeOutUntil(world, memberId) ?? 0)
  world.db.put('limits', { ...rowOf(world, memberId), timeOutUntil: until })
}
