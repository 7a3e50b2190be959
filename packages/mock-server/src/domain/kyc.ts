import { type Refused, refuse } from '../answers.ts'
import type { Body } from '../operation.ts'
import type { KycRow, KycStatus } from '../rows.ts'
import { kycDocuments, kycUnder } from '../seed/kyc.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { imageRefusal } from './images.ts'
import { SITE_ZONE_MS } from './periods.ts'

/** How far a member's proof of identity is. */
export const kycStatusOf = (world: World, memberId: number): KycStatus => world.db.get('kyc', memberId)?.status ?? 'none'

/** Whether somebody of that birthday is so many years old at a time (ms since 1970), by the days of the site; nobody was born on a day that there is not. */
function isOldEnough(birthday: string, age: number, now: number): boolean {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  const isDay = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) === birthday
  return isDay && Date.UTC(year + age, month - 1, day) - SITE_ZONE_MS <= now
}

/** Why a proof of identity is not taken; undefined for one that may wait for the house. */
export function kycRefusal(
  world: World,
  memberId: number,
  { fields, documents, ageConfirmed }: Body<'sendKyc'>,
  language: string,
): Refused | undefined {
  const status = kycStatusOf(world, memberId)
  if (status === 'waiting' || status === 'approved') return refuse('kyc.sent')
  const asked = kycUnder(world.scenario)
  const invalid = (field: string, message?: string) => refuse('register.field.invalid', { field }, message)
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(asked.fields, name))
  if (unknown !== undefined) return invalid(unknown)
  for (const [name, rule] of Object.entries(asked.fields)) {
    const value = Object.hasOwn(fields, name) ? (fields[name] ?? '').trim() : ''
    const fits = value === '' ? !rule.required : new RegExp(rule.pattern, 'u').test(value)
    if (!fits) return invalid(name, say(rule.message, language))
  }
  if (!isOldEnough(fields.birthday?.trim() ?? '', asked.age, world.now())) return invalid('birthday')
  if (!ageConfirmed) return refuse('kyc.age.unconfirmed')
  const isThere = (name: string) => Object.hasOwn(documents, name)
  const missing = kycDocuments.find(({ name, required }) => required && !isThere(name))
  if (missing) return refuse('kyc.document.missing', { document: missing.name })
  return imageRefusal(Object.values(documents))
}

/** What the house says of a proof of identity that waits: approved, or refused for a reason. */
export type KycDecision = { status: 'approved' } | { status: 'refused'; reason: string }

/** Decides a proof of identity that waits, as an operator of the house does; false where none waits. */
export function decideKyc(world: World, memberId: number, decision: KycDecision): boolean {
  const row = world.db.get('kyc', memberId)
  if (row?.status !== 'waiting') return false
  const { reason: _, ...kept } = row
  const decided: KycRow = { ...kept, status: decision.status }
  if (decision.status === 'refused') decided.reason = { EN: decision.reason, TY: decision.reason }
  world.db.put('kyc', decided)
  return true
}
