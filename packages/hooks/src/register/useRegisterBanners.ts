import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bannerImage, bannersOf } from '../announcements/announcements.rules.ts'
import { useSafeUrl } from '../announcements/useHomeAnnouncements.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { registerAnnouncementsQueryOptions } from './register.queries.ts'

/** What registration announces: the banners of its group whose images may be shown (REG-14). */
export function useRegisterBanners() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const safe = useSafeUrl()
  const { data, isPending } = useQuery(registerAnnouncementsQueryOptions(lobby, { language }))
  const banners = useMemo(
    () =>
      bannersOf(data?.B ?? [], 'm_reg').flatMap((banner) => {
        const image = safe(bannerImage(banner))
        return image ? [{ ...banner, image }] : []
      }),
    [data, safe],
  )
  return { banners, isLoading: isPending }
}
