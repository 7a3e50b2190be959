import { lotteryCodeOf, lotteryGameQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

// The page of one lottery, on which bets are placed. It shares little with the lottery centre, so it does not load the script
// of that.
export { LotteryGame } from './Game/LotteryGame.tsx'

export const reads = ({ language, search }: ReadPlace) => [
  read(lotteryGameQueryOptions, { language, code: lotteryCodeOf(search) ?? '' }),
]
