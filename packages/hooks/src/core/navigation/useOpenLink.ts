import { useCallback } from 'react'
import { useLobby } from '../useLobby.ts'
import { sitePath } from './link.rules.ts'
import { openLink, safeLink } from './openLink.ts'

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
