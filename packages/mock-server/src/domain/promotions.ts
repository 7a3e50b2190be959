import { type Outcome, ok, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import type { ApplicationRow } from '../promotionRows.ts'
import { CLAIMED_GIFT, claimedGiftAt } from '../seed/gifts.ts'
import { type SeedPromotion, seedPromotions } from '../seed/promotions.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { addTurnover, amountOf, move } from './ledger.ts'
import { tell } from './messages.ts'
import { profitOf } from './profit.ts'
import { recordsOf } from './records.ts'

const HOUR_MS = 3_600_000

const rowId = (memberId: number, promotionId: number) => `${memberId}:${promotionId}`
const momentOf = ({ startedAt }: World, hours: number) => startedAt + hours * HOUR_MS

/** What a member paid in or played since an application, in cents. */
function doneCents(world: World, { memberId, at }: ApplicationRow, kind: 'deposit' | 'stake'): number {
  return profitOf([recordsOf(world, memberId)], { first: at, last: world.now() })[kind]
}

/** Where a member stands with a promotion; one that has reached its goal is issued as soon as somebody looks. */
function applicationOf(world: World, memberId: number, { id, how }: SeedPromotion): ApplicationRow | undefined {
  const row = world.db.get('promotion', rowId(memberId, id))
  if (row?.state !== 'process' || how.way !== 'goal') return row
  if (doneCents(world, row, how.kind) < how.cents) return row
  world.db.patch('promotion', row.id, { state: 'issued' })
  return { ...row, state: 'issued' }
}

const isEarly = (world: World, { startsIn }: SeedPromotion) => startsIn !== undefined && world.now() < momentOf(world, startsIn)
/** Whether a promotion has ended. */
export const isOver = (world: World, { endsIn }: { endsIn?: number | undefined }) =>
  endsIn !== undefined && world.now() >= momentOf(world, endsIn)

const STATUS = { applying: 'Applying', joined: 'Joined', process: 'Process', issued: 'Issued' } as const

/** The word of the contract for where a member stands; undefined where an application is open. */
function statusOf(world: World, promotion: SeedPromotion, row: ApplicationRow | undefined): Value<'getPromotion'>['status'] {
  if (row?.state === 'claimed') return 'Claimed'
  if (row?.state === 'rejected') return 'Rejected'
  if (isOver(world, promotion)) return 'Close'
  if (row) return STATUS[row.state]
  return isEarly(world, promotion) ? 'coming soon' : undefined
}

/** A promotion as its member sees it. */
function view(world: World, memberId: number, promotion: SeedPromotion, language: string): Value<'getPromotion'> {
  const { id, title, category, imageUrl, startsIn, endsIn, how, turnoverTimes } = promotion
  const row = applicationOf(world, memberId, promotion)
  const status = statusOf(world, promotion, row)
  const bonusCents = row?.cents ?? promotion.bonusCents
  return {
    id,
    title: say(title, language),
    category: say(category, language),
    imageUrl,
    turnoverTimes,
    ...(status !== undefined && { status }),
    ...(startsIn !== undefined && { startsAt: momentOf(world, startsIn) }),
    ...(endsIn !== undefined && { endsAt: momentOf(world, endsIn) }),
    ...(bonusCents !== undefined && { bonus: amountOf(bonusCents) }),
    ...(how.way === 'reviewed' && !row && { takesComment: how.takesComment }),
    ...(how.way === 'goal' && {
      need: {
        kind: how.kind,
        amount: amountOf(how.cents),
        done: amountOf(row ? Math.min(how.cents, row.state === 'process' ? doneCents(world, row, how.kind) : how.cents) : 0),
      },
    }),
    ...(row?.comment && { comment: row.comment }),
    ...(row?.reason && { reason: say(row.reason, language) }),
  }
}

const isFor = (world: World, memberId: number, { id, hours }: SeedPromotion) =>
  !world.scenario.empty && (hours !== undefined || world.db.get('promotion', rowId(memberId, id)) !== undefined)

const promotionOf = (world: World, memberId: number, id: number): SeedPromotion | undefined =>
  seedPromotions.find((each) => each.id === id && isFor(world, memberId, each))

/** All promotions that concern a member: the public ones, and gifts to the member. */
export const promotionsOf = (world: World, memberId: number, language: string): Value<'listPromotions'> =>
  seedPromotions.filter((each) => isFor(world, memberId, each)).map((each) => view(world, memberId, each, language))

/** One promotion with its text; undefined where it does not concern the member. */
export function promotionFor(world: World, memberId: number, id: number, language: string): Value<'getPromotion'> | undefined {
  const promotion = promotionOf(world, memberId, id)
  return promotion && { ...view(world, memberId, promotion, language), content: say(promotion.content, language) }
}

/** Takes part in a promotion. */
export function apply(world: World, memberId: number, id: number, comment: string | undefined): Outcome<undefined> {
  const promotion = promotionOf(world, memberId, id)
  if (!promotion) return refuse('promotion.unknown')
  if (applicationOf(world, memberId, promotion)) return refuse('promotion.applied')
  if (isOver(world, promotion)) return refuse('promotion.over')
  if (isEarly(world, promotion)) return refuse('promotion.early')
  const { way } = promotion.how
  world.db.add('promotion', {
    id: rowId(memberId, id),
    memberId,
    promotionId: id,
    at: world.now(),
    state: way === 'reviewed' ? 'applying' : way === 'goal' ? 'process' : 'joined',
    ...(comment && way === 'reviewed' && { comment }),
  })
  return ok(undefined)
}

/** Books the bonus that a promotion has issued, and what is to be played for it. */
export function claim(world: World, memberId: number, id: number): Outcome<Value<'claimPromotion'>> {
  const promotion = promotionOf(world, memberId, id)
  if (!promotion) return refuse('promotion.unknown')
  const row = applicationOf(world, memberId, promotion)
  if (row?.state === 'claimed') return refuse('promotion.claimed')
  if (isOver(world, promotion)) return refuse('promotion.over')
  const cents = row?.cents ?? promotion.bonusCents
  if (row?.state !== 'issued' || cents === undefined) return refuse('promotion.not.issued')
  const turnoverCents = cents * promotion.turnoverTimes
  world.db.patch('promotion', row.id, { state: 'claimed', cents })
  move(world, memberId, 'bonus', cents)
  addTurnover(world, memberId, turnoverCents)
  return ok({ amount: amountOf(cents), turnover: amountOf(turnoverCents) })
}

/** What an operator says to an application: so much is issued, or it is rejected for a reason. */
export type PromotionDecision = { status: 'issued'; cents: number } | { status: 'rejected'; reason: string }

/** Decides an application that waits, as an operator of the house does; false where none waits. */
export function decidePromotion(world: World, memberId: number, id: number, decision: PromotionDecision): boolean {
  const row = world.db.get('promotion', rowId(memberId, id))
  if (row?.state !== 'applying') return false
  const { status } = decision
  const told: Partial<ApplicationRow> =
    status === 'issued' ? { cents: decision.cents } : { reason: { EN: decision.reason, TY: decision.reason } }
  world.db.patch('promotion', row.id, { state: status, ...told })
  const ref = seedPromotions.find((each) => each.id === id)?.title.EN ?? ''
  tell(world, memberId, status === 'issued' ? 'bonusIssued' : 'bonusRejected', { ref, cents: told.cents ?? 0 })
  return true
}

/**
 * What a member has of the seed's gifts: two to claim, of a member of the seed one that waits, and of one with a history
 * the gift that was claimed there.
 */
export function giveGifts(world: World, memberId: number, { isSeeded = false, hasHistory = false } = {}) {
  const give = (promotionId: number, state: ApplicationRow['state'], at = world.now()) =>
    world.db.add('promotion', { id: rowId(memberId, promotionId), memberId, promotionId, at, state })
  give(701, 'issued')
  give(702, 'issued')
  if (!isSeeded) return
  if (hasHistory) give(CLAIMED_GIFT.promotionId, 'claimed', claimedGiftAt(world.startedAt))
  give(704, 'applying')
}
