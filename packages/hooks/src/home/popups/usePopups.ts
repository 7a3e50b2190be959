import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useImages } from '../../core/images/useImages.ts'
import type { Lobby } from '../../core/lobby.ts'
import { openLink } from '../../core/navigation/openLink.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { readJson, STORAGE_KEYS } from '../../core/storage.ts'
import { dayIn, viewerZone } from '../../core/time/localTime.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { Announcement } from '../../site/announcements/announcements.rules.ts'
import { useAnnounced } from '../../site/announcements/useAnnounced.ts'
import { dismissedToday, isDismissedDays, isIdList, popupsToShow } from './popups.rules.ts'

const seenOf = ({ ports }: Lobby) => readJson(ports.sessionStorage, STORAGE_KEYS.popupsSeen, isIdList) ?? []
const dismissedOf = ({ ports }: Lobby) => readJson(ports.localStorage, STORAGE_KEYS.popupsToday, isDismissedDays) ?? {}
const dayOfNow = ({ ports }: Lobby) => dayIn(viewerZone(), ports.clock.now())

/** A popup announcement with the places of its picture, best first. */
export type ShownPopup = Announcement & {
  /** Addresses of its picture, the best first (APP-21). */
  images: readonly string[]
}

/** The popup announcement to show now. */
export interface PopupsResult {
  /** Undefined while there is none to show (HOME-09). */
  popup: ShownPopup | undefined
  /** Closes it; it does not come back in this session. */
  close: () => void
  /** Closes it, and it does not come back before tomorrow. */
  closeForToday: () => void
  /** Closes it and goes where it leads. */
  follow: () => void
}

/**
 * The popup announcement to show a member now, if any: each once a session, one at a time (HOME-09). They are login popups,
 * so a guest sees none; none shows while a panel or a question is open.
 */
export function usePopups(): PopupsResult {
  const lobby = useLobby()
  const { panels, prompt } = useSnapshot(lobby.state)
  const isLoggedIn = useIsLoggedIn()
  const { of: placesOf } = useImages()
  // The banners use the same call. If it has just failed for them, it is not made again here; their retry serves both.
  const { data } = useAnnounced({ retryOnMount: false })
  const [, redraw] = useState(0)
  const isBusy = prompt !== null || Object.values(panels).some(Boolean)
  const [first] = popupsToShow(data?.PU ?? [], { seen: seenOf(lobby), dismissed: dismissedOf(lobby), today: dayOfNow(lobby) })
  const popup = first && isLoggedIn && !isBusy ? { ...first, images: placesOf(first.imageUrl) } : undefined

  function close() {
    if (!first) return
    lobby.ports.sessionStorage.setItem(STORAGE_KEYS.popupsSeen, JSON.stringify([...seenOf(lobby), first.id]))
    redraw((count) => count + 1)
  }
  return {
    popup,
    close,
    closeForToday() {
      if (!first) return
      const days = dismissedToday(dismissedOf(lobby), first.id, dayOfNow(lobby))
      lobby.ports.localStorage.setItem(STORAGE_KEYS.popupsToday, JSON.stringify(days))
      close()
    },
    follow() {
      close()
      openLink(lobby, first?.link)
    },
  }
}
