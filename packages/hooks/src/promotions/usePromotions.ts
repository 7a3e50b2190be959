import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import type { MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { useAccountQuery } from '../core/session/useAccountQuery.ts'
import { viewerZone } from '../core/time/localTime.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { promotionTextsQueryOptions } from '../site/announcements/promotionTexts.queries.ts'
import { type ShownAnnouncement, shownAnnouncements } from '../site/announcements/shown.ts'
import { promotionsQueryOptions } from './promotions.queries.ts'
import {
  type PromotionStatus,
  promotionCategories,
  promotionDetailPath,
  promotionStatus,
  promotionStatusName,
} from './promotions.rules.ts'
import { useFollowedBadge } from './useFollowedBadge.ts'

/** A promotion of the list. */
export type ListedPromotion = ShownAnnouncement & {
  /** Where the member stands with it; undefined for a guest or a trial, and where the member has not applied. */
  status: PromotionStatus | undefined
  /** The name of that status. */
  statusName: MessageId | undefined
  /** Its page. */
  path: string
}

/** A choice of promotions. */
export interface PromotionCategory extends PathChoice {
  /** The name of the category; undefined for all. */
  name: string | undefined
}

/** The promotions, by category; `status` and `retry` are of their texts. */
export interface PromotionsResult extends ReadState {
  /** The promotions of the chosen category, or all. */
  promotions: readonly ListedPromotion[]
  /** All of them, and the categories by name; none where there is only one category. */
  categories: readonly PromotionCategory[]
  /** The id that the address names; undefined where it names none. */
  id: string | undefined
}

/** The promotions with their texts, those of a category where the address names one, and where the member stands (ROUTE-01, MEM-09). */
export function usePromotions(search: string): PromotionsResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(promotionTextsQueryOptions, { language })
  const { data: own } = useAccountQuery(promotionsQueryOptions, { language })
  useFollowedBadge(language, own)
  const all = useMemo((): ListedPromotion[] => {
    const words = new Map(own?.map((each) => [each.id, promotionStatus(each.status)]))
    return shownAnnouncements(data ?? [], viewerZone()).map((each) => {
      const standing = words.get(each.id)
      return {
        ...each,
        status: standing,
        statusName: standing && promotionStatusName(standing),
        path: promotionDetailPath(each.id),
      }
    })
  }, [data, own])
  const names = promotionCategories(all)
  const query = parseQuery(search)
  const category = names.find((name) => name === queryText(query, 'category'))
  const choice = (name: string | undefined): PromotionCategory => ({
    name,
    path: pathOf('activity') + (name === undefined ? '' : `?${new URLSearchParams({ category: name })}`),
    isChosen: name === category,
  })
  return {
    promotions: category === undefined ? all : all.filter((each) => each.category === category),
    categories: names.length > 1 ? [undefined, ...names].map(choice) : [],
    id: queryText(query, 'id') || undefined,
    status,
    retry,
    refusal,
  }
}
