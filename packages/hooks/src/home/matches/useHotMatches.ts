import { useEffect, useMemo, useState } from 'react'
import { useImages } from '../../core/images/useImages.ts'
import { usePanel } from '../../core/notices/usePanel.ts'
import { dayAndTimeIn, viewerZone } from '../../core/time/localTime.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { useLaunch } from '../../games/launch/useLaunch.ts'
import { useAnnounced } from '../../site/announcements/useAnnounced.ts'
import { type HotMatch, hotMatches, launchOfMatch, matchKey } from './matches.rules.ts'

/** A match as slides and the popup show it. */
export interface ShownMatch {
  /** Tells it from the others. */
  key: string
  /** As the backend tells of it: teams, league, time. */
  match: HotMatch
  /** MM/DD HH:mm in the viewer's time zone (MATCH-01). */
  start: string
  /** Places of the home team's image, best first. */
  homeImage: readonly string[]
  /** Places of the other team's image, best first. */
  awayImage: readonly string[]
  /** Whether the match names a vendor to play at. */
  canLaunch: boolean
}

/** The hot matches, and the popup of the one that was tapped. */
export interface HotMatchesResult extends ReadState {
  /** Soonest first, each once (MATCH-01). */
  matches: readonly ShownMatch[]
  /** The match of the popup; it stays set while the popup closes, so that the popup is never empty. */
  chosen: ShownMatch | undefined
  /** Whether the popup is open (MATCH-02). */
  isOpen: boolean
  /** Opens the popup of a match, by its key. */
  open: (key: string) => void
  /** Closes the popup. */
  close: () => void
  /** Closes the popup and launches its match at its vendor; does nothing where it names none (MATCH-02). */
  launch: () => Promise<void>
}

/** The hot matches, and the popup of the one that was tapped (MATCH-01, MATCH-02). */
export function useHotMatches(): HotMatchesResult {
  const { of: placesOf } = useImages()
  const play = useLaunch()
  const popup = usePanel('hotMatch')
  // The banners use the same call. If it has just failed for them, it is not made again here; their retry serves both.
  const { data, status, retry, refusal } = useAnnounced({ retryOnMount: false })
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
  // Closes the popup when the player leaves the page with the matches.
  useEffect(() => popup.close, [popup.close])
  return {
    matches,
    chosen,
    isOpen: popup.isOpen && chosen !== undefined,
    open: (key) => {
      const found = matches.find((each) => each.key === key)
      if (!found) return
      setChosen(found)
      popup.open()
    },
    close: popup.close,
    launch: async () => {
      const input = chosen && launchOfMatch(chosen.match)
      popup.close()
      if (input) await play(input)
    },
    status,
    retry,
    refusal,
  }
}
