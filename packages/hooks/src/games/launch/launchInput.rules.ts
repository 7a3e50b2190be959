import type { Vendor } from '../catalog/vendors.rules.ts'

/** The ways to play a lottery: tradition, which it is unless told otherwise, and entertainment (LAUNCH-02). */
export const PLAY_TYPES = ['trad', 'ent'] as const
/** A way to play a lottery: `trad` in the traditional way, `ent` for entertainment (LAUNCH-02). */
export type PlayType = (typeof PLAY_TYPES)[number]
export const [DEFAULT_PLAY_TYPE] = PLAY_TYPES

/** The prize modes of lotteries; SEA is that of the regional vendor (LAUNCH-01, LAUNCH-06). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const
/** A prize mode of lotteries (LAUNCH-01, LAUNCH-06). */
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** Categories of lotteries, which launch before login (LAUNCH-05). */
export const LOTTERY_CATEGORIES: ReadonlySet<string> = new Set(['ELOTT', 'LOTT'])

/** What a launch starts from: a game, a vendor's tile, a winner. */
export interface LaunchInput {
  /** Key of the category, such as LIVE. */
  gameType: string
  /** Code of the vendor. */
  vassalage: string
  /** Number of the game in the lobby. */
  nodeId?: number | undefined
  /** Id of the game at its vendor. */
  gameId?: string | undefined
  /** Id of the room, which the launch call sends as the game's id (LAUNCH-07). */
  roomId?: string | undefined
  /** Code of a lottery; the lobby of its prize mode where there is none. */
  gameCode?: string | undefined
  /** Whether the game allows free play (LAUNCH-09). */
  supportPlay?: boolean | undefined
  /** VASSALAGE: the tap leads to the vendor's games, not into one (LAUNCH-03). */
  isGameH5?: string | undefined
  /** The way to play a lottery; `trad` where none is given (LAUNCH-02). */
  playType?: PlayType | undefined
  /** The prize mode that was chosen; the site's own where none was (LAUNCH-06). */
  prizeMode?: PrizeMode | undefined
}

/** The prize mode that a category of lotteries names by itself; any other takes the site's own (LAUNCH-06, assumed). */
const MODES: Readonly<Partial<Record<string, PrizeMode>>> = { LOTT: 'Lott', ELOTT: 'Elott' }
const modeOf = (category: string) => (Object.hasOwn(MODES, category) ? MODES[category] : undefined)

/** What launches a game's tile: a lottery opens in the mode of its category (LAUNCH-06). */
export const inputOfGame = (game: LaunchInput): LaunchInput => ({
  prizeMode: modeOf(game.gameType),
  ...game,
})

/** What launches a vendor's tile: its lobby, in the category where it stands unless it names one (LIST-11, POP-05). */
export function inputOfVendor(vendor: Vendor, category?: string): LaunchInput {
  const gameType = vendor.gameType || category || vendor.gameCategory || ''
  return { ...vendor, vassalage: vendor.vendor, gameType, prizeMode: modeOf(gameType) }
}
