import { type Movement, recordLabel, useAccountRecord } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'

/** Every movement of the member's money, with the balance after it (BAL-07). */
export function AccountRecord() {
  const text = useText()
  const search = useSearch()
  const record = useAccountRecord(search)
  const { money, signed, moment, time } = record.texts
  const rowOf = ({ kind, gameName, orderId, amount, createdAt }: Movement): RecordRow => ({
    title: text(recordLabel(kind)),
    note: [time(createdAt), gameName ?? orderId].filter(Boolean).join(' · '),
    amount: signed(amount),
    tone: toneOf(amount),
  })
  const detailsOf = ({ recordId, gameName, orderId, balance, createdAt }: Movement): Detail[] => [
    { label: text('records.balance'), value: money(balance), kind: 'money' },
    ...(gameName ? [{ label: text('game_name'), value: gameName }] : []),
    ...(orderId ? [{ label: text('records.order'), value: orderId, kind: 'number' } as const] : []),
    { label: text('records.when'), value: moment(createdAt), kind: 'number' },
    { label: text('records.number'), value: recordId, kind: 'number' },
  ]
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.records')}
      idOf={({ recordId }) => recordId}
      rowOf={rowOf}
      detailsOf={detailsOf}
      totalsOf={({ moneyIn, moneyOut, net }) => [
        { label: text('records.in'), amount: money(moneyIn) },
        { label: text('records.out'), amount: money(moneyOut) },
        { label: text('records.difference'), amount: signed(net), tone: toneOf(net) },
      ]}
    />
  )
}
