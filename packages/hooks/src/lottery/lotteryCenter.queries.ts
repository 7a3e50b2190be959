import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keepMeanwhile } from '../core/keepMeanwhile.ts'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import { staleAtOnce } from '../core/read.ts'

export const lotteryMenuKey = publicKey('lotteryMenu')
export const recentLotteryKey = publicKey('recentLottery')

/** Groups of lotteries by what they draw. */
export const lotteryMenuQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...lotteryMenuKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/lottery/menu', { params: { query: { language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

interface RecentAsked {
  language: string
  /** Only lotteries of this region; empty for all. */
  region: string
  /** YYYY-MM-DD; empty for the newest. */
  day: string
}

/** The last draws of the Vietnamese lotteries of a region and a day. @internal */
export const recentLotteryQueryOptions = (lobby: Lobby, { language, region, day }: RecentAsked) => {
  const queryKey = [...recentLotteryKey, { language, region, day }] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const query = { language, ...(region && { region }), ...(day && { day }) }
      return lobby.sdk.wps.GET('/wps/game/lottery/recent', { params: { query }, signal })
    },
    staleTime: staleAtOnce,
    placeholderData: keepMeanwhile(queryKey, 'language'),
  })
}
