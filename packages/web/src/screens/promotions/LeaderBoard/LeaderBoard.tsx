import { pathOf, useMissionRank, useMissions } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from './LeaderBoard.module.css'
import { Missions } from './Missions.tsx'
import { OwnRank } from './OwnRank.tsx'
import { Podium } from './Podium.tsx'

const rankList = lazyPart(async () => (await import('../RankList/RankList.tsx')).RankList)
const RANKING = 'ranking'

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
  const isRanking = new URLSearchParams(useSearch()).get('tab') === RANKING
  if (missions.isOff) return <EmptyState drawing="gifts" text={text('no_permission')} />
  return (
    <>
      <QueryView of={rank} compact>
        <OwnRank rank={rank} />
        <Podium rank={rank} />
      </QueryView>
      <Choices
        label={text('leaderboard.tabs')}
        of={[
          { name: text('leaderboard.missions'), path: pathOf('leaderBoard'), isChosen: !isRanking },
          { name: text('leaderboard.ranking'), path: `${pathOf('leaderBoard')}?tab=${RANKING}`, isChosen: isRanking },
        ]}
      />
      {isRanking ? <LaterPart part={rankList} of={{ rank }} /> : <Missions missions={missions} />}
    </>
  )
}
