/** What a member can have moved, one at a time of each. */
export type IntentionKind =
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'handDown'
  | 'claim'
  | 'card'
  | 'bet'
  | 'betCancel'
  | 'contractAnswer'
  | 'contractOffer'
  | 'contractTakeBack'
  | 'contractEnd'
  | 'accountOpen'
  | 'linkCreate'

/** What an intention is about, to be told while nobody knows what came of it: never a password. */
export type About = Readonly<Record<string, string>>

/** Travels with a call that is done at most once. */
export interface Once {
  /** The key; the backend does what one key asks for at most once (BAL-05). */
  intention: string
}

/** Something that a member wanted moved, from before it was sent until it is known what came of it. */
export interface Intention {
  /** Travels with the call; the backend does what one key asks for at most once. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  about: About
  /** How much is to move, in units of the currency; undefined where no amount tells one from another. */
  amount?: number
  /** Only for a backend that takes no keys: the ids of the traces that were there before it was sent. */
  before?: readonly string[]
}

/** What calls of a kind have left with the backend, the newest of it. */
export type Traces = readonly { id: string; amount?: number }[]

/** Milliseconds after which a call that has left no trace never will: no call is under way for so long. */
export const SURELY_OVER_MS = 300_000

const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const isAbout = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')

/** Whether a value read from the device is an intention. */
export const isIntention = (value: unknown): value is Intention =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'about' in value &&
  isAbout(value.about) &&
  (!('amount' in value) || typeof value.amount === 'number') &&
  (!('before' in value) || areIds(value.before))

/** What became of each row of a transfer to several, and how much moved in all; in units of the currency. */
export interface Transfers {
  /** What moved in all. */
  amount: number
  /** What became of each row. */
  rows: readonly {
    /** Account of the member who gets the amount. */
    account: string
    /** The amount of the row. */
    amount: number
    /** Whether the amount moved. */
    isDone: boolean
    /** Number of the order; only where it moved. */
    orderId?: string
    /** Why it did not move, as the backend writes it. */
    reason?: string
  }[]
}

/** What came of an intention whose answer was lost. */
export interface Found {
  /** `done`: it happened. `none`: it did not happen, and it never will. */
  outcome: 'done' | 'none'
  /** What the intention is about. */
  about: About
  /** Number of the order that was made; undefined where there is none. */
  orderId: string | undefined
  /** Only of a transfer to several that was done, where the backend says it. */
  transfers?: Transfers
}

/** The message by which a tab tells the others that an intention has ended, and how; a tab of an older version does not say how. */
export interface Ended {
  type: 'intentionEnded'
  name: string
  key?: string
  found?: Found
}

const isTransfers = (value: unknown): value is Transfers =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'rows' in value &&
  Array.isArray(value.rows) &&
  value.rows.every(
    (row) => typeof row?.account === 'string' && typeof row.amount === 'number' && typeof row.isDone === 'boolean',
  )

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' &&
  value !== null &&
  'outcome' in value &&
  (value.outcome === 'done' || value.outcome === 'none') &&
  'about' in value &&
  isAbout(value.about) &&
  'orderId' in value &&
  (value.orderId === undefined || typeof value.orderId === 'string') &&
  (!('transfers' in value) || isTransfers(value.transfers))

/** What an answer says to who did not see it: that it was done, and under which number. */
export function foundIn(about: About, answer: unknown): Found {
  const { orderId } = Object(answer)
  return {
    outcome: 'done',
    about,
    orderId: typeof orderId === 'string' ? orderId : undefined,
    ...(isTransfers(answer) && { transfers: answer }),
  }
}

/** Whether a message of another tab says that an intention has ended. */
export const isEnded = (message: unknown): message is Ended =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'intentionEnded' &&
  'name' in message &&
  typeof message.name === 'string' &&
  (!('key' in message) || typeof message.key === 'string') &&
  (!('found' in message) || isFound(message.found))

/**
 * Whether the traces of now show that an intention was done, for a backend that takes no keys: a row of its amount is there that
 * was not there before, or a card is gone that was. Orders and movements that are gone prove nothing, for only the newest are read
 * (BAL-05).
 */
export function leftTrace(
  kind: IntentionKind,
  { before = [], amount }: Pick<Intention, 'before' | 'amount'>,
  now: Traces,
): boolean {
  const added = now.filter(({ id }) => !before.includes(id))
  if (added.some((each) => amount === undefined || each.amount === amount)) return true
  return kind === 'card' && before.some((id) => now.every((each) => each.id !== id))
}

/** The traces among movements of money: of those alone that go the way that is meant, for others may send to the member (BAL-05). */
export const movementTraces = (way: 'in' | 'out', movements: readonly { recordId: string; amount: number }[]): Traces =>
  movements
    .filter(({ amount }) => (way === 'in' ? amount > 0 : amount < 0))
    .map(({ recordId, amount }) => ({ id: recordId, amount: Math.abs(amount) }))
