import { pathOf, useMissionRank, useMissions } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import styles from './LeaderBoard.module.css'
import { Missions } from './Missions.tsx'
import { OwnRank } from './OwnRank.tsx'
import { Podium } from './Podium.tsx'

const rankList = lazyPart(async () => (await import('../RankList/RankList.tsx')).RankList)
const RANKING = 'ranking'
const MISSIONS = 'missions'

/** The podium, the member's own place, which stays in sight, and below them missions or the whole list; the address says which. */
export function Board() {
  const text = useText()
  const missions = useMissions()
  const rank = useMissionRank()
  const isRanking = new URLSearchParams(useSearch()).get('tab') === RANKING
  const [, go] = useLocation()
  if (missions.isOff) return <EmptyState drawing="gifts" text={text('no_permission')} />
  return (
    <>
      <QueryView of={rank} compact>
        <OwnRank rank={rank} />
        <Podium rank={rank} />
      </QueryView>
      <div className={styles.tabs}>
        <Tabs
          label={text('leaderboard.tabs')}
          value={isRanking ? RANKING : MISSIONS}
          onValueChange={(id) => go(`${pathOf('leaderBoard')}${id === RANKING ? `?tab=${RANKING}` : ''}`, { replace: true })}
          items={[
            { id: MISSIONS, label: text('leaderboard.missions'), content: <Missions missions={missions} /> },
            { id: RANKING, label: text('leaderboard.ranking'), content: <LaterPart part={rankList} of={{ rank }} /> },
          ]}
        />
      </div>
    </>
  )
}
