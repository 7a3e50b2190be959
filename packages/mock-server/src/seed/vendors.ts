/** A vendor by its code (vassalage). */
export interface Vendor {
  code: string
  name: string
  /** Classes of its own that a list can be narrowed to. */
  classes?: readonly string[]
  /** Launches answer with an empty address. */
  down?: true
}

/** What a vendor offers in one category of the server; COCKFIGHT and ESPORTS are split off by the client (POP-07). */
export interface Offer {
  vendor: string
  gameCategory: string
  gameType: string
  /** Games at the least. Offers with a share divide what is left. */
  games: number
  share?: number
  /** A tile of the vendor opens its list instead of a game. */
  opensList?: true
}

export const vendors: readonly Vendor[] = [
  { code: 'BTI', name: 'BTi Sports' },
  { code: 'SABA', name: 'Saba Arena' },
  { code: 'CMD', name: 'Command Sports' },
  { code: 'UGS', name: 'United Goals' },
  { code: 'TF', name: 'TF Esports' },
  { code: 'EVL', name: 'Evening Live' },
  { code: 'DGL', name: 'Dream Gate Live' },
  { code: 'SLK', name: 'Silk Tables' },
  { code: 'WML', name: 'World Marina' },
  { code: 'AGL', name: 'Asia Grand Live' },
  { code: 'JL', name: 'Jolly Games', classes: ['jackpot', 'classic', 'holdandwin'] },
  { code: 'PGS', name: 'Pocket Garden', classes: ['cluster', 'bonusbuy'] },
  { code: 'PPL', name: 'Pragma Plaza', classes: ['megaways', 'bonusbuy', 'jackpot'] },
  { code: 'FCG', name: 'Fair Cherry', classes: ['classic', 'jackpot'] },
  { code: 'CQG', name: 'Coral Quest', classes: ['classic', 'cluster'] },
  { code: 'HBN', name: 'Habana Nights', classes: ['jackpot', 'bonusbuy'] },
  { code: 'MGP', name: 'Magpie Studio', classes: ['megaways', 'classic'] },
  { code: 'NLC', name: 'Neon Lucky', classes: ['bonusbuy', 'cluster'] },
  { code: 'RTG', name: 'Royal Tiger', classes: ['megaways', 'holdandwin'] },
  { code: 'VPR', name: 'Viper Reels', classes: ['classic', 'holdandwin'], down: true },
  { code: 'BNG', name: 'Big Bang Games', classes: ['bonusbuy', 'holdandwin'] },
  { code: 'DS88', name: 'DS88 Arena' },
  { code: 'KAF', name: 'Kapitan Fishing' },
  { code: 'OCN', name: 'Ocean King' },
  { code: 'KMP', name: 'King Maker' },
  { code: 'VEP', name: 'Victory Eight Poker' },
  { code: 'LEG', name: 'Lucky Legend' },
  { code: 'TCG_SLOT', name: 'House Slots', classes: ['classic', 'jackpot'] },
  { code: 'TCG_ARCADE', name: 'House Arcade' },
  { code: 'TCG_TABLE', name: 'House Tables' },
  { code: 'TCG_LOTTO_VN', name: 'Lotto Viet' },
  { code: 'ELOTT', name: 'E-Lotto' },
  { code: 'LOTT', name: 'Classic Lotto' },
  { code: 'TCG_SEA', name: 'Sea Lotto' },
]

const offer = (gameCategory: string, gameType: string, vendor: string, games: number, more: Partial<Offer> = {}): Offer => ({
  gameCategory,
  gameType,
  vendor,
  games,
  ...more,
})
const list = { opensList: true } as const

/** In the order the lobby shows them. Lotteries, sports and cockfights have few games however large the catalogue is. */
export const offers: readonly Offer[] = [
  offer('RNG', 'RNG', 'JL', 40, { share: 9, ...list }),
  offer('RNG', 'RNG', 'PGS', 30, { share: 8, ...list }),
  offer('RNG', 'RNG', 'PPL', 30, { share: 8, ...list }),
  offer('RNG', 'RNG', 'FCG', 30, { share: 6, ...list }),
  offer('RNG', 'RNG', 'CQG', 30, { share: 6, ...list }),
  offer('RNG', 'RNG', 'HBN', 30, { share: 5, ...list }),
  offer('RNG', 'RNG', 'MGP', 30, { share: 5, ...list }),
  offer('RNG', 'RNG', 'NLC', 30, { share: 4, ...list }),
  offer('RNG', 'RNG', 'RTG', 30, { share: 4, ...list }),
  offer('RNG', 'RNG', 'VPR', 20, { share: 2, ...list }),
  offer('RNG', 'RNG', 'BNG', 20, { share: 3, ...list }),
  offer('RNG', 'COCKFIGHT', 'DS88', 6),
  offer('SPORTS', 'SPORTS', 'BTI', 6),
  offer('SPORTS', 'SPORTS', 'SABA', 5),
  offer('SPORTS', 'SPORTS', 'CMD', 5),
  offer('SPORTS', 'SPORTS', 'UGS', 4, list),
  offer('SPORTS', 'ESPORTS', 'TF', 8),
  offer('LIVE', 'LIVE', 'EVL', 16, { share: 2, ...list }),
  offer('LIVE', 'LIVE', 'DGL', 14, { share: 1, ...list }),
  offer('LIVE', 'LIVE', 'SLK', 12, list),
  offer('LIVE', 'LIVE', 'WML', 12, list),
  offer('LIVE', 'LIVE', 'AGL', 12, list),
  offer('FISH', 'FISH', 'JL', 12, { share: 1, ...list }),
  offer('FISH', 'FISH', 'KAF', 12, list),
  offer('FISH', 'FISH', 'OCN', 10, list),
  offer('FISH', 'FISH', 'FCG', 8, list),
  offer('PVP', 'PVP', 'KMP', 18, { share: 1, ...list }),
  offer('PVP', 'PVP', 'VEP', 14, { share: 1, ...list }),
  offer('PVP', 'PVP', 'LEG', 14, list),
  offer('INHOUSE', 'RNG', 'TCG_SLOT', 24, { share: 2, ...list }),
  offer('INHOUSE', 'RNG', 'TCG_ARCADE', 16, list),
  offer('INHOUSE', 'RNG', 'TCG_TABLE', 12, list),
  offer('ELOTT', 'ELOTT', 'TCG_LOTTO_VN', 12),
  offer('ELOTT', 'ELOTT', 'ELOTT', 10),
  offer('LOTT', 'LOTT', 'LOTT', 14),
  offer('LOTT', 'LOTT', 'TCG_SEA', 8),
]

/** Categories of the server in the order of its sorting list. */
export const sortedCategories = ['SPORTS', 'LIVE', 'RNG', 'FISH', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'] as const

/** Vendors whose games open without a session (LAUNCH-05). */
export const lotteryVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'ELOTT', 'LOTT', 'TCG_SEA'])

/** Node id of a vendor's lobby; far above any game's. */
export const lobbyNodeOf = (offer: Offer) => 10_000_000 + offers.indexOf(offer) + 1

const names = new Map(vendors.map((vendor) => [vendor.code, vendor]))
/** The vendor of a code. */
export const vendorOf = (code: string): Vendor | undefined => names.get(code)
/** Address of a vendor's logo. */
export const logoOf = (code: string) => `/art/vendor/${code}.svg`
/** The lobbies by node id. */
export const lobbyNodes: ReadonlyMap<number, Offer> = new Map(offers.map((each) => [lobbyNodeOf(each), each]))
