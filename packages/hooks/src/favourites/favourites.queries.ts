import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** Node ids of the member's favourites; every heart on every tile reads this one list. */
export const favouriteIdsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['member', 'favouriteIds'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/game/favourite', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Makes a game a favourite or not. */
export const sendFavourite = (lobby: Lobby, body: { nodeId: number; vendor: string }, on: boolean): Promise<undefined> =>
  on
    ? unwrap(lobby.sdk.wps.POST('/wps/game/favourite', { body }))
    : unwrap(lobby.sdk.wps.DELETE('/wps/game/favourite', { body }))
