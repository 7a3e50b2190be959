import { type DepositRecord, depositLabel, recordLabel, useDepositReport } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, statusTone } from '../../../shared/records/RecordPage/rows.ts'

/** The member's deposits and what became of them (BAL-03, BAL-07). */
export function DepositReport() {
  const text = useText()
  const search = useSearch()
  const record = useDepositReport(search)
  const { money, moment, time } = record.texts
  const rowOf = (item: DepositRecord): RecordRow => ({
    title: text(depositLabel(item)),
    note: `${time(item.createdAt)} · ${item.orderId}`,
    amount: money(item.amount),
    tone: 'plain',
    status: { text: text(recordLabel(item.status)), tone: statusTone(item.status) },
  })
  const detailsOf = ({ orderId, reference, bonus, status, reason, createdAt, endedAt }: DepositRecord): Detail[] => [
    { label: text('records.status'), value: text(recordLabel(status)) },
    ...(reason ? [{ label: text('records.reason'), value: reason }] : []),
    ...(bonus === undefined ? [] : [{ label: text('record_bonus'), value: money(bonus), kind: 'money' } as const]),
    { label: text('records.ordered'), value: moment(createdAt), kind: 'number' },
    ...(endedAt === undefined ? [] : [{ label: text('records.ended'), value: moment(endedAt), kind: 'number' } as const]),
    { label: text('records.reference'), value: reference, kind: 'number' },
    { label: text('records.order'), value: orderId, kind: 'number' },
  ]
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.depositReport')}
      idOf={({ orderId }) => orderId}
      rowOf={rowOf}
      detailsOf={detailsOf}
      totalsOf={({ amount, doneAmount }) => [
        { label: text('records.orderedSum'), amount: money(amount) },
        { label: text('records.paidIn'), amount: money(doneAmount) },
      ]}
    />
  )
}
