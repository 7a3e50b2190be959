import {
  homeAnnouncementsQueryOptions,
  hotGamesQueryOptions,
  isHomePath,
  type Lobby,
  settingsQueryOptions,
  vendorsQueryOptions,
} from '@lobbykit/hooks'
import { nextTask } from './nextTask.ts'

/** Asks for what the first screen needs before React starts, instead of one thing after another; waits for no answer. */
export async function prefetchFirstScreen(lobby: Lobby): Promise<void> {
  const { queryClient, state } = lobby
  const params = { language: state.language }
  await nextTask()
  void queryClient.prefetchQuery(settingsQueryOptions(lobby, params))
  if (!isHomePath(location.pathname)) return
  void queryClient.prefetchQuery(homeAnnouncementsQueryOptions(lobby, params))
  await nextTask()
  void queryClient.prefetchQuery(hotGamesQueryOptions(lobby, params))
  await nextTask()
  void queryClient.prefetchQuery(vendorsQueryOptions(lobby, params))
}
