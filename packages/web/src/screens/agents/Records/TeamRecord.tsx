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
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'
import { OnlyMember } from './OnlyMember.tsx'

export const reads = (place: ReadPlace) => [readPages(teamMovementsAtInfiniteQueryOptions, place)]

/** Every movement of the team's money, each with whose it is (ROUTE-03, AGENT-07). */
export function TeamRecord() {
  const text = useText()
  const search = useSearch()
  const record = useTeamMovements(search)
  const { money, signed, moment, time } = record.texts
  const rowOf = ({ account, kind, gameName, orderId, amount, createdAt }: TeamMovement): RecordRow => ({
    title: account,
    note: [time(createdAt), text(recordLabel(kind)), gameName ?? orderId].filter(Boolean).join(' · '),
    amount: signed(amount),
    tone: toneOf(amount),
  })
  const detailsOf = ({ recordId, kind, gameName, orderId, balance, createdAt }: TeamMovement): Detail[] => [
    { label: text('records.kind'), value: text(recordLabel(kind)) },
    { label: text('records.balance'), value: money(balance), kind: 'money' },
    ...(gameName ? [{ label: text('game_name'), value: gameName }] : []),
    ...(orderId ? [{ label: text('records.order'), value: orderId, kind: 'number' } as const] : []),
    { label: text('records.when'), value: moment(createdAt), kind: 'number' },
    { label: text('records.number'), value: recordId, kind: 'number' },
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
        totalsOf={({ moneyIn, moneyOut, net }) => [
          { label: text('records.in'), amount: money(moneyIn) },
          { label: text('records.out'), amount: money(moneyOut) },
          { label: text('records.difference'), amount: signed(net), tone: toneOf(net) },
        ]}
      />
    </>
  )
}
