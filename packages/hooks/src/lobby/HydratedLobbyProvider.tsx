import { dehydrate, hydrate } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { imagesOf } from '../core/images/images.ts'
import type { Lobby } from '../core/lobby.ts'
import type { StorageLike } from '../core/ports.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { useIsServed } from '../core/useIsServed.ts'
import { LobbyContext } from '../core/useLobby.ts'
import { isTallFooter } from '../site/device/device.rules.ts'
import { createLobby } from './createLobby.ts'
import { LobbyProvider } from './LobbyProvider.tsx'

/** A device on which nothing was ever kept, as that of a server. */
const NOTHING_KEPT: StorageLike = { getItem: () => null, setItem() {}, removeItem() {}, clear() {} }
/** Kept under more than one name, and asked for by no first render. */
const BY_PREFIX: readonly string[] = [STORAGE_KEYS.cache, STORAGE_KEYS.intention]
const READ_AT_START = Object.values(STORAGE_KEYS).filter((name) => !BY_PREFIX.includes(name))

/** Whether the device says more than a server knows: something kept of an earlier visit, or by which a page looks otherwise. */
function saysMore({ ports: { device, localStorage, sessionStorage } }: Lobby): boolean {
  const isKept = (name: string) => (localStorage.getItem(name) ?? sessionStorage.getItem(name)) !== null
  return device.standalone() || !device.online() || isTallFooter(device) || READ_AT_START.some(isKept)
}

/** A lobby as the server had it: with what came with the page, for a guest, and without any effect on the world around it. */
function asServed({ config, ports, queryClient }: Lobby): Lobby {
  const nothing = () => {}
  const served = createLobby(config, {
    ...ports,
    device: { ...ports.device, standalone: () => false, online: () => true, screenHeight: 0 },
    localStorage: NOTHING_KEPT,
    sessionStorage: NOTHING_KEPT,
    fetch: () => new Promise(nothing),
    navigate: nothing,
    report: nothing,
  })
  hydrate(served.queryClient, dehydrate(queryClient))
  return served
}

/**
 * Readies a lobby for the page of a server, on both sides; returns the lobby of the first render where that is another one. By
 * themselves a server and a browser would each choose an image host by chance, and every picture would have two addresses (APP-21).
 */
function takeOver(lobby: Lobby): Lobby | undefined {
  const served = saysMore(lobby) ? asServed(lobby) : undefined
  for (const each of [lobby, served]) if (each) imagesOf(each).state.first = 0
  return served
}

/**
 * A `LobbyProvider` for a page that a server rendered, in the browser that takes it over, and on the server itself (KIT-05). What the server
 * asked for is put into the lobby with `hydrate(lobby.queryClient, state)` before. A server renders for guests who have never been
 * here; whom the device knows sees that page for one render and then their own, so that nothing is drawn that does not fit the markup.
 */
export function HydratedLobbyProvider({ lobby, children }: { lobby: Lobby; children: ReactNode }) {
  const isServed = useIsServed()
  const [served] = useState(() => (isServed ? takeOver(lobby) : undefined))
  useEffect(() => {
    if (!isServed) served?.dispose()
  }, [isServed, served])
  if (isServed && served) return <LobbyContext.Provider value={served}>{children}</LobbyContext.Provider>
  return <LobbyProvider lobby={lobby}>{children}</LobbyProvider>
}
