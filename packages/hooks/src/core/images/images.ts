import { proxy } from 'valtio/vanilla'
import { complainOf } from '../complaints/complain.ts'
import type { Lobby } from '../lobby.ts'
import { perLobby } from '../perLobby.ts'
import { imageAddresses, pickHost } from './images.rules.ts'

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
