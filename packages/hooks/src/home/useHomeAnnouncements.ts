import { useEffect, useMemo } from 'react'
import { useImages } from '../core/images/useImages.ts'
import { uniqueBy } from '../core/list.rules.ts'
import type { Message } from '../core/message.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import {
  type AnnouncementGroup,
  bannerKey,
  bannersOf,
  HOME_GROUP,
  type ShownBanner,
  withImages,
} from '../site/announcements/announcements.rules.ts'
import { keepBanners, keptBanners } from '../site/announcements/keptBanners.ts'
import { useAnnounced } from '../site/announcements/useAnnounced.ts'

/** The banners of a group. */
export interface BannersResult extends ReadState {
  /** Each once, in the server's order, with the places of its image (HOME-01, HOME-07). */
  banners: readonly ShownBanner[]
}

/** The line of announcements. */
export interface MarqueeResult extends ReadState {
  /** The announcements; the only line has id -1 where there are none or they could not be loaded (HOME-02). */
  lines: readonly {
    /** Number of the announcement; -1 for the placeholder. */
    id: number
    /** What the line says. */
    message: Message
  }[]
}

/**
 * The banners of a group with the places of their images; one whose image may not be shown is left out (HOME-01, HOME-07).
 * Those of the last visit show until there is an answer (HOME-15).
 */
export function useBanners(group: AnnouncementGroup): BannersResult {
  const lobby = useLobby()
  const { of: placesOf } = useImages()
  const { data, status, retry, refusal } = useAnnounced()
  const banners = useMemo(() => {
    const all = (data ? data.B : keptBanners(lobby)) ?? []
    return withImages(uniqueBy(bannersOf(all, group), bannerKey), placesOf)
  }, [lobby, data, group, placesOf])
  const isKept = data === undefined && banners.length > 0
  const first = banners[0]?.images[0]
  useEffect(() => {
    if (group !== HOME_GROUP) return
    const { localStorage, device } = lobby.ports
    const { origin } = new URL(device.address())
    if (first?.startsWith(`${origin}/`)) localStorage.setItem(STORAGE_KEYS.hero, first.slice(origin.length))
    // One of another host is not painted first, and the one before it must not be painted in its place.
    else if (data) localStorage.removeItem(STORAGE_KEYS.hero)
    if (data) keepBanners(lobby, data.B)
  }, [lobby, group, first, data])
  return { banners, status: isKept ? 'ready' : status, retry, refusal: isKept ? undefined : refusal }
}

/** The lines of the marquee; with nothing to announce, or when the call failed, one that says so, with id -1 (HOME-02). */
export function useMarquee(): MarqueeResult {
  const { data, status, retry, refusal } = useAnnounced()
  const lines = data?.PL?.map(({ id, title }) => ({ id, message: { text: title } })) ?? []
  // A failed call is not the same as an empty list, so it has its own text.
  const nothing = { id: -1, message: { id: status === 'failed' ? 'load_retry' : 'no_announcement' } as const }
  return { status, retry, refusal, lines: lines.length || status === 'loading' ? lines : [nothing] }
}
