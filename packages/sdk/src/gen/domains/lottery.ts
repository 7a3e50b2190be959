// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /lgw/games': {
      id: 'listLotteryGames',
    },
  },
  guards: {
    schemas: {
      LotteryGame: {
        code: 's',
        name: 's',
        'prizeMode?': 's',
        'drawNo?': 's',
        'closesAt?': 'i',
      },
    },
    values: {
      listLotteryGames: ['@LotteryGame'],
    },
  },
}
