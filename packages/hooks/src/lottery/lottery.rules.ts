import type { LgwComponents } from '@lobbykit/sdk'
import type { Game } from '../catalog/catalog.rules.ts'
import type { Message, MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { LOBBY_CODE } from '../launch/launch.rules.ts'
import type { LaunchInput, PlayType } from '../launch/launchInput.rules.ts'

export type Draw = LgwComponents['schemas']['LotteryGame']

/** The prize modes a list of lotteries may be of (LAUNCH-06). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const
export type LotteryMode = (typeof PRIZE_MODES)[number]
/** The two ways to play a lottery; tradition unless told otherwise (LAUNCH-02). */
export const PLAY_TYPES: readonly PlayType[] = ['trad', 'ent']
/** Milliseconds after a draw closed until the next one is asked for (assumed). */
export const NEXT_DRAW_AFTER_MS = 5_000

const PLAY_LABELS: Record<PlayType, MessageId> = { trad: 'play_trad', ent: 'play_ent' }
export const playTypeLabel = (playType: PlayType): Message => ({ id: PLAY_LABELS[playType] })

const MODE_LABELS: Record<LotteryMode, MessageId> = { Lott: 'prize_Lott', ZY: 'prize_ZY', Elott: 'prize_Elott' }
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

/** Milliseconds until the first of the draws closes, and a little more; undefined when none is open. */
export function untilNextDraw(draws: readonly Draw[], now: number): number | undefined {
  const closing = draws.flatMap(({ closesAt }) => (closesAt === undefined ? [] : [Math.max(0, closesAt - now)]))
  return closing.length === 0 ? undefined : Math.min(...closing) + NEXT_DRAW_AFTER_MS
}

/** What is left of a draw, as minutes and seconds; hours where it needs them; nothing once it closed. */
export function timeLeft(closesAt: number | undefined, now: number): string | undefined {
  if (closesAt === undefined || closesAt <= now) return undefined
  const seconds = Math.ceil((closesAt - now) / 1_000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':')
}

/** What launches a lottery itself instead of its vendor's lobby (LAUNCH-02). */
export const lotteryInput = (game: Game, playType: PlayType = 'trad', prizeMode?: LotteryMode): LaunchInput => ({
  ...game,
  prizeMode,
  ...(game.gameId && { gameCode: game.gameId }),
  playType,
})

/** What the start page's address names: a lottery by its code, or the lobby of a prize mode. */
export function parseStartSearch(search: string): { code: string; mode: string; playType: PlayType } {
  const query = parseQuery(search)
  const playType = queryText(query, 'playType')
  return {
    code: queryText(query, 'code') || LOBBY_CODE,
    mode: queryText(query, 'prize_mode'),
    playType: PLAY_TYPES.find((each) => each === playType) ?? 'trad',
  }
}

/** The start page of a lottery. */
export const startPath = ({ gameId }: Pick<Game, 'gameId'>, mode: LotteryMode): string =>
  `${pathOf('startLottery')}?${new URLSearchParams({ ...(gameId && { code: gameId }), prize_mode: mode })}`

/** The list of the lotteries of a mode. */
export const modePath = (mode: LotteryMode): string => `${pathOf('moreLottery')}?${new URLSearchParams({ prize_mode: mode })}`

/** What launches the lobby of a prize mode (LAUNCH-02). */
export const lobbyInput = (prizeMode: LotteryMode, playType: PlayType): LaunchInput => {
  const vendor = prizeMode === 'Elott' ? 'ELOTT' : 'LOTT'
  return { gameType: vendor, vassalage: vendor, playType, prizeMode }
}

/** Whether a code names the lobby of a mode and no lottery. */
export const isLobbyCode = (code: string): boolean => code === LOBBY_CODE

/** The categories that the lotteries' own lobbies stand in. */
export const LOTTERY_CATEGORIES: ReadonlySet<string> = new Set(['ELOTT', 'LOTT'])

/** The lottery a code names. */
export const lotteryOf = <Listed extends Pick<ListedLottery, 'game'>>(
  lotteries: readonly Listed[],
  code: string,
): Listed | undefined => lotteries.find(({ game }) => game.gameId !== undefined && codeOf(game) === code.toUpperCase())
