import type { ShownWinner } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { Money } from '../ui/Money.tsx'
import { Artwork } from './Artwork.tsx'
import styles from './Winners.module.css'

interface Props {
  shown: ShownWinner
  /** Place on the leaderboard. */
  rank?: number
  /** Repeats a row above and takes no focus. */
  isCopy?: boolean
}

/** Who won what in which game; a tap launches that game (WIN-01). */
export function WinnerRow({ shown, rank, isCopy }: Props) {
  const text = useText()
  const { name, gameName } = shown
  return (
    <button
      type="button"
      className={styles.row}
      data-rank={rank}
      tabIndex={isCopy ? -1 : undefined}
      aria-disabled={!shown.canLaunch || undefined}
      onClick={() => void shown.launch()}
    >
      {rank !== undefined && <Rank rank={rank} />}
      <span className={styles.icon}>
        <Artwork places={shown.icon} name={gameName} />
      </span>
      <span className={styles.words}>
        <span className={styles.who}>
          <b dir="auto">{name}</b> {text('winners.just')}
        </span>
        <span className={styles.game} dir="auto">
          {gameName}
        </span>
      </span>
      <Money text={shown.amount} tone="gain" />
    </button>
  )
}

function Rank({ rank }: { rank: number }) {
  const text = useText()
  return (
    <span className={styles.rank}>
      <span className="visually-hidden">{text('winners.rank', { rank })}</span>
      <span aria-hidden>{rank}</span>
    </span>
  )
}
