import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { viewerZone } from '../core/localTime.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { promotionTextsQueryOptions } from './promotionTexts.queries.ts'
import { type ShownAnnouncement, shownAnnouncements } from './shown.ts'

/** The promotions as their pages show them. */
export interface PromotionTextsResult extends ReadState {
  promotions: readonly ShownAnnouncement[]
  /** The id that the address names; undefined where it names none. */
  id: string | undefined
  /** The promotion of that id; undefined where there is none, or no longer. */
  chosen: ShownAnnouncement | undefined
}

/** The promotions with their texts, and the one that the query of the address names by `id` (ROUTE-01, ROUTE-05). */
export function usePromotionTexts(search: string): PromotionTextsResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry } = useLobbyQuery(promotionTextsQueryOptions, { language })
  const promotions = useMemo(() => shownAnnouncements(data ?? [], viewerZone()), [data])
  const id = queryText(parseQuery(search), 'id') || undefined
  return { promotions, id, chosen: promotions.find((each) => String(each.id) === id), status, retry }
}
