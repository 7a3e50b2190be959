// A lottery that is open. It shares little with the centre of lotteries, and no page of one loads that.
export { LotteryGame } from './Game/LotteryGame.tsx'
