import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const clubBenefitKey = memberKey('clubBenefit')

/**
 * Milliseconds for which the level counts as fresh. Each round that is played may change it, so this is only long enough that
 * one page does not ask twice.
 */
const LEVEL_FRESH_MS = 5_000

/** The levels of the club and how far the member is (MEM-11). */
export const clubBenefitQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: clubBenefitKey,
    staleTime: LEVEL_FRESH_MS,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/clubBenefit', { signal }),
  })
