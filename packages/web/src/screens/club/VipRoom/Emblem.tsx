import { classes } from '../../../ui/classes.ts'
import styles from './Emblem.module.css'

/** The metals of the emblems, the lowest level first. */
const METALS = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
const MOST_STARS = 5
const STAR_GAP = 9

/**
 * The metal of a level: each has the next one. Where there are more levels than metals, the first level has the first metal, the last
 * level the last one, and several between them have the same.
 */
export function metalOf(rank: number, count: number): (typeof METALS)[number] {
  const last = METALS.length - 1
  const place = count <= METALS.length ? rank : Math.round((rank * last) / (count - 1))
  return METALS[Math.min(last, Math.max(0, place))] ?? METALS[0]
}

interface Props {
  readonly rank: number
  /** How many levels there are. */
  readonly count: number
  readonly size?: 'large' | undefined
}

/** The emblem of a level: a shield of its metal with a crown and as many stars as it is high; says nothing to a screen reader. */
export function Emblem({ rank, count, size }: Props) {
  const stars = Math.min(MOST_STARS, rank + 1)
  const first = 48 - ((stars - 1) * STAR_GAP) / 2
  return (
    <svg
      className={classes(styles.emblem, size && styles[size])}
      data-metal={metalOf(rank, count)}
      viewBox="0 0 96 96"
      aria-hidden
    >
      <path className={styles.ribbon} d="M22 54 8 82l14-3 6 13 14-28zM74 54l14 28-14-3-6 13-14-28z" />
      <path className={styles.rim} d="M48 5 82 20v28c0 19-13 31-34 40C27 79 14 67 14 48V20z" />
      <path className={styles.face} d="M48 12 76 25v23c0 15-10 25-28 33-18-8-28-18-28-33V25z" />
      <path className={styles.shine} d="M48 12v69c-18-8-28-18-28-33V25z" />
      <path className={styles.crown} d="m29 33 9 8 10-15 10 15 9-8-4 21H33z" />
      {[...Array(stars).keys()].map((place) => (
        <path
          key={place}
          className={styles.star}
          d={`M${first + place * STAR_GAP} 58l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z`}
        />
      ))}
    </svg>
  )
}
