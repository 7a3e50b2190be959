import { useMemo } from 'react'
import { useImages } from '../../core/images/useImages.ts'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { bannersOf, REGISTER_GROUP, type ShownBanner, withImages } from '../../site/announcements/announcements.rules.ts'
import { registerAnnouncementsQueryOptions } from '../../site/announcements/registerAnnouncements.queries.ts'

/** What registration announces. */
export interface RegisterBannersResult extends ReadState {
  /** The banners of its group whose images may be shown, in the server's order (REG-14). */
  banners: readonly ShownBanner[]
}

/** What registration announces: the banners of its group whose images may be shown (REG-14). */
export function useRegisterBanners(): RegisterBannersResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { of: placesOf } = useImages()
  const { data, status, retry, refusal } = useLobbyQuery(registerAnnouncementsQueryOptions, { language })
  const banners = useMemo(() => withImages(bannersOf(data?.B ?? [], REGISTER_GROUP), placesOf), [data, placesOf])
  return { banners, status, retry, refusal }
}
