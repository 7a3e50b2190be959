import type { ContractPaymentRow, ContractRow, EnvelopeRow, LinkRow } from './agentRows.ts'
import type { Outcome } from './answers.ts'
import type { LotteryOrderRow, OddsChangeRow, SuborderRow } from './lotteryRows.ts'
import type { ApplicationRow, FriendRow, RebateRow, RewardRow } from './promotionRows.ts'
import type { MessageEvent } from './seed/messages.ts'
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
  roomType?: string
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
  /** What is still to be played before money may leave. */
  turnoverCents: number
  regDate: number
  logins: number
  alwaysCaptcha: boolean
  nickname?: string
  /** The agent whom the member may hand money to. */
  toUpline?: string
  /** Number of the agent right above; none for who stands at the top, or was invited by nobody. */
  uplineId?: number
  /** Rebate rates that the agent above grants, in hundredths of a percent by category; those of the house without them. */
  rates?: Readonly<Record<string, number>>
  /** When the member last logged in, and last read the notices for agents; ms since 1970. */
  lastLoginAt?: number
  noticesReadAt?: number
  /** Up to when an agent has taken what the team's play brought, ms since 1970. */
  rebateTakenTo?: number
  /** Code of the picture the member chose. */
  icon?: string
  mobile?: string
  email?: string
  /** What else the member told: at the registration, in the security centre. */
  details?: Readonly<Record<string, string>>
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
  /** Until when nothing is taken, right or wrong; ms since 1970. */
  lockedUntil?: number
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
  /** Dialling code of the number's country, where the call named one. */
  country?: string
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
/** One movement of money; what it was for stands in its order or round. */
export interface LedgerRow {
  id: number
  memberId: number
  kind:
    | 'opening'
    | 'stake'
    | 'win'
    | 'stakeBack'
    | 'deposit'
    | 'bonus'
    | 'rebate'
    | 'withdrawal'
    | 'withdrawalBack'
    | 'transfer'
    | 'transferIn'
    | 'referral'
    | 'salary'
    | 'dividend'
    | 'rain'
  /** Below zero for what leaves the wallet. */
  cents: number
  /** The balance after it. */
  balanceCents: number
  at: number
  orderId?: string
  roundId?: string
}
/** What an order keeps of a bank card. */
export interface OrderCard {
  bankCode: string
  /** The last digits. */
  end: string
}
/** A deposit, a withdrawal or a transfer. */
export interface OrderRow {
  id: string
  kind: 'deposit' | 'withdrawal' | 'transfer'
  memberId: number
  cents: number
  status: 'waiting' | 'done' | 'refused'
  reference: string
  at: number
  endedAt?: number
  /** Until when a deposit waits for its payment. */
  expiresAt?: number
  /** When a withdrawal is paid out by itself. */
  paysAt?: number
  /** Of a withdrawal: what is kept back. */
  feeCents?: number
  /** Of a withdrawal: the card it goes to, as it was when the order was given; the card itself may be removed later. */
  card?: OrderCard
  channelId?: string
  promotionId?: number
  /** Why it was refused. */
  reason?: Text
}
/** What was answered to a key of a call that moves something; without an outcome the key was given up. */
export interface IntentionRow {
  id: string
  request: string
  outcome?: Outcome<unknown>
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
  /** Which of the seed's texts it has, or what happened. */
  text: number | MessageEvent
  /** The number and the amount of what happened. */
  about?: { ref: string; cents: number }
  /** Ms since 1970. */
  sentAt: number
  read: boolean
}
/** What a member had to say. */
export interface FeedbackRow {
  id: number
  memberId: number
  content: string
  /** How many pictures came with it. */
  images: number
  at: number
}
/** A bank card; its holder is the member's payee name. */
export interface CardRow {
  id: number
  memberId: number
  bankCode: string
  /** Digits alone. */
  number: string
}

export type KycStatus = 'none' | 'waiting' | 'approved' | 'refused'
/** The proof of identity a member sent last; the member's number is its id. */
export interface KycRow {
  id: number
  status: KycStatus
  fields: Readonly<Record<string, string>>
  /** Names of the documents that came along. */
  documents: readonly string[]
  /** Why it was refused. */
  reason?: Text
  sentAt: number
}

export type LimitPeriod = 'day' | 'week' | 'month'
/** A deposit limit in cents, and the one that takes its place; without cents there is none. */
export interface DepositLimit {
  cents?: number
  next?: { cents?: number; from: number }
}
/** What a member allows themselves; the member's number is its id. */
export interface LimitsRow {
  id: number
  deposits: Readonly<Partial<Record<LimitPeriod, DepositLimit>>>
  /** Until when the games are closed, ms since 1970. */
  timeOutUntil?: number
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
  order: OrderRow
  intention: IntentionRow
  winner: WinnerRow
  message: MessageRow
  feedback: FeedbackRow
  promotion: ApplicationRow
  rebate: RebateRow
  reward: RewardRow
  card: CardRow
  kyc: KycRow
  limits: LimitsRow
  friend: FriendRow
  lotteryOrder: LotteryOrderRow
  suborder: SuborderRow
  oddsChange: OddsChangeRow
  contract: ContractRow
  contractPayment: ContractPaymentRow
  envelope: EnvelopeRow
  link: LinkRow
}
export type TableName = keyof Tables
