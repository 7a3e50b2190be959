import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { uniqueBy } from '../core/list.rules.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { safeUrl } from '../navigation/link.rules.ts'
import { homeAnnouncementsQueryOptions } from './announcements.queries.ts'
import { type AnnouncementGroup, bannerImage, bannersOf } from './announcements.rules.ts'

/** Addresses a page may show or open, decided in one place. */
export function useSafeUrl() {
  const lobby = useLobby()
  return useCallback(
    (value: unknown) =>
      safeUrl(value, { base: globalThis.location?.href ?? 'http://localhost/', hosts: lobby.config.linkHosts }),
    [lobby],
  )
}

/** The banners of a group with their images; one whose image may not be shown is left out (HOME-01, HOME-07). */
export function useBanners(group: AnnouncementGroup) {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const safe = useSafeUrl()
  const { data, isPending, isError, refetch } = useQuery(homeAnnouncementsQueryOptions(lobby, { language }))
  const banners = useMemo(
    () =>
      uniqueBy(bannersOf(data?.B ?? [], group), (banner) => banner.id ?? bannerImage(banner)).flatMap((banner) => {
        const image = safe(bannerImage(banner))
        return image ? [{ ...banner, image }] : []
      }),
    [data, group, safe],
  )
  const first = banners[0]?.image
  useEffect(() => {
    if (group !== 'm_home' || !first) return
    const { pathname, search, origin } = new URL(first)
    if (origin === globalThis.location?.origin) lobby.ports.localStorage.setItem(STORAGE_KEYS.hero, pathname + search)
  }, [lobby, group, first])
  return { banners, isLoading: isPending, isFailed: isError, retry: refetch }
}

/** The lines of the marquee; with nothing to announce, one that says so, with id -1 (HOME-02). */
export function useMarquee() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, isPending } = useQuery(homeAnnouncementsQueryOptions(lobby, { language }))
  const lines = data?.PL?.map(({ id, title }) => ({ id, message: { text: title } })) ?? []
  return {
    lines: lines.length || isPending ? lines : [{ id: -1, message: { id: 'no_announcement' } as const }],
    isLoading: isPending,
  }
}
