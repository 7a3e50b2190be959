import type { Lobby } from '../core/lobby.ts'
import { followRenewal, RENEW_EVERY_MINUTES } from '../core/session/renewal.ts'
import { endSession } from '../core/session/session.ts'
import { balanceQueryOptions } from '../money/money.queries.ts'
import { goingOf } from './going.ts'

interface SessionEnded {
  type: 'sessionEnded'
  userName: string
  reason?: unknown
}

const isSessionEnded = (message: unknown): message is SessionEnded =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'sessionEnded' &&
  'userName' in message

/** Keeps the affiliate link the page was opened with. Most pages have none, so what reads it comes only with one. */
async function keepAffiliate(lobby: Lobby, address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  if (!/code=/i.test(search)) return
  try {
    const { keepAffiliateLink } = await import('../auth/register/affiliate.ts')
    keepAffiliateLink(lobby, pathname, search)
  } catch (error) {
    lobby.ports.report(error)
  }
}

/** Renews the token. No page needs that at its start, so what does it comes when it is time. */
async function renew(lobby: Lobby): Promise<void> {
  if (!lobby.state.session) return
  try {
    const { renewSession } = await import('../core/session/renewSession.ts')
    await renewSession(lobby)
  } catch (error) {
    lobby.ports.report(error)
  }
}

/**
 * Follows the connection and other tabs and renews the token while the page is open, and keeps the affiliate link it was
 * opened with; returns what stops it.
 */
export function keepLobbyGoing(lobby: Lobby, address = lobby.ports.device.address()): () => void {
  const { clock, device, tabs } = lobby.ports
  const follow = () => {
    const wasOnline = lobby.state.online
    lobby.state.online = device.online()
    // What failed or grew old meanwhile is asked for again.
    if (lobby.state.online && !wasOnline) lobby.queryClient.getQueryCache().onOnline()
  }
  const stopListening = tabs.listen((message) => {
    if (followRenewal(lobby, message)) return
    if (!isSessionEnded(message) || message.userName !== lobby.state.session?.userName) return
    // Who logs out leaves everywhere; what expired may have been an older session than ours, and the backend knows.
    if (message.reason === 'expired') void lobby.queryClient.prefetchQuery({ ...balanceQueryOptions(lobby), staleTime: 0 })
    else endSession(lobby, { reason: 'otherTab' })
  })
  let timer: unknown
  const renewLater = () => {
    timer = clock.setTimeout(() => {
      void renew(lobby)
      renewLater()
    }, RENEW_EVERY_MINUTES * 60_000)
  }
  renewLater()
  follow()
  void keepAffiliate(lobby, address)
  globalThis.addEventListener?.('online', follow)
  globalThis.addEventListener?.('offline', follow)
  const stop = () => {
    goingOf(lobby).delete(stop)
    clock.clearTimeout(timer)
    stopListening()
    globalThis.removeEventListener?.('online', follow)
    globalThis.removeEventListener?.('offline', follow)
  }
  goingOf(lobby).add(stop)
  return stop
}
