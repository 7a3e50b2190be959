import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { uniqueBy } from '../core/list.rules.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { useImages } from '../images/useImages.ts'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { safeUrl } from '../navigation/link.rules.ts'
import { homeAnnouncementsQueryOptions } from './announcements.queries.ts'
import { type AnnouncementGroup, bannerImage, bannersOf, withImages } from './announcements.rules.ts'

/** Addresses a page may show or open, decided in one place. */
export function useSafeUrl() {
  const lobby = useLobby()
  return useCallback(
    (value: unknown) =>
      safeUrl(value, { base: globalThis.location?.href ?? 'http://localhost/', hosts: lobby.config.linkHosts }),
    [lobby],
  )
}

/** The banners of a group with the places of their images; one whose image may not be shown is left out (HOME-01, HOME-07). */
export function useBanners(group: AnnouncementGroup) {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { of: placesOf } = useImages()
  const { data, isPending, isError, refetch } = useQuery(homeAnnouncementsQueryOptions(lobby, { language }))
  const banners = useMemo(
    () =>
      withImages(
        uniqueBy(bannersOf(data?.B ?? [], group), (banner) => banner.id ?? bannerImage(banner)),
        placesOf,
      ),
    [data, group, placesOf],
  )
  const first = banners[0]?.images[0]
  useEffect(() => {
    if (group !== 'm_home' || !first) return
    const { pathname, search, origin } = new URL(first)
    if (origin === globalThis.location?.origin) lobby.ports.localStorage.setItem(STORAGE_KEYS.hero, pathname + search)
  }, [lobby, group, first])
  return { banners, isLoading: isPending, isFailed: isError, retry: refetch }
}

/** The lines of the marquee; with nothing to announce, or when the call failed, one that says so, with id -1 (HOME-02). */
export function useMarquee() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, isPending, isError } = useQuery(homeAnnouncementsQueryOptions(lobby, { language }))
  const lines = data?.PL?.map(({ id, title }) => ({ id, message: { text: title } })) ?? []
  // What could not be learnt is not the same as nothing to announce.
  const nothing = { id: -1, message: { id: isError ? 'load_retry' : 'no_announcement' } as const }
  return { lines: lines.length || isPending ? lines : [nothing], isLoading: isPending, isFailed: isError }
}
