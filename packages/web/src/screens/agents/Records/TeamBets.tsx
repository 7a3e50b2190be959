import { type TeamBet, useTeamBets } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { betLines } from '../../../shared/records/lines.ts'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import { type Detail, type RecordRow, toneOf } from '../../../shared/records/RecordPage/rows.ts'
import { OnlyMember } from './OnlyMember.tsx'

/** What the team played, each with who did (AGENT-07). */
export function TeamBets() {
  const text = useText()
  const search = useSearch()
  const record = useTeamBets(search)
  const { money, signed, time } = record.texts
  const rowOf = ({ account, gameName, stake, net, playedAt }: TeamBet): RecordRow => ({
    title: account,
    note: [time(playedAt), gameName, money(stake)].join(' · '),
    amount: signed(net),
    tone: toneOf(net),
  })
  const lines = betLines(text, record.texts)
  const detailsOf = (bet: TeamBet): Detail[] => [{ label: text('game_name'), value: bet.gameName }, ...lines.detailsOf(bet)]
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
        totalsOf={lines.totalsOf}
      />
    </>
  )
}
