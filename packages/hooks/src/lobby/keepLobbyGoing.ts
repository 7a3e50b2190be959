import { hasOwnCode } from '../auth/register/ownCode.rules.ts'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'

/** Does what a page does not wait for, with code that comes when it is needed. */
const quietly = (lobby: Lobby, work: Promise<void>) => void work.catch(lobby.ports.report)

/** Keeps the affiliate link the page was opened with. Most pages have none, so what reads it comes only with one. */
function keepAffiliate(lobby: Lobby): void {
  const { pathname, search } = new URL(lobby.ports.device.address())
  if (!(hasOwnCode(pathname) ? /affiliateCode=/ : /code=/i).test(search)) return
  const part = import('../auth/register/affiliate.ts')
  quietly(
    lobby,
    part.then(({ keepAffiliateLink }) => keepAffiliateLink(lobby, pathname, search)),
  )
}

/** Renews the token. No page needs this at its start, so the code for it is loaded when it is time. */
function renew(lobby: Lobby): void {
  if (!lobby.state.session) return
  quietly(
    lobby,
    import('./renew.ts').then(({ renew: renewNow }) => renewNow(lobby)),
  )
}

/** Minutes between two renewals of the token (assumed). */
export const RENEW_EVERY_MINUTES = 10

/** What keeps a lobby going now, for `dispose`. */
export const goingOf = /* @__PURE__ */ perLobby(() => new Set<() => void>())

/**
 * Follows the connection and other tabs and renews the token while the page is open, and keeps the affiliate link it was
 * opened with; returns what stops it.
 */
export function keepLobbyGoing(lobby: Lobby): () => void {
  const { clock, device, tabs } = lobby.ports
  const follow = () => {
    const wasOnline = lobby.state.online
    lobby.state.online = device.online()
    // What failed or grew old meanwhile is asked for again.
    if (lobby.state.online && !wasOnline) lobby.queryClient.getQueryCache().onOnline()
  }
  const hear = (message: unknown) =>
    quietly(
      lobby,
      import('./hearTab.ts').then(({ hearTab }) => hearTab(lobby, message)),
    )
  let timer: unknown
  const renewLater = () => {
    timer = clock.setTimeout(() => {
      renew(lobby)
      renewLater()
    }, RENEW_EVERY_MINUTES * 60_000)
  }
  renewLater()
  follow()
  keepAffiliate(lobby)
  const ends = [tabs.listen(hear), device.watch('online', follow), device.watch('offline', follow)]
  const stop = () => {
    goingOf(lobby).delete(stop)
    clock.clearTimeout(timer)
    for (const end of ends) end()
  }
  goingOf(lobby).add(stop)
  return stop
}
