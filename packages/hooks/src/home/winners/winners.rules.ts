import type { WpsSchemas } from '@lobbykit/sdk'
import type { LaunchInput } from '../../games/launch/launchInput.rules.ts'

export type Winner = WpsSchemas['Winner']

/** Winners on the board (WIN-03). */
export const WINNER_LIMIT = 20
/** The board of all games (WIN-03). */
export const ALL_CATEGORIES = 'ALL'
/** The ticker scrolls only with more winners than it shows at once (WIN-02). */
export const WINNERS_IN_SIGHT = 3
/** Milliseconds a winner takes to pass (WIN-02); the product says "speed 1500" without a unit (assumed). */
export const WINNER_PASS_MS = 1_500

/** Winners by what they won, highest first; those who won the same stay in the server's order (WIN-02). */
export const byWinAmount = (winners: readonly Winner[]): Winner[] =>
  [...winners].sort((one, other) => other.winAmount - one.winAmount)

/** Whether the ticker scrolls (WIN-02). */
export const tickerScrolls = (winners: number): boolean => winners > WINNERS_IN_SIGHT

/** What a tap on a winner launches (WIN-01); undefined for one that does not say which game it was. */
export function launchOfWinner({
  gameType,
  vassalage,
  nodeId,
  gameId,
  roomId,
  supportPlay,
  isGameH5,
}: Winner): LaunchInput | undefined {
  return gameType && vassalage ? { gameType, vassalage, nodeId, gameId, roomId, supportPlay, isGameH5 } : undefined
}
