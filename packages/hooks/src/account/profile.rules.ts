import type { WpsSchemas } from '@lobbykit/sdk'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { DAY_MS } from '../core/time/units.rules.ts'

/** What a member's profile header says, and where a tap on it leads. */
export interface ProfileHeader {
  /** The name of the member's account. */
  account: string
  /** The member's rank; undefined where there is none. */
  vipLabel: string | undefined
  /** Whole days since the member registered; undefined where nobody says when that was. */
  days: number | undefined
  /** The path that a tap on the header opens (MEM-04). */
  path: string
}

/** The profile header of a member: the benefits where they show, else the member centre (MEM-04). `now` is ms since 1970. */
export function profileHeader(
  { account, clubLabel, regDate }: Pick<WpsSchemas['MemberInfo'], 'account' | 'clubLabel' | 'regDate'>,
  { now, showsBenefits }: { now: number; showsBenefits: boolean },
): ProfileHeader {
  return {
    account,
    vipLabel: clubLabel?.labelName || undefined,
    days: regDate === undefined ? undefined : Math.max(0, Math.floor((now - regDate) / DAY_MS)),
    path: pathOf(showsBenefits ? 'vip' : 'member'),
  }
}
