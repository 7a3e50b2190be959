import type { MissionRankResult, ShownPlayer } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../LeaderBoard/LeaderBoard.module.css'

const WAITING_ROWS = 6

/** Everybody in the list, the podium among them. A failure of the same read is said above it, at the podium. */
export function RankList({ rank }: { rank: MissionRankResult }) {
  const text = useText()
  const players = [...rank.podium, ...rank.rest]
  return (
    <QueryView of={rank} silent waiting={<Skeleton shape="row" height="52px" count={WAITING_ROWS} />}>
      {players.length > 0 && (
        <ol className={styles.list} aria-label={text('leaderboard.ranking')}>
          {players.map((player) => (
            <Row key={player.key} player={player} />
          ))}
        </ol>
      )}
    </QueryView>
  )
}

function Row({ player: { place, name, points, reward, isMe } }: { player: ShownPlayer }) {
  const text = useText()
  return (
    <li className={styles.row} data-me={isMe || undefined}>
      <span className={styles.place}>{place}</span>
      <span className={styles.words}>
        <bdi className={styles.name}>{isMe ? text('leaderboard.you') : name}</bdi>
        <span className={styles.note}>{text('leaderboard.points', { points })}</span>
      </span>
      {reward && <Money text={reward} />}
    </li>
  )
}
