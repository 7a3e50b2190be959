import { type BoardPart, boardPartOf, boardParts, useMissionRank, useMissions } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import styles from './LeaderBoard.module.css'
import { Missions } from './Missions.tsx'
import { OwnRank } from './OwnRank.tsx'
import { Podium } from './Podium.tsx'

const NAMES: Readonly<Record<BoardPart, TextId>> = { missions: 'leaderboard.missions', ranking: 'leaderboard.ranking' }
const rankList = lazyPart(async () => (await import('../RankList/RankList.tsx')).RankList)

/**
 * Missions and the rank list of the week (MEM-11): the podium, the member's own place, which stays in sight, and below them missions
 * or the whole list; the address says which.
 */
export function LeaderBoard() {
  return (
    <div className={styles.page}>
      <Board />
    </div>
  )
}

function Board() {
  const text = useText()
  const missions = useMissions()
  const rank = useMissionRank()
  const shown = boardPartOf(useSearch())
  if (missions.isOff) return <EmptyState drawing="gifts" text={text('no_permission')} />
  return (
    <>
      <QueryView of={rank} compact>
        <OwnRank rank={rank} />
        <Podium rank={rank} />
      </QueryView>
      <Choices
        label={text('leaderboard.tabs')}
        of={boardParts(shown).map((each) => ({ ...each, name: text(NAMES[each.part]) }))}
      />
      {shown === 'ranking' ? <LaterPart part={rankList} of={{ rank }} /> : <Missions missions={missions} />}
    </>
  )
}
