// What comes behind the draw of a game, in one script: who bets looks at the own bets and the trends, too.
export { Betting } from './Betting.tsx'
export { Numero } from './Numero.tsx'
export { Orders } from './Orders.tsx'
export { Trends } from './Trends.tsx'
