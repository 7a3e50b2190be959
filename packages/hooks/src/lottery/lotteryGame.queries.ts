import { queryOptions } from '@tanstack/react-query'
import { timesOf } from '../core/clock/deadline.rules.ts'
import { deadlineAt } from '../core/clock/deadlineAt.rules.ts'
import { lastingRefusals } from '../core/failure.rules.ts'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import { staleAtOnce } from '../core/read.ts'
import type { GameWithDraws } from './lottery.rules.ts'

export const lotteryGameKey = publicKey('lotteryGame')

/** One game: its open draws, last results and play methods; when its draw closes by the clock of the backend. */
export const lotteryGameQueryOptions = (lobby: Lobby, { language, code }: { language: string; code: string }) =>
  queryOptions({
    queryKey: [...lotteryGameKey, { language, code }],
    queryFn: async ({ signal }): Promise<GameWithDraws> => {
      const asked = timesOf(lobby.ports.clock)
      const params = { path: { code }, query: { language } }
      const game = await lobby.sdk.lgw.GET('/lgw/games/{code}', { params, signal })
      const [draw] = game.draws
      return { ...game, closes: draw && deadlineAt({ endsAt: draw.closesAt, serverTime: game.serverTime }, asked) }
    },
    staleTime: staleAtOnce,
    meta: lastingRefusals({ 'lottery.unknown': 'lottery_unknown' }),
  })
