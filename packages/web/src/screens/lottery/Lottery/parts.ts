export { Ranking } from '../../../shared/games/Ranking/Ranking.tsx'
export { Results } from './Results.tsx'
