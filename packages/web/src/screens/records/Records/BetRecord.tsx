import { type Bet, useBets } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { betLines } from '../../../shared/records/lines.ts'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'

/** What the member played, and what it brought (BAL-07). */
export function BetRecord() {
  const text = useText()
  const search = useSearch()
  const record = useBets(search)
  const { money, signed, time } = record.texts
  const rowOf = ({ gameName, vendorName, stake, net, playedAt }: Bet): RecordRow => ({
    title: gameName,
    note: [time(playedAt), vendorName, money(stake)].filter(Boolean).join(' · '),
    amount: signed(net),
    tone: toneOf(net),
  })
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.bets')}
      idOf={({ betId }) => betId}
      rowOf={rowOf}
      {...betLines(text, record.texts)}
    />
  )
}
