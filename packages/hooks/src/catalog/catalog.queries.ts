import { isAnswerOf, unwrap } from '@lobbykit/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'
import { HOT_PLATFORM, PLATFORM, TYPE_ID } from './catalog.rules.ts'
import type { VendorData } from './vendors.rules.ts'

const FOREVER = Number.POSITIVE_INFINITY

/** Categories and vendors; kept on the device per language (APP-22). */
export const vendorsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'vendors', { language }],
    queryFn: ({ signal }) =>
      lobby.cache.keep(
        `vendors.${language}`,
        (value) => isAnswerOf('listVendors', value),
        () =>
          unwrap(
            lobby.sdk.wps.GET('/wps/game/vendors', {
              params: { query: { merchantCode: lobby.config.merchantCode, language } },
              signal,
            }),
          ),
      ),
    staleTime: FOREVER,
    placeholderData: keepPreviousData,
  })

/** The vendors at hand: in this language, else, while they load, in another. */
export const loadedVendors = (lobby: Lobby, { language }: { language: string }): VendorData | undefined =>
  lobby.queryClient.getQueryData(vendorsQueryOptions(lobby, { language }).queryKey) ??
  lobby.queryClient
    .getQueriesData<VendorData>({ queryKey: ['public', 'vendors'] })
    .map(([, data]) => data)
    .find((data) => data !== undefined)

/** Game types with their vendors; kept on the device per language (APP-22, LIST-13). */
export const gameTypesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'gameTypes', { language }],
    queryFn: ({ signal }) =>
      lobby.cache.keep(
        `gameTypes.${language}`,
        (value) => isAnswerOf('listGameTypes', value),
        () =>
          unwrap(
            lobby.sdk.wps.GET('/wps/game/types', {
              params: { query: { typeId: TYPE_ID, merchant_code: lobby.config.merchantCode, language } },
              signal,
            }),
          ),
      ),
    staleTime: FOREVER,
    placeholderData: keepPreviousData,
  })

/** The games most played; kept on the device per language (APP-22, LIST-13). */
export const hotGamesQueryOptions = (lobby: Lobby, { language, gameType = '' }: { language: string; gameType?: string }) =>
  queryOptions({
    queryKey: ['public', 'hotGames', { language, gameType }],
    queryFn: ({ signal }) =>
      lobby.cache.keep(
        `hotGames.${language}.${gameType}`,
        (value) => isAnswerOf('listHotGames', value),
        () =>
          unwrap(
            lobby.sdk.wps.GET('/wps/game/hot', {
              params: {
                query: {
                  isPlatform: HOT_PLATFORM,
                  language,
                  platform: PLATFORM,
                  gameType,
                  merchantCode: lobby.config.merchantCode,
                },
              },
              signal,
            }),
          ),
      ),
    staleTime: FOREVER,
    placeholderData: keepPreviousData,
  })
