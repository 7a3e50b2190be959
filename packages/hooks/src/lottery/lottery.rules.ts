import type { LgwComponents } from '@lobbykit/sdk'
import type { Deadline } from '../core/clock/deadline.rules.ts'
import type { Message, MessageId } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import type { Game } from '../games/catalog/catalog.rules.ts'
import {
  DEFAULT_PLAY_TYPE,
  type LaunchInput,
  LOTTERY_CATEGORIES,
  type PlayType,
  PRIZE_MODES,
  type PrizeMode,
} from '../games/launch/launchInput.rules.ts'

/** A lottery's open draw, and when it closes by the clock of the backend. */
export type Draw = LgwComponents['schemas']['LotteryGame'] & {
  /** When the draw closes, for `useTimeLeft`. */
  closes?: Deadline
}

/** A game with its open draws, last results and ways to bet, and when its next draw closes by the clock of the backend. */
export type GameWithDraws = LgwComponents['schemas']['LotteryTable'] & { closes: Deadline | undefined }

/** The prize mode that a list of lotteries is of. */
export type LotteryMode = PrizeMode

const MODE_LABELS: Record<LotteryMode, MessageId> = {
  Lott: 'prize_Lott',
  ZY: 'prize_ZY',
  Elott: 'prize_Elott',
  SEA: 'prize_SEA',
}
export const prizeModeLabel = (mode: LotteryMode): Message => ({ id: MODE_LABELS[mode] })

/** The mode that a text names; for one that names none the site's own, undefined while that is not known (LAUNCH-06). */
export const lotteryMode = (text: string, own: LotteryMode | undefined): LotteryMode | undefined =>
  PRIZE_MODES.find((mode) => mode === text) ?? own

/** A lottery as the backend tells of it and, where it is known, its open draw. */
export interface ListedLottery {
  /** What the backend says of the lottery. */
  game: Game
  /** Its open draw; undefined where none is known. */
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

/** The start page of a lottery. */
export const startPath = ({ gameId }: Pick<Game, 'gameId'>, mode: LotteryMode, playType?: PlayType): string =>
  `${pathOf('startLottery')}?${new URLSearchParams({ ...(gameId && { code: gameId }), prize_mode: mode, ...(playType && { playType }) })}`

/** The list of the lotteries of a mode. */
export const modePath = (mode: LotteryMode): string => `${pathOf('moreLottery')}?${new URLSearchParams({ prize_mode: mode })}`

/** The categories of lotteries as a rank list takes them. */
export const LOTTERY_RANK = [...LOTTERY_CATEGORIES].join()

/** The lottery a code names. */
export const lotteryOf = <Listed extends Pick<ListedLottery, 'game'>>(
  lotteries: readonly Listed[],
  code: string,
): Listed | undefined => lotteries.find(({ game }) => game.gameId !== undefined && codeOf(game) === code.toUpperCase())
