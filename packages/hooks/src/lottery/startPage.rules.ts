import type { Message, MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { lotteryCodeOf } from '../core/navigation/route.rules.ts'
import { DEFAULT_PLAY_TYPE, PLAY_TYPES, type PlayType } from '../games/launch/launchInput.rules.ts'
import { type LotteryMode, lotteryMode } from './lottery.rules.ts'

const PLAY_LABELS: Record<PlayType, MessageId> = { trad: 'play_trad', ent: 'play_ent' }
export const playTypeLabel = (playType: PlayType): Message => ({ id: PLAY_LABELS[playType] })

/** Whether a family draws the prizes of a Vietnamese draw, whose numbers have statistics of their own. */
export const hasNumero = (family: string): boolean => family === 'vn'

/** The parts of a game's page; the address carries which one shows. */
export const GAME_VIEWS = ['bet', 'trends', 'numero', 'orders'] as const
/** A part of the page of a lottery game. */
export type GameView = (typeof GAME_VIEWS)[number]

/** The parts that a game has by what it draws, and the one that shows: only Vietnamese draws have numbers to count. */
export function viewsOf<View extends { view: GameView }>(
  { views, view }: { views: readonly View[]; view: GameView },
  family: string,
): { views: readonly (View & Pick<PathChoice, 'isChosen'>)[]; view: GameView } {
  const own = views.filter((each) => each.view !== 'numero' || hasNumero(family))
  const shown = own.some((each) => each.view === view) ? view : 'bet'
  return { views: own.map((each) => ({ ...each, isChosen: each.view === shown })), view: shown }
}

/** What the start page's address names: a lottery by its code, or without one the lobby of a prize mode. */
export function parseStartSearch(search: string): {
  code: string | undefined
  mode: string
  playType: PlayType
  view: GameView
} {
  const query = parseQuery(search)
  const [playType, view] = [queryText(query, 'playType'), queryText(query, 'view')]
  return {
    code: lotteryCodeOf(search),
    mode: queryText(query, 'prize_mode'),
    playType: PLAY_TYPES.find((each) => each === playType) ?? DEFAULT_PLAY_TYPE,
    view: GAME_VIEWS.find((each) => each === view) ?? 'bet',
  }
}

/**
 * The prize mode whose lotteries an address shows: the one it names, for one that is none the site's own; undefined while that is not
 * known (LAUNCH-06).
 */
export const prizeModeAt = (search: string, own: LotteryMode | undefined): LotteryMode | undefined =>
  lotteryMode(parseStartSearch(search).mode, own)

/** The page of a game and a way to play. */
export const gamePath = (code: string, playType: PlayType, view: GameView = 'bet'): string =>
  `${pathOf('startLottery')}?${new URLSearchParams({ code, playType, ...(view !== 'bet' && { view }) })}`

/** The lobby of a mode in a way to play; without a mode that of the site's own. */
export const lobbyPath = (mode: string, playType: PlayType): string =>
  `${pathOf('startLottery')}?${new URLSearchParams({ ...(mode && { prize_mode: mode }), playType })}`
