import { lotteryCodeOf, lotteryGameQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

// A lottery that is open. It shares little with the centre of lotteries, and no page of one loads that.
export { LotteryGame } from './Game/LotteryGame.tsx'

export const reads = ({ language, search }: ReadPlace) => [
  read(lotteryGameQueryOptions, { language, code: lotteryCodeOf(search) ?? '' }),
]
