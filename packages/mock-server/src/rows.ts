import type { Text } from './text.ts'

/** A game of the catalogue. `id` is its node id. */
export interface GameRow {
  id: number
  names: Text
  gameType: string
  gameCategory: string
  vendor: string
  gameId: string
  roomId: string
  supportPlay: boolean
  isNew: boolean
  minBet: number
  minLine: number
  classes: readonly string[]
  prizeMode?: string
}

type MemberStatus = 'active' | 'disabled' | 'notMember'

/** A member. Money is integer cents everywhere behind the contract. */
export interface MemberRow {
  id: number
  account: string
  password: string
  type: number
  status: MemberStatus
  balanceCents: number
  regDate: number
  logins: number
  alwaysCaptcha: boolean
  nickname?: string
  toUpline?: string
  clubLabel?: string
  mobile?: string
  email?: string
  /** What else a registration brought along. */
  details?: Record<string, string>
}

/** A token. Renewing gives the same `session` a second token for a while. */
export interface SessionRow {
  id: string
  session: string
  memberId: number
  expiresAt: number
}
interface AttemptRow {
  id: string
  failures: number
}
interface CaptchaRow {
  id: string
  answer: string
  madeAt: number
  expiresAt: number
  used: boolean
}
export type SmsPurpose = 'login' | 'register' | 'reset'
/** The last code of a purpose and mobile number. */
interface SmsRow {
  id: string
  purpose: SmsPurpose
  mobile: string
  code: string
  sentAt: number
  expiresAt: number
  used: boolean
}
/** The last password that was mailed to a member; the account is its id. */
interface MailRow {
  id: string
  email: string
  password: string
  at: number
}
/** A game of a member's list; the highest `order` is the newest. */
export interface ListedRow {
  id: string
  memberId: number
  nodeId: number
  order: number
}
/** Opens one game for one session, without giving the token away. */
export interface TicketRow {
  id: string
  nodeId: number
  vendor: string
  language: string
  session?: string
  memberId?: number
}
export interface RoundRow {
  id: string
  memberId: number
  nodeId: number
  stakeCents: number
  winCents: number
  balanceCents: number
  symbols: unknown
  at: number
}
export interface LedgerRow {
  id: number
  memberId: number
  kind: 'opening' | 'stake' | 'win'
  cents: number
  at: number
}
interface WinnerRow {
  id: number
  nodeId: number
  customerName: string
  cents: number
  at: number
}
export interface MessageRow {
  id: number
  memberId: number
  /** Which of the seed's texts it has. */
  text: number
  /** Ms since 1970. */
  sentAt: number
  read: boolean
}
/** What a member had to say. */
interface FeedbackRow {
  id: number
  memberId: number
  content: string
  /** How many pictures came with it. */
  images: number
  at: number
}
interface PromotionRow {
  id: number
  memberId: number
  title: Text
  status: string
}

export interface Tables {
  game: GameRow
  member: MemberRow
  session: SessionRow
  attempt: AttemptRow
  captcha: CaptchaRow
  sms: SmsRow
  mail: MailRow
  favourite: ListedRow
  recent: ListedRow
  ticket: TicketRow
  round: RoundRow
  ledger: LedgerRow
  winner: WinnerRow
  message: MessageRow
  feedback: FeedbackRow
  promotion: PromotionRow
}
export type TableName = keyof Tables
