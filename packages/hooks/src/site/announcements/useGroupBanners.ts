import { useMemo } from 'react'
import { useImages } from '../../core/images/useImages.ts'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { type AnnouncementGroup, type ShownBanner, withImages } from './announcements.rules.ts'
import { groupBannersQueryOptions } from './groupBanners.queries.ts'

/** What a page announces. */
export interface GroupBannersResult extends ReadState {
  /** The banners of its group whose images may be shown, in the server's order (HOME-07, LIST-16). */
  banners: readonly ShownBanner[]
}

/** The banners of one group, such as {@link GAME_GROUP} above a list of games (LIST-16); home has them from its own call. */
export function useGroupBanners(groupName: AnnouncementGroup): GroupBannersResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { of: placesOf } = useImages()
  const { data, status, retry, refusal } = useLobbyQuery(groupBannersQueryOptions, { language, groupName })
  const banners = useMemo(() => withImages(data ?? [], placesOf), [data, placesOf])
  return { banners, status, retry, refusal }
}
