import type { InfiniteData } from '@tanstack/react-query'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { perLobby } from '../../core/perLobby.ts'
import { write } from '../../core/write.ts'
import type { Game } from '../catalog/catalog.rules.ts'
import { type FavouriteTaps, favouriteIdsQueryOptions, favouriteMutationOptions, favouritesKey } from './favourites.queries.ts'
import { withFavourite } from './favourites.rules.ts'

const pendingOf = /* @__PURE__ */ perLobby(() => ({
  /** The hearts whose taps are under way, each with the number of its taps. */
  hearts: new Map<string, { taps: FavouriteTaps; count: number }>(),
  /** Whether the list of favourites has to be asked for again. That waits for the last tap, whose heart an older list would undo. */
  isDoubtful: false,
}))

type Pages = InfiniteData<{ games: Game[] }> | undefined

/** Removal also drops the game from the favourites on screen (LIST-10). */
function dropFromLists(lobby: Lobby, nodeId: number) {
  lobby.queryClient.setQueriesData<Pages>(
    { queryKey: favouritesKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, games: page.games.filter((game) => game.nodeId !== nodeId) })),
      },
  )
}

/**
 * Switches a favourite. A guest goes to login; a member sees it at once, quick taps are sent one after another, and what
 * the backend did not accept is undone (LIST-10).
 */
export async function toggleFavourite(lobby: Lobby, game: Pick<Game, 'nodeId' | 'vassalage'>): Promise<void> {
  const { session } = lobby.state
  if (!session) return lobby.ports.navigate(pathOf('login'))
  const { queryClient } = lobby
  const options = favouriteIdsQueryOptions(lobby)
  const { nodeId, vassalage: vendor } = game
  const { userName: member } = session
  let ids: readonly number[]
  try {
    ids = await queryClient.ensureQueryData(options)
  } catch (error) {
    notify(lobby, 'fail', failureMessage(error))
    return
  }
  const isCurrent = () => lobby.state.session?.userName === member
  if (!isCurrent()) return
  const pending = pendingOf(lobby)
  const { hearts } = pending
  const list = { queryKey: options.queryKey }
  if (queryClient.isFetching(list)) {
    void queryClient.cancelQueries(list)
    pending.isDoubtful = true
  }
  const show = (on: boolean) => queryClient.setQueryData(options.queryKey, (now) => withFavourite(now ?? [], nodeId, on))

  const place = `${member} ${nodeId}`
  const wasOn = ids.includes(nodeId)
  const heart = hearts.get(place) ?? { taps: { member, nodeId, vendor, wanted: wasOn, confirmed: wasOn }, count: 0 }
  hearts.set(place, heart)
  const { taps } = heart
  heart.count += 1
  taps.wanted = !wasOn
  show(taps.wanted)
  if (wasOn) dropFromLists(lobby, nodeId)
  let failure: unknown
  try {
    await write(lobby, favouriteMutationOptions(lobby, taps), undefined)
  } catch (error) {
    failure = error
    // The further taps on this heart wait behind this one; they send nothing once `wanted` is what the backend has.
    taps.wanted = taps.confirmed
  }
  heart.count -= 1
  if (heart.count === 0) hearts.delete(place)
  if (!isCurrent()) return
  show(taps.wanted)
  if (failure) {
    notify(lobby, 'fail', failureMessage(failure))
    // After a call without an answer, nobody knows whether the backend acted on it.
    pending.isDoubtful = true
  }
  if (pending.isDoubtful && hearts.size === 0) {
    pending.isDoubtful = false
    void queryClient.invalidateQueries(list)
  }
  if (heart.count > 0 && !failure) return
  await queryClient.invalidateQueries({ queryKey: favouritesKey, refetchType: failure ? 'active' : 'inactive' })
}
