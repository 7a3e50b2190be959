import type { WpsSchemas } from '@lobbykit/sdk'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { emptyFilter, searchOfFilter } from '../games.rules.ts'

/** A game or a player with what was won. */
export type GameRank = WpsSchemas['GameRank']

/** The parts of the game centre; the address carries which one shows. */
export const GAME_CENTER_VIEWS = ['vendors', 'ranking'] as const
/** A part of the game centre. */
export type GameCenterView = (typeof GAME_CENTER_VIEWS)[number]

/** Whom a rank list is of. */
export const RANK_BYS = ['game', 'player'] as const
/** Whom a rank list is of: games or players. */
export type RankBy = (typeof RANK_BYS)[number]
/** How far back wins count: a day is 24 hours. */
export const RANK_PERIODS = ['day', 'week'] as const
/** How far back the wins of a rank list count. */
export type RankPeriod = (typeof RANK_PERIODS)[number]
/** Places of a rank list (assumed). */
export const RANK_LIMIT = 20

/** What an address says of a rank list: games of the last day unless it says otherwise. */
export function parseRankSearch(search: string): { by: RankBy; period: RankPeriod } {
  const query = parseQuery(search)
  const [by, period] = [queryText(query, 'by'), queryText(query, 'period')]
  return {
    by: RANK_BYS.find((each) => each === by) ?? 'game',
    period: RANK_PERIODS.find((each) => each === period) ?? 'day',
  }
}

/** The query of the page of a rank list with a choice. */
export const rankSearch = ({ by, period }: { by: RankBy; period: RankPeriod }): string =>
  new URLSearchParams({ view: 'ranking', ...(by !== 'game' && { by }), ...(period !== 'day' && { period }) }).toString()

/** What the address of the game centre names: its part, and the category that it is narrowed to; empty for all. */
export function parseGameCenterSearch(search: string): { view: GameCenterView; category: string } {
  const query = parseQuery(search)
  const view = queryText(query, 'view')
  return { view: GAME_CENTER_VIEWS.find((each) => each === view) ?? 'vendors', category: queryText(query, 'menu') }
}

/** The list of all games of a category. */
export const categoryPath = (gameType: string): string => `${pathOf('gameList')}?${searchOfFilter(emptyFilter(gameType))}`
