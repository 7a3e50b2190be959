import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'

export const rebateKey = memberKey('rebate')

/** What has gathered of the member's stakes, and by which rates (MEM-11). */
export const rebateQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: rebateKey,
    // Every round that is played moves it.
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/rebate', { signal }),
  })

/** Takes back all that has gathered, at most once a key (BAL-05, MEM-11). Never repeated by itself. */
export const claimRebateMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['claimRebate'],
    mutationFn: (intention: string) => lobby.sdk.wps.POST('/wps/member/rebate/claim', { intention }),
  })
