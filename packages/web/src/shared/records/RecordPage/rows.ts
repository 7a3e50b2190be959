import type { DepositRecord, WithdrawRecord } from '@lobbykit/hooks'

/** What a record looks like in a list. */
export interface RecordRow {
  readonly title: string
  readonly note: string
  readonly amount: string
  readonly tone: Tone
  /** Below the amount. */
  readonly status?: { readonly text: string; readonly tone: StatusTone } | undefined
}
type Tone = 'gain' | 'loss' | 'plain'
export type StatusTone = 'done' | 'refused' | 'pending' | 'neutral'

/** A line of the details of a record. */
export interface Detail {
  readonly label: string
  readonly value: string
  /** `money` for amounts, `number` for codes and times: both are written left to right in every language. */
  readonly kind?: 'money' | 'number' | undefined
  readonly tone?: Tone | undefined
}

/** A sum of the whole range. */
export interface Total {
  readonly label: string
  readonly amount: string
  readonly tone?: Tone | undefined
}

/** Green for what was won, red for what was lost. */
export const toneOf = (amount: number): Tone => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : 'plain')

type OrderStatus = DepositRecord['status'] | WithdrawRecord['status']
const STATUS_TONES: Readonly<Partial<Record<OrderStatus, StatusTone>>> = {
  waiting: 'pending',
  done: 'done',
  refused: 'refused',
}

/** The colour of an order's status; one that the product does not know has none. */
export const statusTone = (status: OrderStatus): StatusTone => STATUS_TONES[status] ?? 'neutral'
