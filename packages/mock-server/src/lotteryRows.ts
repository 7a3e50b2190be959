/** What a bet pays, by what it matched, in times its stake. */
export interface OddsRow {
  match: string
  times: number
}

export type PlayType = 'trad' | 'ent'

/** An order of bets on one draw or, as a chase, on several. */
export interface LotteryOrderRow {
  id: string
  memberId: number
  nodeId: number
  playType: PlayType
  cents: number
  isChase: boolean
  stopOnWin: boolean
  at: number
}

/** One bet of an order on one draw. */
export interface SuborderRow {
  id: string
  orderId: string
  memberId: number
  nodeId: number
  drawNo: string
  closesAt: number
  drawnAt: number
  method: string
  selection: readonly (readonly string[])[]
  count: number
  /** Stake of one bet. */
  stakeCents: number
  multiple: number
  /** All that was staked. */
  cents: number
  /** The odds it was taken at. */
  odds: readonly OddsRow[]
  status: 'open' | 'won' | 'lost' | 'cancelled'
  winCents?: number
}

/** How far the odds of a method stand from those of the seed, in percent; the game's node and the method are its id. */
export interface OddsChangeRow {
  id: string
  percent: number
}
