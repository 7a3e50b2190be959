import { type Movement, recordLabel, useAccountRecord } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { movementLines } from '../../../shared/records/lines.ts'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'

/** Every movement of the member's money, with the balance after it (BAL-07). */
export function AccountRecord() {
  const text = useText()
  const search = useSearch()
  const record = useAccountRecord(search)
  const { signed, time } = record.texts
  const rowOf = ({ kind, gameName, orderId, amount, createdAt }: Movement): RecordRow => ({
    title: text(recordLabel(kind)),
    note: [time(createdAt), gameName ?? orderId].filter(Boolean).join(' · '),
    amount: signed(amount),
    tone: toneOf(amount),
  })
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.records')}
      idOf={({ recordId }) => recordId}
      rowOf={rowOf}
      {...movementLines(text, record.texts)}
    />
  )
}
