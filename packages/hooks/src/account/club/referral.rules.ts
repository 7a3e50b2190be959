import type { Message } from '../../core/message.ts'
import { isTrial } from '../../core/session/member.rules.ts'

/** The promotion by which friends are invited (MEM-06). */
export const REFERRAL = 'REFERRAL'

/**
 * Why the member cannot invite anybody: the promotion is off (MEM-06), or the member is on trial and has no account to be
 * rewarded (assumed).
 */
export function closedBy(isOn: boolean, isTrial: boolean): Message | undefined {
  if (!isOn) return { id: 'contact_service' }
  return isTrial ? { id: 'actual_account' } : undefined
}

/** Whether a member of a type can invite friends, by the settings (MEM-06). */
export const inviteAccess = (
  { whitelabel }: { whitelabel?: { promotions?: Readonly<Record<string, boolean>> } },
  type: number,
): boolean => closedBy(whitelabel?.promotions?.[REFERRAL] === true, isTrial(type)) === undefined
