import { useCallback } from 'react'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { notify } from '../notices/notices.ts'
import { safeUrl, sitePath } from './link.rules.ts'

const here = () => globalThis.location?.href ?? 'http://localhost/'

/** Opens a link of the backend: a page of the site in place, an allowed host in a window, anything else not at all. */
export function openLink(lobby: Lobby, link: unknown): void {
  if (link === undefined || link === '') return
  const path = sitePath(link, here())
  if (path) {
    lobby.ports.navigate(path)
    return
  }
  const url = safeUrl(link, { base: here(), hosts: lobby.config.linkHosts })
  if (!url) notify(lobby, 'fail', { id: 'link_refused' })
  else if (!lobby.ports.openWindow(url)) notify(lobby, 'fail', { id: 'popup_blocked' })
}

/** Opens links that come from the backend; stable. */
export function useOpenLink() {
  const lobby = useLobby()
  return useCallback((link: unknown) => openLink(lobby, link), [lobby])
}
