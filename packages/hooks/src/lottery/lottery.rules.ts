import type { LgwComponents } from '@lobbykit/sdk'
import type { Game } from '../catalog/catalog.rules.ts'
import type { Deadline } from '../core/deadline.rules.ts'
import type { Message, MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { LOBBY_CODE, LOTTERY_CATEGORIES } from '../launch/launch.rules.ts'
import {
  DEFAULT_PLAY_TYPE,
  type LaunchInput,
  PLAY_TYPES,
  type PlayType,
  PRIZE_MODES,
  type PrizeMode,
} from '../launch/launchInput.rules.ts'
import { hasNumero } from './centre.rules.ts'

/** A lottery's open draw, and when it closes by the clock of the backend. */
export type Draw = LgwComponents['schemas']['LotteryGame'] & { closes?: Deadline }

/** A game with its open draws, last results and ways to bet, and when its next draw closes by the clock of the backend. */
export type GameWithDraws = LgwComponents['schemas']['LotteryTable'] & { closes: Deadline | undefined }

/** The prize mode that a list of lotteries is of. */
export type LotteryMode = PrizeMode

const PLAY_LABELS: Record<PlayType, MessageId> = { trad: 'play_trad', ent: 'play_ent' }
export const playTypeLabel = (playType: PlayType): Message => ({ id: PLAY_LABELS[playType] })

const MODE_LABELS: Record<LotteryMode, MessageId> = {
  Lott: 'prize_Lott',
  ZY: 'prize_ZY',
  Elott: 'prize_Elott',
  SEA: 'prize_SEA',
}
export const prizeModeLabel = (mode: LotteryMode): Message => ({ id: MODE_LABELS[mode] })

/** The mode a text names, else the one that is the site's own. */
export const lotteryMode = (text: string, own: string | undefined): LotteryMode =>
  PRIZE_MODES.find((mode) => mode === text) ?? PRIZE_MODES.find((mode) => mode === own) ?? 'Lott'

/** A lottery as the backend tells of it and, where it is known, its open draw. */
export interface ListedLottery {
  game: Game
  draw: Draw | undefined
}

const codeOf = ({ gameId = '' }: Pick<Game, 'gameId'>) => gameId.toUpperCase()

/** Each lottery with its draw, in the order of the list; the two calls know it by the same code (assumed). */
export function withDraws(games: readonly Game[], draws: readonly Draw[]): ListedLottery[] {
  const byCode = new Map(draws.map((draw) => [draw.code.toUpperCase(), draw]))
  return games.map((game) => ({ game, draw: byCode.get(codeOf(game)) }))
}

/** What launches a lottery itself instead of its vendor's lobby (LAUNCH-02). */
export const lotteryInput = (game: Game, playType: PlayType = DEFAULT_PLAY_TYPE, prizeMode?: LotteryMode): LaunchInput => ({
  ...game,
  prizeMode,
  ...(game.gameId && { gameCode: game.gameId }),
  playType,
})

/** The parts of a game's page; the address carries which one shows. */
export const GAME_VIEWS = ['bet', 'trends', 'numero', 'orders'] as const
export type GameView = (typeof GAME_VIEWS)[number]

/** The parts that a game has by what it draws, and the one that shows: only Vietnamese draws have numbers to count. */
export function viewsOf<View extends { view: GameView }>(
  { views, view }: { views: readonly View[]; view: GameView },
  family: string,
): { views: readonly View[]; view: GameView } {
  const own = views.filter((each) => each.view !== 'numero' || hasNumero(family))
  return { views: own, view: own.some((each) => each.view === view) ? view : 'bet' }
}

/** What the start page's address names: a lottery by its code, or the lobby of a prize mode. */
export function parseStartSearch(search: string): { code: string; mode: string; playType: PlayType; view: GameView } {
  const query = parseQuery(search)
  const [playType, view] = [queryText(query, 'playType'), queryText(query, 'view')]
  return {
    code: queryText(query, 'code') || LOBBY_CODE,
    mode: queryText(query, 'prize_mode'),
    playType: PLAY_TYPES.find((each) => each === playType) ?? DEFAULT_PLAY_TYPE,
    view: GAME_VIEWS.find((each) => each === view) ?? 'bet',
  }
}

/** The query of the page of a game and a way to play. */
export const startSearch = (code: string, playType: PlayType, view: GameView = 'bet'): string =>
  new URLSearchParams({ code, playType, ...(view !== 'bet' && { view }) }).toString()

/** The start page of a lottery. */
export const startPath = ({ gameId }: Pick<Game, 'gameId'>, mode: LotteryMode, playType?: PlayType): string =>
  `${pathOf('startLottery')}?${new URLSearchParams({ ...(gameId && { code: gameId }), prize_mode: mode, ...(playType && { playType }) })}`

/** The lobby of a mode in a way to play; without a mode that of the site's own. */
export const lobbyPath = (mode: string, playType: PlayType): string =>
  `${pathOf('startLottery')}?${new URLSearchParams({ ...(mode && { prize_mode: mode }), playType })}`

/** The list of the lotteries of a mode. */
export const modePath = (mode: LotteryMode): string => `${pathOf('moreLottery')}?${new URLSearchParams({ prize_mode: mode })}`

/** Whether a code names the lobby of a mode and no lottery. */
export const isLobbyCode = (code: string): boolean => code === LOBBY_CODE

/** The categories of lotteries as a rank list takes them. */
export const LOTTERY_RANK = [...LOTTERY_CATEGORIES].join()

/** The lottery a code names. */
export const lotteryOf = <Listed extends Pick<ListedLottery, 'game'>>(
  lotteries: readonly Listed[],
  code: string,
): Listed | undefined => lotteries.find(({ game }) => game.gameId !== undefined && codeOf(game) === code.toUpperCase())
