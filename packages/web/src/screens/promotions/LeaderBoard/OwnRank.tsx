import { type MissionRankResult, UNKNOWN } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './LeaderBoard.module.css'

/** Where the member stands; it stays below the header while the page scrolls. */
export function OwnRank({ rank }: { rank: MissionRankResult }) {
  const text = useText()
  const { me } = rank
  return (
    <section className={styles.own} aria-label={text('leaderboard.yourPlace')}>
      <QueryView of={rank} silent waiting={<Skeleton shape="row" height="56px" />}>
        {me && (
          <div className={styles.ownRow}>
            <span className={styles.place}>{me.place ?? UNKNOWN}</span>
            <span className={styles.words}>
              <strong>{text('leaderboard.you')}</strong>
              <span className={styles.note}>
                {me.place === undefined ? text('leaderboard.noPlace') : text('leaderboard.points', { points: me.points })}
              </span>
            </span>
            {me.reward && <Money text={me.reward} />}
          </div>
        )}
      </QueryView>
    </section>
  )
}
