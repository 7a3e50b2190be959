import { useCallback } from 'react'
import type { Lobby } from '../lobby.ts'
import { notify } from '../notices/notices.ts'
import { useLobby } from '../useLobby.ts'
import { safeUrl, sitePath } from './link.rules.ts'

/** Opens a link of the backend: a page of the site in place, an allowed host in a window, anything else not at all. */
export function openLink(lobby: Lobby, link: unknown): void {
  if (link === undefined || link === '') return
  const base = lobby.ports.device.address()
  const path = sitePath(link, base)
  if (path) {
    lobby.ports.navigate(path)
    return
  }
  const url = safeUrl(link, { base, hosts: lobby.config.linkHosts })
  if (!url) notify(lobby, 'fail', { id: 'link_refused' })
  else if (!lobby.ports.openWindow(url)) notify(lobby, 'fail', { id: 'popup_blocked' })
}

/** Opens links that come from the backend; stable. */
export function useOpenLink() {
  const lobby = useLobby()
  return useCallback((link: unknown) => openLink(lobby, link), [lobby])
}

/** Addresses a page may show or open, decided in one place. */
export function useSafeUrl() {
  const lobby = useLobby()
  return useCallback(
    (value: unknown) => safeUrl(value, { base: lobby.ports.device.address(), hosts: lobby.config.linkHosts }),
    [lobby],
  )
}
