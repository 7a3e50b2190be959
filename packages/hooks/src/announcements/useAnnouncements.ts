import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { dayIn, viewerZone } from '../core/localTime.ts'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { noticesQueryOptions } from './notices.queries.ts'

/** The announcements with their texts and days (YYYY-MM-DD, the viewer's own), newest first. */
export function useAnnouncements() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, isPending, isError, refetch } = useQuery(noticesQueryOptions(lobby, { language }))
  const announcements = useMemo(() => {
    const zone = viewerZone()
    return (data ?? []).map((each) => ({
      ...each,
      day: each.publishedAt === undefined ? undefined : dayIn(zone, each.publishedAt) || undefined,
    }))
  }, [data])
  return { announcements, isLoading: isPending, isFailed: isError, retry: () => void refetch() }
}
