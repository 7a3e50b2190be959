export { playPage, playPolicy, playScript } from './page.ts'
export { playRound } from './round.ts'
export { playStyle } from './style.ts'
