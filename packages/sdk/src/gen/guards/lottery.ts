// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Guards } from '../../guard.ts'

export const guards: Guards = {
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
}
