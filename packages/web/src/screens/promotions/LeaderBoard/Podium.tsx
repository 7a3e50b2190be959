import type { MissionRankResult, ShownPlayer } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './LeaderBoard.module.css'

/** The first three of the week, and how long it goes on. */
export function Podium({ rank }: { rank: MissionRankResult }) {
  const text = useText()
  const { podium, endsAt, pointStake } = rank
  return (
    <div className={styles.hero}>
      <div className={styles.head}>
        <h2>{text('leaderboard.week')}</h2>
        {endsAt !== undefined && <Countdown endsAt={endsAt} />}
      </div>
      <QueryView
        of={rank}
        silent
        waiting={<Skeleton shape="block" height="194px" />}
        empty={podium.length === 0 && <p className={styles.note}>{text('leaderboard.nobody')}</p>}
      >
        <ol className={styles.podium} aria-label={text('leaderboard.podium')}>
          {podium.map((player) => (
            <Step key={player.key} player={player} />
          ))}
        </ol>
      </QueryView>
      <p className={styles.note}>{text('leaderboard.rule', { amount: pointStake })}</p>
    </div>
  )
}

function Step({ player: { place, name, points, reward, isMe } }: { player: ShownPlayer }) {
  const text = useText()
  return (
    <li className={styles.step} data-place={place} data-me={isMe || undefined}>
      <span className={styles.medal} aria-hidden>
        <Icon name={place === 1 ? 'crown' : 'trophy'} size={place === 1 ? 28 : 22} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{isMe ? text('leaderboard.you') : name}</bdi>
        <span className={styles.note}>{text('leaderboard.points', { points })}</span>
      </span>
      <span className={styles.plinth}>
        <span className={styles.number}>
          <span className="visually-hidden">{text('leaderboard.place', { place })}</span>
          <span aria-hidden>{place}</span>
        </span>
        {reward && <Money text={reward} size="small" />}
      </span>
    </li>
  )
}
