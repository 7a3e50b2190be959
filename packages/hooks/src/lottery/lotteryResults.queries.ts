import { queryOptions } from '@tanstack/react-query'
import { keepMeanwhile } from '../core/keepMeanwhile.ts'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const lotteryResultsKey = publicKey('lotteryResults')

/** Draws that trends look at (assumed). */
const TREND_DRAWS = 50

/** The last draws of a game for its trends; asked for anew after each draw, whose number is `last`. @internal */
export const lotteryResultsQueryOptions = (lobby: Lobby, { code, last }: { code: string; last: string }) => {
  const queryKey = [...lotteryResultsKey, { code, last }] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      lobby.sdk.lgw.GET('/lgw/games/{code}/draws', { params: { path: { code }, query: { limit: TREND_DRAWS } }, signal }),
    placeholderData: keepMeanwhile(queryKey, 'last'),
  })
}
