import type { Vendor } from '../catalog/vendors.rules.ts'

export type PlayType = 'trad' | 'ent'

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
  prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA' | undefined
}

/** What launches a vendor's tile: its lobby, in the category where it stands unless it names one (LIST-11, POP-05). */
export const inputOfVendor = (vendor: Vendor, category?: string): LaunchInput => ({
  ...vendor,
  vassalage: vendor.vendor,
  gameType: vendor.gameType || category || vendor.gameCategory || '',
})
