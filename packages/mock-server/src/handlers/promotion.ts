import { ok, refuse } from '../answers.ts'
import { apply, claim, promotionFor, promotionsOf } from '../domain/promotions.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import { payer } from './deposit.ts'

const FLAG = 'REWCEN3'

export const promotionHandlers = {
  listPromotions: (call) => ok(promotionsOf(call.world, signedIn(call).member.id, call.language)),
  listAvailablePromotions(call) {
    const { member } = signedIn(call)
    const promotions = promotionsOf(call.world, member.id, call.language)
    return ok(promotions.flatMap(({ id, title, status }) => (status === 'Issued' ? [{ id, title, status }] : [])))
  },
  getPromotion(call) {
    const promotion = promotionFor(call.world, signedIn(call).member.id, call.path.id, call.language)
    return promotion ? ok(promotion) : refuse('promotion.unknown')
  },
  applyForPromotion(call) {
    const { world, path, body, language } = call
    const member = payer(call, FLAG)
    const applied = apply(world, member.id, path.id, body.comment)
    if (!applied.success) return applied
    const promotion = promotionFor(world, member.id, path.id, language)
    return promotion ? ok(promotion) : refuse('promotion.unknown')
  },
  claimPromotion: (call) => claim(call.world, payer(call, FLAG).id, call.path.id),
} satisfies Partial<Handlers>
