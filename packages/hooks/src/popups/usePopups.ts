import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { homeAnnouncementsQueryOptions } from '../announcements/announcements.queries.ts'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { dayIn, viewerZone } from '../core/localTime.ts'
import { readJson, STORAGE_KEYS } from '../core/storage.ts'
import { useImages } from '../images/useImages.ts'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { openLink } from '../navigation/useOpenLink.ts'
import { useIsLoggedIn } from '../session/useIsLoggedIn.ts'
import { dismissedToday, isDismissedDays, isIdList, popupsToShow } from './popups.rules.ts'

const seenOf = ({ ports }: Lobby) => readJson(ports.sessionStorage, STORAGE_KEYS.popupsSeen, isIdList) ?? []
const dismissedOf = ({ ports }: Lobby) => readJson(ports.localStorage, STORAGE_KEYS.popupsToday, isDismissedDays) ?? {}
const todayOf = ({ ports }: Lobby) => dayIn(viewerZone(), ports.clock.now())

/**
 * The popup announcement to show a member now, if any: each once a session, one at a time (HOME-09). They are login popups,
 * so a guest is not met with a dialog; none shows while a panel or a question is open.
 */
export function usePopups() {
  const lobby = useLobby()
  const { panels, prompt } = useSnapshot(lobby.state)
  const isLoggedIn = useIsLoggedIn()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { of: placesOf } = useImages()
  // What has just failed for the banners is not asked for again because this comes later; their retry serves both.
  const { data } = useQuery({ ...homeAnnouncementsQueryOptions(lobby, { language }), retryOnMount: false })
  const [, redraw] = useState(0)
  const isBusy = prompt !== null || Object.values(panels).some(Boolean)
  const [first] = popupsToShow(data?.PU ?? [], { seen: seenOf(lobby), dismissed: dismissedOf(lobby), today: todayOf(lobby) })
  const popup = first && isLoggedIn && !isBusy ? { ...first, images: placesOf(first.imageUrl) } : undefined

  function close() {
    if (!first) return
    lobby.ports.sessionStorage.setItem(STORAGE_KEYS.popupsSeen, JSON.stringify([...seenOf(lobby), first.id]))
    redraw((count) => count + 1)
  }
  return {
    popup,
    close,
    /** Closes it, and it does not come back before tomorrow. */
    closeForToday() {
      if (!first) return
      const days = dismissedToday(dismissedOf(lobby), first.id, todayOf(lobby))
      lobby.ports.localStorage.setItem(STORAGE_KEYS.popupsToday, JSON.stringify(days))
      close()
    },
    /** Goes where the popup leads. */
    follow() {
      close()
      openLink(lobby, first?.link)
    },
  }
}
