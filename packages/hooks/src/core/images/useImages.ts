import { useCallback } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { complainOf } from '../complaints/complain.ts'
import type { Lobby } from '../lobby.ts'
import { perLobby } from '../perLobby.ts'
import { useLobby } from '../useLobby.ts'
import { type GamePictures, gameIconPath, gamePicture, imageAddresses, pickHost } from './images.rules.ts'

const NONE: readonly string[] = []

/** One pick a visit; the same address always gives the same list, so that tiles do not draw anew (APP-21). */
export const imagesOf = /* @__PURE__ */ perLobby((lobby) => {
  const { config, ports } = lobby
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
          base: ports.device.address(),
          allowed: config.imageHosts,
        })
      cache.set(address, found)
      if (found.length === 0) complainOf(lobby, 'picture', address)
      return found
    },
  }
})

/** Asks the server for further hosts, once a visit. */
export function askForHosts(lobby: Lobby): void {
  const { state } = imagesOf(lobby)
  if (state.asked) return
  state.asked = true
  void import('./moreImageHosts.ts').then(({ learnImageHosts }) => learnImageHosts(lobby)).catch(lobby.ports.report)
}

/** Where pictures are looked for. */
export interface ImagesResult {
  /** Places of a picture that the backend names, best first; none for one that may not be shown (APP-21). The list is kept. */
  of: (address: string | undefined) => readonly string[]
  /** Places of a game's icon, best first; an image host may have one that the backend does not name (APP-21). */
  ofGame: (game: GamePictures) => readonly string[]
}

/**
 * Where pictures are looked for, best first (APP-21). `usePicture` takes such a list, and goes on to the next place when one fails.
 */
export function useImages(): ImagesResult {
  const lobby = useLobby()
  const images = imagesOf(lobby)
  const { hosts } = useSnapshot(images.state)
  // Another function only when there are other hosts, so that lists of places may be kept.
  const of = useCallback((address: string | undefined) => images.of(address, hosts), [images, hosts])
  return {
    of,
    ofGame(game) {
      // Only image hosts know icons that the backend does not name.
      const built = hosts.length > 0 ? gameIconPath(lobby.config.merchantCode, game.gameId ?? game.nodeId) : undefined
      return of(gamePicture(game, built))
    },
  }
}
