import { categoryLabel, type RebateRecord, useRebateReport } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import type { Detail, RecordRow } from '../../../shared/records/RecordPage/rows.ts'

/** The rebates that the member claimed, and what each category brought (BAL-07). */
export function RebateReport() {
  const text = useText()
  const search = useSearch()
  const record = useRebateReport(search)
  const { money, signed, moment, time } = record.texts
  const rowOf = ({ parts, stake, amount, claimedAt }: RebateRecord): RecordRow => ({
    title: parts.map(({ gameType }) => text(categoryLabel(gameType))).join(', '),
    note: `${time(claimedAt)} · ${money(stake)}`,
    amount: signed(amount),
    tone: 'gain',
  })
  const detailsOf = ({ rebateId, parts, stake, since, claimedAt }: RebateRecord): Detail[] => [
    ...parts.map(
      ({ gameType, rate, amount }): Detail => ({
        label: text('records.rebateOf', { category: text(categoryLabel(gameType)), rate }),
        value: money(amount),
        kind: 'money',
      }),
    ),
    { label: text('records.staked'), value: money(stake), kind: 'money' },
    ...(since === undefined ? [] : [{ label: text('records.since'), value: moment(since), kind: 'number' } as const]),
    { label: text('records.when'), value: moment(claimedAt), kind: 'number' },
    { label: text('records.number'), value: rebateId, kind: 'number' },
  ]
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.rebateReport')}
      idOf={({ rebateId }) => rebateId}
      rowOf={rowOf}
      detailsOf={detailsOf}
      totalsOf={({ stake, amount }) => [
        { label: text('records.staked'), amount: money(stake) },
        { label: text('record_rebate'), amount: signed(amount), tone: 'gain' },
      ]}
    />
  )
}
