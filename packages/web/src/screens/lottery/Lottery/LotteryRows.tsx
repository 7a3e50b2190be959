import type { Lottery, TimeLeft } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Artwork } from '../../../shared/Artwork.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Lottery.module.css'

interface Props {
  lotteries: readonly Lottery[]
  timeLeft: TimeLeft
}

/** Lotteries with their open draws; each leads to its page. */
export function LotteryRows({ lotteries, timeLeft }: Props) {
  const text = useText()
  return (
    <ul className={styles.list} aria-label={text('lottery.draws')}>
      {lotteries.map((lottery) => (
        <li key={lottery.id}>
          <LotteryRow lottery={lottery} time={timeLeft(lottery.draw?.closes)} />
        </li>
      ))}
    </ul>
  )
}

function LotteryRow({ lottery: { name, icon, path, draw }, time }: { lottery: Lottery; time: string | undefined }) {
  const text = useText()
  return (
    <Link href={path} className={styles.row}>
      <span className={styles.picture}>
        <Artwork places={icon} name={name} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.note}>
          {draw && (time ? text('lottery.closes', { draw: draw.drawNo ?? '', time }) : text('lottery.closing'))}
        </span>
      </span>
      <Icon name="chevron" size={18} />
    </Link>
  )
}
