import {
  readPages,
  recordLabel,
  type TeamMovement,
  teamMovementsAtInfiniteQueryOptions,
  useTeamMovements,
} from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { ReadPlace } from '../../../shared/reads.ts'
import { movementLines } from '../../../shared/records/lines.ts'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'
import { OnlyMember } from './OnlyMember.tsx'

export const reads = (place: ReadPlace) => [readPages(teamMovementsAtInfiniteQueryOptions, place)]

/** Every movement of the team's money, each with whose it is (ROUTE-03, AGENT-07). */
export function TeamRecord() {
  const text = useText()
  const search = useSearch()
  const record = useTeamMovements(search)
  const { signed, time } = record.texts
  const rowOf = ({ account, kind, gameName, orderId, amount, createdAt }: TeamMovement): RecordRow => ({
    title: account,
    note: [time(createdAt), text(recordLabel(kind)), gameName ?? orderId].filter(Boolean).join(' · '),
    amount: signed(amount),
    tone: toneOf(amount),
  })
  const lines = movementLines(text, record.texts)
  const detailsOf = (movement: TeamMovement): Detail[] => [
    { label: text('records.kind'), value: text(recordLabel(movement.kind)) },
    ...lines.detailsOf(movement),
  ]
  return (
    <>
      <OnlyMember {...record} />
      <RecordPage
        search={search}
        record={record}
        label={text('agent.records')}
        idOf={({ recordId }) => recordId}
        rowOf={rowOf}
        detailsOf={detailsOf}
        totalsOf={lines.totalsOf}
      />
    </>
  )
}
