import type { Message } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { isTrial } from '../core/session/member.rules.ts'

/** The promotion by which friends are invited (MEM-06). */
export const REFERRAL = 'REFERRAL'

/** Why nobody is invited: the promotion is off (MEM-06), or it is a trial, which nobody could thank (assumed). */
export function closedBy(isOn: boolean, isTrial: boolean): Message | undefined {
  if (!isOn) return { id: 'contact_service' }
  return isTrial ? { id: 'actual_account' } : undefined
}

/** Whether a member of a type can invite friends, by the settings (MEM-06). */
export const inviteAccess = (
  { whitelabel }: { whitelabel?: { promotions?: Readonly<Record<string, boolean>> } },
  type: number,
): boolean => closedBy(whitelabel?.promotions?.[REFERRAL] === true, isTrial(type)) === undefined

/**
 * The address that a friend opens: the registration of the site that `address` is on, with the code in the parameter that it
 * reads as invitation code (MEM-06, REG-11).
 */
export function invitationLink(address: string, code: string): string {
  const link = new URL(pathOf('register'), address)
  link.searchParams.set('affiliateCode', code)
  return link.href
}

/** Failures of sharing that are none: who shares thought better of it, or the sheet is open already. */
const NO_FAILURE: ReadonlySet<unknown> = new Set(['AbortError', 'InvalidStateError'])

/** Whether sharing failed, and was not given up (MEM-06). */
export const sharingFailed = (error: unknown): boolean =>
  !(typeof error === 'object' && error !== null && 'name' in error && NO_FAILURE.has(error.name))
