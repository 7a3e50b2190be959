/** A higher rate of a contract, for periods that have more. */
export interface ContractTierRow {
  /** What a period must have for it, cents. */
  fromCents: number
  /** Hundredths of a percent. */
  rate: number
}

export type ContractKind = 'dailySalary' | 'dividend' | 'hourlySalary'
/** What an agent promises to one right below for what their team plays. */
export interface ContractRow {
  id: number
  kind: ContractKind
  uplineId: number
  memberId: number
  /** What of the stakes, or of a dividend of the loss, is paid; hundredths of a percent. */
  rate: number
  /** Higher rates, the least amount first; amounts and rates rise. */
  tiers?: readonly ContractTierRow[]
  /** What must be staked in a period, or of a dividend be lost, before anything is paid, cents. */
  leastStakeCents: number
  /** Members who must have bet in a period before anything is paid; nobody without it. */
  leastMembers?: number
  status: 'offered' | 'active' | 'refused' | 'takenBack' | 'ended' | 'replaced'
  offeredAt: number
  /** From when on play counts, where it is not the moment of the offer. */
  startsAt?: number
  answeredAt?: number
  /** Up to when play counts; ahead where it runs to the end of its period. */
  endedAt?: number
  /** Up to when it was paid, ms since 1970. */
  paidTo?: number
}

/** What a contract brought in a period that was paid; a period with too little play brought nothing. */
export interface ContractPaymentRow {
  id: string
  memberId: number
  kind: ContractKind
  /** The period, from its first moment up to, but not including, the second; ms since 1970. */
  from: number
  to: number
  baseCents: number
  members: number
  /** Hundredths of a percent. */
  rate: number
  cents: number
  at: number
}
/** The envelope that an agent opened in a round of the rain. */
export interface EnvelopeRow {
  id: string
  memberId: number
  /** Which one of its round, counted from 1. */
  envelope: number
  cents: number
  at: number
}

/** A link by which members register below an agent; its code is its id. */
export interface LinkRow {
  id: string
  agentId: number
  isAgent: boolean
  /** Hundredths of a percent by category. */
  rates: Readonly<Record<string, number>>
  at: number
  /** Members who registered by it. */
  registered: number
}
