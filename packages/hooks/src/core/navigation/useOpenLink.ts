import { useCallback } from 'react'
import { complainOf } from '../complaints/complain.ts'
import type { Lobby } from '../lobby.ts'
import { notify } from '../notices/notices.ts'
import { useLobby } from '../useLobby.ts'
import { safeUrl, sitePath } from './link.rules.ts'

/** The address if a page may open or show it; any other one is reported to the developer. */
function safeLink(lobby: Lobby, link: unknown): string | undefined {
  const url = safeUrl(link, { base: lobby.ports.device.address(), hosts: lobby.config.linkHosts })
  if (!url && link) complainOf(lobby, 'link', link)
  return url
}

/** Opens a link of the backend: a page of the site in place, an allowed host in a window, anything else not at all. */
export function openLink(lobby: Lobby, link: unknown): void {
  if (link === undefined || link === '') return
  const path = sitePath(link, lobby.ports.device.address())
  if (path) {
    lobby.ports.navigate(path)
    return
  }
  const url = safeLink(lobby, link)
  if (!url) notify(lobby, 'fail', { id: 'link_refused' })
  else if (!lobby.ports.openWindow(url)) notify(lobby, 'fail', { id: 'popup_blocked' })
}

/** Opens a link of the backend: a page of the site in place, an allowed host in a window; anything else is refused with a notice (HOME-06). */
export type OpenLink = (link: unknown) => void

/** Opens links that come from the backend; stable. */
export function useOpenLink(): OpenLink {
  const lobby = useLobby()
  return useCallback((link: unknown) => openLink(lobby, link), [lobby])
}

/** The page of this site, with its query, that a link leads to; undefined for another host. */
export type SitePathOf = (link: unknown) => string | undefined

/** Tells which links of the backend lead to a page of this site, so that a skin shows them as links (HOME-06); stable. */
export function useSitePath(): SitePathOf {
  const { device } = useLobby().ports
  return useCallback((link: unknown) => sitePath(link, device.address()), [device])
}

/** The address as it may be shown or opened; undefined where it may not be, such as one of an unknown host. */
export type SafeUrl = (value: unknown) => string | undefined

/** Decides in one place which addresses a page may show or open; stable. */
export function useSafeUrl(): SafeUrl {
  const lobby = useLobby()
  return useCallback((value: unknown) => safeLink(lobby, value), [lobby])
}
