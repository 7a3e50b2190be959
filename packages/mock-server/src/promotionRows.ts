import type { Text } from './text.ts'

/** A member's part in a promotion. */
export interface ApplicationRow {
  id: string
  memberId: number
  promotionId: number
  /** When it began, ms since 1970. */
  at: number
  state: 'applying' | 'joined' | 'process' | 'issued' | 'claimed' | 'rejected'
  /** What is issued; without it what the promotion gives to everybody. */
  cents?: number
  comment?: string
  /** Why it was rejected. */
  reason?: Text
}

/** What the stakes on one category brought. */
export interface RebatePart {
  gameType: string
  /** Hundredths of a percent. */
  rate: number
  stakeCents: number
  cents: number
}

/** A rebate that was claimed. */
export interface RebateRow {
  id: string
  memberId: number
  at: number
  /** When the one before it was claimed. */
  since?: number
  stakeCents: number
  cents: number
  /** The categories that were played. */
  parts: readonly RebatePart[]
  /** How many bets of each category had brought their rebate after it. */
  counted: Readonly<Record<string, number>>
}

/** A reward that was paid, of a mission or of a place in the rank list; its id says for which day or week. */
export interface RewardRow {
  id: string
  memberId: number
  cents: number
  at: number
}

/** A friend whom a member invited; the number of the friend is its id. */
export interface FriendRow {
  id: number
  inviterId: number
  account: string
  /** When the friend registered, ms since 1970. */
  at: number
  /** When the first deposit of the friend arrived. */
  depositedAt?: number
  /** What the inviter got for it. */
  rewardCents?: number
}
