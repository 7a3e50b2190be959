import { depositLabel, useDepositReport } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { orderLines } from './orderLines.ts'

/** The member's deposits and what became of them (BAL-03, BAL-07). */
export function DepositReport() {
  const text = useText()
  const search = useSearch()
  const record = useDepositReport(search)
  const { money } = record.texts
  const lines = orderLines(text, record.texts)
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.depositReport')}
      idOf={({ orderId }) => orderId}
      rowOf={(item) => lines.rowOf(item, depositLabel(item))}
      detailsOf={(item) => lines.detailsOf(item, { label: 'record_bonus', amount: item.bonus })}
      totalsOf={({ amount, doneAmount }) => [
        { label: text('records.orderedSum'), amount: money(amount) },
        { label: text('records.paidIn'), amount: money(doneAmount) },
      ]}
    />
  )
}
