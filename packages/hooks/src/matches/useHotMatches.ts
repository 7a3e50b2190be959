import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { homeAnnouncementsQueryOptions } from '../announcements/announcements.queries.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { dayAndTimeIn, viewerZone } from '../core/localTime.ts'
import { useImages } from '../images/useImages.ts'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { usePanel } from '../notices/usePanel.ts'
import { type HotMatch, hotMatches, launchOfMatch, matchKey } from './matches.rules.ts'

/** A match as slides and the popup show it. */
export interface ShownMatch {
  key: string
  match: HotMatch
  /** MM/DD HH:mm in the viewer's time zone (MATCH-01). */
  start: string
  /** Places of the teams' images, best first. */
  homeImage: readonly string[]
  awayImage: readonly string[]
  /** Whether the match names a vendor to play at. */
  canLaunch: boolean
}

/** The hot matches, and the popup of the one that was tapped (MATCH-01, MATCH-02). */
export function useHotMatches() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { of: placesOf } = useImages()
  const play = useLaunch()
  const popup = usePanel('hotMatch')
  // What has just failed for the banners is not asked for again because this comes later; their retry serves both.
  const { data, isPending, isError, refetch } = useQuery({
    ...homeAnnouncementsQueryOptions(lobby, { language }),
    retryOnMount: false,
  })
  const matches = useMemo(() => {
    const zone = viewerZone()
    return hotMatches(data?.H ?? []).map(
      (match): ShownMatch => ({
        key: matchKey(match),
        match,
        start: dayAndTimeIn(zone, match.matchTime),
        homeImage: placesOf(match.homeTeamImageUrl),
        awayImage: placesOf(match.awayTeamImageUrl),
        canLaunch: launchOfMatch(match) !== undefined,
      }),
    )
  }, [data, placesOf])
  const [chosen, setChosen] = useState<ShownMatch>()
  // Who leaves the matches leaves their popup.
  useEffect(() => popup.close, [popup.close])
  return {
    matches,
    /** The match of the popup; it stays while the popup goes, so that nothing is empty meanwhile. */
    chosen,
    isOpen: popup.isOpen && chosen !== undefined,
    open: (key: string) => {
      const found = matches.find((each) => each.key === key)
      if (!found) return
      setChosen(found)
      popup.open()
    },
    close: popup.close,
    launch: () => {
      const input = chosen && launchOfMatch(chosen.match)
      popup.close()
      return input ? play(input) : Promise.resolve(undefined)
    },
    isLoading: isPending,
    isFailed: isError,
    retry: () => void refetch(),
  }
}
