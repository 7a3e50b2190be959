import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const iconsKey = memberKey('icons')

/** The pictures that the member may be shown by, and the chosen one (MEM-07). @internal */
export const iconsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: iconsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/info/icon', { signal }),
  })

/** Chooses one of them (MEM-07). Never repeated by itself. */
export const setIconMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['setIcon'],
    mutationFn: async (icon: string): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/info/icon', { body: { icon } })
    },
  })
