import {
  homeAnnouncementsQueryOptions,
  hotGamesQueryOptions,
  isHomePath,
  type Lobby,
  settingsQueryOptions,
  vendorsQueryOptions,
} from '@lobbykit/hooks'

/** Asks for what the first screen needs before React starts, all at once instead of one after another. */
export function prefetchFirstScreen(lobby: Lobby): void {
  const { queryClient, state } = lobby
  const params = { language: state.language }
  void queryClient.prefetchQuery(settingsQueryOptions(lobby, params))
  if (!isHomePath(location.pathname)) return
  void queryClient.prefetchQuery(homeAnnouncementsQueryOptions(lobby, params))
  void queryClient.prefetchQuery(vendorsQueryOptions(lobby, params))
  void queryClient.prefetchQuery(hotGamesQueryOptions(lobby, params))
}
