import { useWithdrawReport, withdrawalLabel } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { orderLines } from './orderLines.ts'

/** The member's withdrawals and what became of them (BAL-04, BAL-07). */
export function WithdrawReport() {
  const text = useText()
  const search = useSearch()
  const record = useWithdrawReport(search)
  const { money } = record.texts
  const lines = orderLines(text, record.texts)
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.withdrawReport')}
      idOf={({ orderId }) => orderId}
      rowOf={(item) => lines.rowOf(item, withdrawalLabel(item))}
      detailsOf={(item) => lines.detailsOf(item, { label: 'records.fee', amount: item.fee })}
      totalsOf={({ amount, doneAmount }) => [
        { label: text('records.orderedSum'), amount: money(amount) },
        { label: text('records.paidOut'), amount: money(doneAmount) },
      ]}
    />
  )
}
