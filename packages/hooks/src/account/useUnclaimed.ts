import { badgeOf } from '../core/badge.rules.ts'
import { useLanguage } from '../core/language/useLanguage.ts'
import { useAccountQuery } from '../core/session/useAccountQuery.ts'
import { availablePromotionsQueryOptions } from './unclaimed.queries.ts'

/** The promotions that a member may claim and has not. */
export interface UnclaimedResult {
  /** How many there are; none for a guest, and for who plays on trial and can claim nothing (APP-12). */
  count: number
  /** The count as a badge shows it, such as `99+`; undefined for none. */
  badge: string | undefined
}

/** The count of promotions that the member has not claimed (APP-12). */
export function useUnclaimed(): UnclaimedResult {
  const { code: language } = useLanguage()
  const { data } = useAccountQuery(availablePromotionsQueryOptions, { language })
  const count = data?.length ?? 0
  return { count, badge: badgeOf(count) }
}
