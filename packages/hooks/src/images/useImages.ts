import { useCallback } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Game } from '../catalog/games.rules.ts'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { gameIconPath, imageAddresses, pickHost } from './images.rules.ts'

const NONE: readonly string[] = []

/** One pick a visit; the same address always gives the same list, so that tiles do not draw anew (APP-21). */
export function makeImages({ config, ports }: Lobby) {
  const known = config.imageHosts.filter((host) => !host.includes('*'))
  const state = proxy({ hosts: known, first: pickHost(known.length, ports.random), asked: false })
  let cache = new Map<string, readonly string[]>()
  let cachedFor: readonly string[] = state.hosts
  return {
    state,
    of(address: string | undefined, hosts: readonly string[]): readonly string[] {
      if (!address) return NONE
      if (cachedFor !== hosts) {
        cache = new Map()
        cachedFor = hosts
      }
      const found =
        cache.get(address) ??
        imageAddresses(address, {
          hosts,
          first: state.first,
          base: globalThis.location?.href ?? 'http://localhost/',
          allowed: config.imageHosts,
        })
      cache.set(address, found)
      return found
    },
  }
}

/**
 * Where pictures are looked for, best first (APP-21); give the list to an image that goes on to the next when one fails, and
 * tell `onFail`: the first failure of a visit asks the server for further hosts.
 */
export function useImages() {
  const lobby = useLobby()
  const images = lobby.part(makeImages)
  const { hosts } = useSnapshot(images.state)
  // Another function only when there are other hosts, so that lists of places may be kept.
  const of = useCallback((address: string | undefined) => images.of(address, hosts), [images, hosts])
  return {
    of,
    ofGame({ mobileSmallIcon, iconUrl, gameId, nodeId }: Pick<Game, 'mobileSmallIcon' | 'iconUrl' | 'gameId' | 'nodeId'>) {
      // Only image hosts know icons that the backend does not name.
      const built = hosts.length > 0 ? gameIconPath(lobby.config.merchantCode, gameId ?? nodeId) : undefined
      return of(mobileSmallIcon || iconUrl || built)
    },
    onFail() {
      if (images.state.asked) return
      images.state.asked = true
      void import('./moreImageHosts.ts').then(({ learnImageHosts }) => learnImageHosts(lobby)).catch(lobby.ports.report)
    },
  }
}
