import { type DepositRecord, type Message, type RecordTexts, recordLabel, type WithdrawRecord } from '@lobbykit/hooks'
import type { SayText, TextId } from '../../../intl/speak.ts'
import { type Detail, type RecordRow, statusTone } from '../../../shared/records/RecordPage/rows.ts'

type Order = DepositRecord | WithdrawRecord

/** The row and the details of an order of money, the same for one in and one out (BAL-03, BAL-04). */
export const orderLines = (text: SayText, { money, moment, time }: RecordTexts) => ({
  /** `label` is what the order is called. */
  rowOf: ({ orderId, amount, status, createdAt }: Order, label: Message): RecordRow => ({
    title: text(label),
    note: `${time(createdAt)} · ${orderId}`,
    amount: money(amount),
    tone: 'plain',
    status: { text: text(recordLabel(status)), tone: statusTone(status) },
  }),
  /** `extra` is what came with the amount or went off it, by its name and its amount, where there was any. */
  detailsOf: (order: Order, extra: { readonly label: TextId; readonly amount: number | undefined }): Detail[] => [
    { label: text('records.status'), value: text(recordLabel(order.status)) },
    ...(order.reason ? [{ label: text('records.reason'), value: order.reason }] : []),
    ...(extra.amount === undefined ? [] : [{ label: text(extra.label), value: money(extra.amount), kind: 'money' } as const]),
    { label: text('records.ordered'), value: moment(order.createdAt), kind: 'number' },
    ...(order.endedAt === undefined
      ? []
      : [{ label: text('records.ended'), value: moment(order.endedAt), kind: 'number' } as const]),
    { label: text('records.reference'), value: order.reference, kind: 'number' },
    { label: text('records.order'), value: order.orderId, kind: 'number' },
  ],
})
