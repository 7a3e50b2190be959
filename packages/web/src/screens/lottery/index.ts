export { Lottery } from './Lottery/Lottery.tsx'
export { MoreLottery } from './Lottery/MoreLottery.tsx'
export * as reads from './reads.ts'
export { StartLottery } from './StartLottery/StartLottery.tsx'
