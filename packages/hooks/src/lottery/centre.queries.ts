import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import type { NumeroPrize } from './centre.rules.ts'

export const lotteryMenuKey = publicKey('lotteryMenu')
export const recentLotteryKey = publicKey('recentLottery')
export const numeroKey = publicKey('numero')

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

/** The last draws of the Vietnamese lotteries of a region and a day. */
export const recentLotteryQueryOptions = (lobby: Lobby, { language, region, day }: RecentAsked) =>
  queryOptions({
    queryKey: [...recentLotteryKey, { language, region, day }],
    queryFn: ({ signal }) => {
      const query = { language, ...(region && { region }), ...(day && { day }) }
      return lobby.sdk.wps.GET('/wps/game/lottery/recent', { params: { query }, signal })
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

interface NumeroAsked {
  code: string
  draws: number
  prize: NumeroPrize
  /** Number of the last draw that is known: after each draw it is asked for anew. */
  last: string
}

/** How often and when last each number of a Vietnamese lottery came. */
export const numeroQueryOptions = (lobby: Lobby, { code, draws, prize, last }: NumeroAsked) =>
  queryOptions({
    queryKey: [...numeroKey, { code, draws, prize, last }],
    queryFn: ({ signal }) => {
      const query = { code, draws, ...(prize === 'special' && { prize }) }
      return lobby.sdk.wps.GET('/wps/game/lottery/numero', { params: { query }, signal })
    },
    placeholderData: keepPreviousData,
  })
