import { type Refused, refuse } from '../answers.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'

/** Wrong ones in a row after which none is taken for a while. */
const MOST_WRONG = 5
const LOCKED_MINUTES = 15

/** The member's payment password, where one is set. */
export const paymentPasswordOf = (member: MemberRow) => member.details?.paymentPassword

/** Why a payment password is not taken; undefined for the right one, which also forgets the wrong ones before it. */
export function paymentRefusal(world: World, member: MemberRow, password: string): Refused | undefined {
  const right = paymentPasswordOf(member)
  if (!right) return refuse('payment.missing')
  const id = `payment:${member.id}`
  const { failures = 0, lockedUntil = 0 } = world.db.get('attempt', id) ?? {}
  if (lockedUntil > world.now()) return refuse('payment.locked', { until: lockedUntil })
  if (password === right) {
    world.db.remove('attempt', id)
    return undefined
  }
  const isLast = failures + 1 >= MOST_WRONG
  if (!isLast) world.db.put('attempt', { id, failures: failures + 1 })
  else world.db.put('attempt', { id, failures: 0, lockedUntil: world.now() + LOCKED_MINUTES * 60_000 })
  return refuse('payment.wrong')
}
