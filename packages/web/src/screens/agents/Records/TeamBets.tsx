import { categoryLabel, recordLabel, type TeamBet, useTeamBets } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'
import { OnlyMember } from './OnlyMember.tsx'

/** What the team played, each with who did (AGENT-07). */
export function TeamBets() {
  const text = useText()
  const search = useSearch()
  const record = useTeamBets(search)
  const { money, signed, moment, time } = record.texts
  const rowOf = ({ account, gameName, stake, net, playedAt }: TeamBet): RecordRow => ({
    title: account,
    note: [time(playedAt), gameName, money(stake)].join(' · '),
    amount: signed(net),
    tone: toneOf(net),
  })
  const detailsOf = ({ betId, gameName, gameType, vendorName, stake, win, status, playedAt }: TeamBet): Detail[] => [
    { label: text('game_name'), value: gameName },
    { label: text('records.result'), value: text(recordLabel(status)) },
    { label: text('record_stake'), value: money(stake), kind: 'money' },
    { label: text('record_win'), value: money(win), kind: 'money' },
    { label: text('records.category'), value: text(categoryLabel(gameType)) },
    ...(vendorName ? [{ label: text('records.vendor'), value: vendorName }] : []),
    { label: text('records.when'), value: moment(playedAt), kind: 'number' },
    { label: text('records.number'), value: betId, kind: 'number' },
  ]
  return (
    <>
      <OnlyMember {...record} />
      <RecordPage
        search={search}
        record={record}
        label={text('title.teamBets')}
        idOf={({ betId }) => betId}
        rowOf={rowOf}
        detailsOf={detailsOf}
        totalsOf={({ stake, win, net }) => [
          { label: text('record_stake'), amount: money(stake) },
          { label: text('record_win'), amount: money(win) },
          { label: text('records.net'), amount: signed(net), tone: toneOf(net) },
        ]}
      />
    </>
  )
}
