import { type Bet, categoryLabel, recordLabel, useBets } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'

/** What the member played, and what it brought (BAL-07). */
export function BetRecord() {
  const text = useText()
  const search = useSearch()
  const record = useBets(search)
  const { money, signed, moment, time } = record.texts
  const rowOf = ({ gameName, vendorName, stake, net, playedAt }: Bet): RecordRow => ({
    title: gameName,
    note: [time(playedAt), vendorName, money(stake)].filter(Boolean).join(' · '),
    amount: signed(net),
    tone: toneOf(net),
  })
  const detailsOf = ({ betId, gameType, vendorName, stake, win, status, playedAt }: Bet): Detail[] => [
    { label: text('records.result'), value: text(recordLabel(status)) },
    { label: text('record_stake'), value: money(stake), kind: 'money' },
    { label: text('record_win'), value: money(win), kind: 'money' },
    { label: text('records.category'), value: text(categoryLabel(gameType)) },
    ...(vendorName ? [{ label: text('records.vendor'), value: vendorName }] : []),
    { label: text('records.when'), value: moment(playedAt), kind: 'number' },
    { label: text('records.number'), value: betId, kind: 'number' },
  ]
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.bets')}
      idOf={({ betId }) => betId}
      rowOf={rowOf}
      detailsOf={detailsOf}
      totalsOf={({ stake, win, net }) => [
        { label: text('record_stake'), amount: money(stake) },
        { label: text('record_win'), amount: money(win) },
        { label: text('records.net'), amount: signed(net), tone: toneOf(net) },
      ]}
    />
  )
}
