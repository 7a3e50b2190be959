import { complainOf } from '../complaints/complain.ts'
import type { Lobby } from '../lobby.ts'
import { notify } from '../notices/notices.ts'
import { safeUrl, sitePath } from './link.rules.ts'

/** The address if a page may open or show it; any other one is reported to the developer. */
export function safeLink(lobby: Lobby, link: unknown): string | undefined {
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
