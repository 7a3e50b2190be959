// What a server component of React does with the hooks: asks ahead, and renders what belongs to the client.
import {
  createLobby,
  HydratedLobbyProvider,
  pathOf,
  read,
  settingsQueryOptions,
  useBalance,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import { dehydrate } from '@tanstack/react-query'

/** What was asked for ahead, as it goes to the client, and the path of a link. */
export async function ahead(baseUrl: string) {
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' })
  const reads = [read(settingsQueryOptions, { language: 'EN' }), read(vendorsQueryOptions, { language: 'EN' })]
  await Promise.all(reads.map((ask) => ask(lobby)))
  const { queries } = dehydrate(lobby.queryClient)
  lobby.dispose()
  return { asked: queries.map(({ state }) => state.status), login: pathOf('login') }
}

/** What a server component may render, but not call. */
export const ofClient: readonly unknown[] = [HydratedLobbyProvider, useBalance]
