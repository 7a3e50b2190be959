import {
  type AccountRecordResult,
  type Bet,
  type BetsResult,
  categoryLabel,
  type Movement,
  type RecordTexts,
  recordLabel,
} from '@lobbykit/hooks'
import type { SayText } from '../../intl/speak.ts'
import { type Detail, type Total, toneOf } from './RecordPage/rows.ts'

type Totals<Result extends { readonly totals: unknown }> = NonNullable<Result['totals']>

/** The details and the sums of movements of money, the same for a member and for a team (BAL-07, AGENT-07). */
export const movementLines = (text: SayText, { money, signed, moment }: RecordTexts) => ({
  detailsOf: ({ recordId, gameName, orderId, balance, createdAt }: Omit<Movement, 'kind'>): Detail[] => [
    { label: text('records.balance'), value: money(balance), kind: 'money' },
    ...(gameName ? [{ label: text('game_name'), value: gameName }] : []),
    ...(orderId ? [{ label: text('records.order'), value: orderId, kind: 'number' } as const] : []),
    { label: text('records.when'), value: moment(createdAt), kind: 'number' },
    { label: text('records.number'), value: recordId, kind: 'number' },
  ],
  totalsOf: ({ moneyIn, moneyOut, net }: Totals<AccountRecordResult>): Total[] => [
    { label: text('records.in'), amount: money(moneyIn) },
    { label: text('records.out'), amount: money(moneyOut) },
    { label: text('records.difference'), amount: signed(net), tone: toneOf(net) },
  ],
})

/** The details and the sums of bets, the same for a member and for a team (BAL-07, AGENT-07). */
export const betLines = (text: SayText, { money, signed, moment }: RecordTexts) => ({
  detailsOf: ({ betId, gameType, vendorName, stake, win, status, playedAt }: Bet): Detail[] => [
    { label: text('records.result'), value: text(recordLabel(status)) },
    { label: text('record_stake'), value: money(stake), kind: 'money' },
    { label: text('record_win'), value: money(win), kind: 'money' },
    { label: text('records.category'), value: text(categoryLabel(gameType)) },
    ...(vendorName ? [{ label: text('records.vendor'), value: vendorName }] : []),
    { label: text('records.when'), value: moment(playedAt), kind: 'number' },
    { label: text('records.number'), value: betId, kind: 'number' },
  ],
  totalsOf: ({ stake, win, net }: Totals<BetsResult>): Total[] => [
    { label: text('record_stake'), amount: money(stake) },
    { label: text('record_win'), amount: money(win) },
    { label: text('records.net'), amount: signed(net), tone: toneOf(net) },
  ],
})
