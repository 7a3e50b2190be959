export { Ranking } from '../../games/Ranking/Ranking.tsx'
export { Results } from './Results.tsx'
