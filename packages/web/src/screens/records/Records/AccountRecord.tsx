import { type Movement, movementAbout, recordLabel, useAccountRecord } from '@lobbykit/hooks'
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
  const rowOf = (movement: Movement): RecordRow => ({
    title: text(recordLabel(movement.kind)),
    note: [time(movement.createdAt), movementAbout(movement)].filter(Boolean).join(' · '),
    amount: signed(movement.amount),
    tone: toneOf(movement.amount),
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
