// What the house announces, and what a member gets of it.
export { LeaderBoard } from './LeaderBoard/LeaderBoard.tsx'
export { Notice } from './Notice/Notice.tsx'
export { Promotion as ActivityDetail } from './Promotions/Promotion.tsx'
export { Promotions as Activity } from './Promotions/Promotions.tsx'
export { Rebate } from './Rebate/Rebate.tsx'
export { RewardCenter } from './RewardCenter/RewardCenter.tsx'
export * as reads from './reads.ts'
