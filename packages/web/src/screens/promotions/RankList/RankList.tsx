import type { MissionRankResult, ShownPlayer } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../LeaderBoard/LeaderBoard.module.css'

const WAITING_ROWS = 6

/** Everybody in the list, the podium among them. */
export function RankList({ rank: { podium, rest, status } }: { rank: MissionRankResult }) {
  const text = useText()
  if (status !== 'ready') return status === 'loading' ? <Skeleton shape="row" height="52px" count={WAITING_ROWS} /> : null
  return (
    <ol className={styles.list} aria-label={text('leaderboard.ranking')}>
      {[...podium, ...rest].map((player) => (
        <Row key={player.key} player={player} />
      ))}
    </ol>
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
