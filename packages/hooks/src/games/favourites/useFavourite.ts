import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { notifyUnloaded } from '../../core/notices/notices.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { Game } from '../catalog/catalog.rules.ts'
import { favouriteIdsQueryOptions } from './favourites.queries.ts'

/**
 * Whether a game is a favourite; the component redraws only when that changes. So it does not stand on `useLobbyQuery`, which would keep
 * a timer for each heart of a list and redraw all of them when the call fails or takes long.
 */
export function useIsFavourite(nodeId: number): boolean {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const { data } = useQuery(
    {
      ...favouriteIdsQueryOptions(lobby),
      enabled: isLoggedIn,
      select: (ids) => ids.includes(nodeId),
    },
    lobby.queryClient,
  )
  return isLoggedIn && data === true
}

/** Asks a member's favourites beside a list of games, so that its first tiles show their hearts (LIST-10); never redraws. */
export function useReadFavourites(): void {
  const lobby = useLobby()
  const enabled = useIsLoggedIn()
  useQuery({ ...favouriteIdsQueryOptions(lobby), enabled, notifyOnChangeProps: [] }, lobby.queryClient)
}

/** Makes a game a favourite, or no longer one; a guest goes to the login (LIST-10). */
export type ToggleFavourite = (game: Pick<Game, 'nodeId' | 'vassalage'>) => Promise<void>

/** Switches a favourite on or off (LIST-10). Stable, so tiles may be memoised; its code comes with the first tap. */
export function useToggleFavourite(): ToggleFavourite {
  const lobby = useLobby()
  return useCallback(
    async (game: Pick<Game, 'nodeId' | 'vassalage'>) => {
      const module = await import('./toggleFavourite.ts').catch(() => undefined)
      if (!module) return notifyUnloaded(lobby)
      await module.toggleFavourite(lobby, game)
    },
    [lobby],
  )
}
