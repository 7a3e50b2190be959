import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bannersOf, withImages } from '../announcements/announcements.rules.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { useImages } from '../images/useImages.ts'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { registerAnnouncementsQueryOptions } from './register.queries.ts'

/** What registration announces: the banners of its group whose images may be shown (REG-14). */
export function useRegisterBanners() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { of: placesOf } = useImages()
  const { data, isPending } = useQuery(registerAnnouncementsQueryOptions(lobby, { language }))
  const banners = useMemo(() => withImages(bannersOf(data?.B ?? [], 'm_reg'), placesOf), [data, placesOf])
  return { banners, isLoading: isPending }
}
