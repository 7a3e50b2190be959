import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const favouriteIdsKey = memberKey('favouriteIds')
/** The lists of favourite games. */
export const favouritesKey = memberKey('favourites')

/** Node ids of the member's favourites; every heart on every tile reads this one list. */
export const favouriteIdsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: favouriteIdsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/favourite', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a tap on a heart is about, from the first of a row of quick taps to the last. */
export interface FavouriteTaps {
  member: string
  nodeId: number
  vendor: string
  /** What the player wants now. */
  wanted: boolean
  /** What the backend has. */
  confirmed: boolean
}

/**
 * Makes a game a favourite or not. The taps on one heart are sent one after another (the library's `scope`); when its turn
 * comes, a tap sends what is wanted by then, and nothing where the backend has that already or the member has left (LIST-10).
 */
export const favouriteMutationOptions = (lobby: Lobby, taps: FavouriteTaps) =>
  mutationOptions({
    mutationKey: ['favourite'],
    scope: { id: `favourite ${taps.member} ${taps.nodeId}` },
    mutationFn: async (): Promise<void> => {
      const { nodeId, vendor, wanted, confirmed, member } = taps
      if (wanted === confirmed || lobby.state.session?.userName !== member) return
      const body = { nodeId, vendor }
      if (wanted) await lobby.sdk.wps.POST('/wps/game/favourite', { body })
      else await lobby.sdk.wps.DELETE('/wps/game/favourite', { body })
      taps.confirmed = wanted
    },
  })
