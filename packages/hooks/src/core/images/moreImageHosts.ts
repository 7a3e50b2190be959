import { complainOf } from '../complaints/complain.ts'
import type { Lobby } from '../lobby.ts'
import { safeUrl } from '../navigation/link.rules.ts'
import { resourcesQueryOptions } from './images.queries.ts'
import { pickHost } from './images.rules.ts'
import { imagesOf } from './images.ts'

/** Asks the server for its image hosts and adds those that the merchant allows (APP-21). */
export async function learnImageHosts(lobby: Lobby): Promise<void> {
  const { state } = imagesOf(lobby)
  const { imageHosts } = await lobby.queryClient.fetchQuery(resourcesQueryOptions(lobby))
  const allowed = imageHosts.flatMap((address) => {
    const url = safeUrl(address, { base: 'https://none.invalid', hosts: lobby.config.imageHosts })
    if (!url) complainOf(lobby, 'picture', address, 'listResources')
    return url ? [new URL(url).host] : []
  })
  const fresh = allowed.filter((host, index) => !state.hosts.includes(host) && allowed.indexOf(host) === index)
  if (fresh.length === 0) return
  if (state.hosts.length === 0) state.first = pickHost(fresh.length, lobby.ports.random)
  state.hosts = [...state.hosts, ...fresh]
}
