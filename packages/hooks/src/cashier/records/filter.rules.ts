import type { Message, MessageId } from '../../core/message.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { categoryLabel } from '../../games/catalog/vendors.rules.ts'
import { FIRST_RANGE, type QuickRange, type RecordRange, rangeOfTexts } from './ranges.rules.ts'

/** What bets, movements, orders and rebates may be narrowed to (BAL-07). */
export const BET_KINDS = ['won', 'lost'] as const
export const MOVEMENT_KINDS = ['deposit', 'withdrawal', 'bonus', 'play', 'transfer'] as const
export const ORDER_KINDS = ['waiting', 'done', 'refused'] as const
/** The kinds of a record that cannot be narrowed. */
export const NO_KINDS: readonly never[] = []
/** Categories that stakes may be on. */
export const REBATE_KINDS = ['RNG', 'FISH', 'PVP', 'LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT'] as const

/** Everything that decides what a record shows; it is what the address carries. */
export interface RecordFilter<Kind extends string> {
  range: RecordRange
  /** Undefined for all. */
  kind: Kind | undefined
}

/** The filter an address carries; what it does not say, or says wrong, is as in an address without a filter: the range `first`. */
export function recordFilterOf<Kind extends string>(
  search: string,
  kinds: readonly Kind[],
  today: string,
  first: QuickRange = FIRST_RANGE,
): RecordFilter<Kind> {
  const query = parseQuery(search)
  const text = (name: string) => queryText(query, name)
  return {
    range: rangeOfTexts({ range: text('range'), from: text('from'), to: text('to') }, today, first),
    kind: kinds.find((kind) => kind === text('kind')),
  }
}

/** The query of a filter; it leaves out what is as in an address without one, which shows the range `first`. */
export function recordSearchOf({ range, kind }: RecordFilter<string>, first: QuickRange = FIRST_RANGE): string {
  const own = range.quick === undefined ? { from: range.from, to: range.to } : undefined
  return new URLSearchParams({
    ...(range.quick !== undefined && range.quick !== first && { range: range.quick }),
    ...own,
    ...(kind && { kind }),
  }).toString()
}

/** What is left to look at where a filter finds nothing. */
export type WiderFilter = 'allKinds' | 'lastMonth'

/** What to look at where a filter finds nothing: all kinds again, then last month; undefined where that finds nothing either (BAL-07). */
export function widerThan({ range, kind }: RecordFilter<string>): WiderFilter | undefined {
  if (kind !== undefined) return 'allKinds'
  return range.quick === 'lastMonth' ? undefined : 'lastMonth'
}

const LABELS: Readonly<Record<string, MessageId>> = {
  won: 'record_won',
  lost: 'record_lost',
  even: 'record_even',
  deposit: 'record_deposit',
  withdrawal: 'record_withdrawal',
  withdrawalBack: 'record_withdrawalBack',
  bonus: 'record_bonus',
  rebate: 'record_rebate',
  play: 'record_play',
  stake: 'record_stake',
  win: 'record_win',
  stakeBack: 'record_stakeBack',
  transfer: 'record_transfer',
  transferIn: 'record_transferIn',
  opening: 'record_opening',
  referral: 'record_referral',
  salary: 'record_salary',
  dividend: 'record_dividend',
  rain: 'record_rain',
  waiting: 'record_waiting',
  done: 'record_done',
  refused: 'record_refused',
}
/** What a kind, a status or a category is called; one the product does not know shows its own name. */
export function recordLabel(kind: string): Message {
  const id = Object.hasOwn(LABELS, kind) ? LABELS[kind] : undefined
  return id ? { id } : categoryLabel(kind)
}

/** What a movement of money is about, beside its kind: its game, else the number of its order. */
export const movementAbout = ({ gameName, orderId }: { gameName?: string; orderId?: string }): string | undefined =>
  gameName ?? orderId

/** What a deposit is called: the way by which it was paid, else what it is. */
export const depositLabel = ({ channelName }: { channelName?: string }): Message =>
  channelName ? { text: channelName } : recordLabel('deposit')

/** What a withdrawal is called: the card that it went to, as far as it is known, else what it is. */
export function withdrawalLabel({ bankName, cardEnd }: { bankName?: string; cardEnd?: string }): Message {
  if (!bankName) return recordLabel('withdrawal')
  return cardEnd ? { id: 'record_card', values: { bank: bankName, end: cardEnd } } : { text: bankName }
}
