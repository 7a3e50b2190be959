import { countdownTo, useNow } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import styles from './LeaderBoard.module.css'

/** The time that is left until a day or a week ends. A component of its own, because it is rendered each second. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const text = useText()
  const left = countdownTo(endsAt, useNow())
  if (!left) return <span className={styles.note}>{text('leaderboard.ended')}</span>
  const { days, time } = left
  return (
    <span className={styles.countdown}>
      <span>{text('leaderboard.endsIn')}</span>{' '}
      <span role="timer" className={styles.left}>
        {days > 0 && `${text('leaderboard.days', { days })} `}
        <bdi dir="ltr">{time}</bdi>
      </span>
    </span>
  )
}
