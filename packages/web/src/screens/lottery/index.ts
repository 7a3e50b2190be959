export { Lottery } from './Lottery/Lottery.tsx'
export { MoreLottery } from './Lottery/MoreLottery.tsx'
export { StartLottery } from './Lottery/StartLottery.tsx'
export * as reads from './reads.ts'
