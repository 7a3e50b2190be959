import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const settingsKey = publicKey('settings')

/** Everything the first screen decides by (APP-01). Fresh for the visit; the maintenance page asks again. */
export const settingsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...settingsKey, { language }],
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/system/settings/consolidated', { params: { query: { language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Asks whether the site is open, and tells the settings that are loaded (APP-03). */
export const siteStatusMutationOptions = (lobby: Lobby, { language }: { language: string }) =>
  mutationOptions({
    mutationKey: ['siteStatus'],
    mutationFn: async (): Promise<void> => {
      const flags = await lobby.sdk.wps.GET('/wps/system/status')
      const { queryKey } = settingsQueryOptions(lobby, { language })
      lobby.queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, ...flags })
    },
  })
