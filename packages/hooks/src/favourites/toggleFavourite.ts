import type { InfiniteData } from '@tanstack/react-query'
import type { Game } from '../catalog/games.rules.ts'
import type { Lobby } from '../core/createLobby.ts'
import { failureMessage } from '../login/login.rules.ts'
import { LOGIN } from '../navigation/route.rules.ts'
import { notify } from '../notices/notices.ts'
import { favouriteIdsQueryOptions, sendFavourite } from './favourites.queries.ts'
import { withFavourite } from './favourites.rules.ts'
import { createToggleQueue, type ToggleQueue } from './toggleQueue.ts'

/** Quick taps are serialised for each member, so that none of one member's ends up with another's. */
const queues = () => new Map<string, ToggleQueue>()
function queueOf(lobby: Lobby, member: string): ToggleQueue {
  const known = lobby.part(queues)
  const queue = known.get(member) ?? createToggleQueue()
  known.set(member, queue)
  return queue
}

type Pages = InfiniteData<{ games: Game[] }> | undefined

/** Removal also drops the game from the favourites on screen (LIST-10). */
function dropFromLists(lobby: Lobby, nodeId: number) {
  lobby.queryClient.setQueriesData<Pages>(
    { queryKey: ['member', 'favourites'] },
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
  if (!session) return lobby.ports.navigate(LOGIN)
  const { queryClient } = lobby
  const options = favouriteIdsQueryOptions(lobby)
  const { nodeId, vassalage: vendor } = game
  let ids: readonly number[]
  try {
    ids = await queryClient.ensureQueryData(options)
  } catch (error) {
    notify(lobby, 'fail', failureMessage(error))
    return
  }
  const isCurrent = () => lobby.state.session?.userName === session.userName
  if (!isCurrent()) return
  const show = (on: boolean) => queryClient.setQueryData(options.queryKey, (now) => withFavourite(now ?? [], nodeId, on))
  const wasOn = ids.includes(nodeId)
  show(!wasOn)
  if (wasOn) dropFromLists(lobby, nodeId)
  const { on, error } = await queueOf(lobby, session.userName).want(nodeId, !wasOn, wasOn, async (wanted) => {
    await sendFavourite(lobby, { nodeId, vendor }, wanted)
  })
  if (!isCurrent()) return
  show(on)
  if (error) {
    notify(lobby, 'fail', failureMessage(error))
    // Nobody knows whether a call without an answer was heard.
    void queryClient.invalidateQueries({ queryKey: options.queryKey })
  }
  await queryClient.invalidateQueries({ queryKey: ['member', 'favourites'], refetchType: error ? 'active' : 'inactive' })
}
