import { ok } from '../answers.ts'
import type { Handlers } from '../operation.ts'
import { lotteryAt } from '../seed/lotteries.ts'

export const lotteryHandlers = {
  listLotteryGames: ({ world, language }) =>
    ok(
      ['LOTT', 'ELOTT']
        .flatMap((gameType) => world.catalogue.page({ gameType, language }, 1, 100).rows)
        .map((game) => lotteryAt(game, world.now(), language)),
    ),
} satisfies Partial<Handlers>
