import type { Vendor } from '../catalog/vendors.rules.ts'

/** The ways to play a lottery: tradition, which it is unless told otherwise, and entertainment (LAUNCH-02). */
export const PLAY_TYPES = ['trad', 'ent'] as const
export type PlayType = (typeof PLAY_TYPES)[number]
export const [DEFAULT_PLAY_TYPE] = PLAY_TYPES

/** The prize modes of lotteries; SEA is that of the regional vendor (LAUNCH-01, LAUNCH-06). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** What a launch starts from: a game, a vendor's tile, a winner's entry. */
export interface LaunchInput {
  gameType: string
  vassalage: string
  nodeId?: number | undefined
  gameId?: string | undefined
  roomId?: string | undefined
  gameCode?: string | undefined
  supportPlay?: boolean | undefined
  isGameH5?: string | undefined
  playType?: PlayType | undefined
  /** The prize mode that was chosen; the site's own where none was (LAUNCH-06). */
  prizeMode?: PrizeMode | undefined
}

/** What launches a vendor's tile: its lobby, in the category where it stands unless it names one (LIST-11, POP-05). */
export const inputOfVendor = (vendor: Vendor, category?: string): LaunchInput => ({
  ...vendor,
  vassalage: vendor.vendor,
  gameType: vendor.gameType || category || vendor.gameCategory || '',
})
