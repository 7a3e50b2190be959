import {
  movementAbout,
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
  const rowOf = (movement: TeamMovement): RecordRow => ({
    title: movement.account,
    note: [time(movement.createdAt), text(recordLabel(movement.kind)), movementAbout(movement)].filter(Boolean).join(' · '),
    amount: signed(movement.amount),
    tone: toneOf(movement.amount),
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
