import { useMemo } from 'react'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { lotteryResultsQueryOptions } from './lotteryResults.queries.ts'
import { coldest, type DrawnDraw, hottest, type NumberTrend, trendPlaces, trendsOf } from './trends.rules.ts'
import type { LotteryGameResult } from './useLotteryGame.ts'

/** How the numbers of a game did lately. */
export interface LotteryTrendsResult extends ReadState {
  /** The draws they are of, the newest first. */
  draws: readonly DrawnDraw[]
  /** Places of a draw that have trends of their own, from 0; none where only the whole draw has. */
  places: readonly number[]
  /** Each number, in its order. */
  trends: readonly NumberTrend[]
  /** The numbers that came most often. */
  hot: readonly NumberTrend[]
  /** The numbers that have been missing longest. */
  cold: readonly NumberTrend[]
}

const MARKED = 5

/** How the numbers of a game did in its last draws, at one place of the draw where it has places. */
export function useLotteryTrends(
  { table, results }: Pick<LotteryGameResult, 'table' | 'results'>,
  place: number,
): LotteryTrendsResult {
  const { code = '', family = '' } = table ?? {}
  const asked = { code, last: results[0]?.drawNo ?? '' }
  const { data, status, retry, refusal } = useLobbyQuery(lotteryResultsQueryOptions, asked, { enabled: table !== undefined })
  const places = trendPlaces(family)
  const trends = useMemo(() => trendsOf(family, data ?? [], places > 0 ? place : undefined), [family, data, places, place])
  return {
    draws: data ?? [],
    places: useMemo(() => Array.from({ length: places }, (_, at) => at), [places]),
    trends,
    hot: useMemo(() => hottest(trends, MARKED), [trends]),
    cold: useMemo(() => coldest(trends, MARKED), [trends]),
    status,
    retry,
    refusal,
  }
}
