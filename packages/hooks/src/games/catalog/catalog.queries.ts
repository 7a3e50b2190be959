import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { memberKey, publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { HOT_PLATFORM, PLATFORM, TYPE_ID } from './catalog.rules.ts'
import type { VendorData } from './vendors.rules.ts'

const FOREVER = Number.POSITIVE_INFINITY

export const vendorsKey = publicKey('vendors')
export const gameTypesKey = publicKey('gameTypes')
export const hotGamesKey = publicKey('hotGames')
/** The member's recent games, which a launch changes. */
export const recentsKey = memberKey('recents')

/** Categories and vendors; kept on the device per language (APP-22). */
export const vendorsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...vendorsKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/vendors', { params: { query: { language } }, signal }),
    staleTime: FOREVER,
    placeholderData: keepPreviousData,
  })

/** The vendors at hand: in this language, else, while they load, in another. */
export const loadedVendors = (lobby: Lobby, { language }: { language: string }): VendorData | undefined =>
  lobby.queryClient.getQueryData(vendorsQueryOptions(lobby, { language }).queryKey) ??
  lobby.queryClient
    .getQueriesData<VendorData>({ queryKey: vendorsKey })
    .map(([, data]) => data)
    .find((data) => data !== undefined)

/** Game types with their vendors; kept on the device per language (APP-22, LIST-13). */
export const gameTypesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...gameTypesKey, { language }],
    queryFn: ({ signal }) => {
      const query = { typeId: TYPE_ID, language }
      return lobby.sdk.wps.GET('/wps/game/types', { params: { query }, signal })
    },
    staleTime: FOREVER,
    placeholderData: keepPreviousData,
  })

/** The games most played; kept on the device per language (APP-22, LIST-13). */
export const hotGamesQueryOptions = (lobby: Lobby, { language, gameType = '' }: { language: string; gameType?: string }) =>
  queryOptions({
    queryKey: [...hotGamesKey, { language, gameType }],
    queryFn: ({ signal }) => loadHotGames(lobby, { language, gameType }, signal),
    staleTime: FOREVER,
    placeholderData: keepPreviousData,
  })

/** Asks for the games most played of a type, or of all with an empty one. */
export function loadHotGames(
  lobby: Lobby,
  { language, gameType }: { language: string; gameType: string },
  signal: AbortSignal,
) {
  const query = { isPlatform: HOT_PLATFORM, language, platform: PLATFORM, gameType }
  return lobby.sdk.wps.GET('/wps/game/hot', { params: { query }, signal })
}
