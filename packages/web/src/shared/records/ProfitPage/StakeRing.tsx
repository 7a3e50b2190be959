import type { CategoryShare } from '@lobbykit/hooks'
import styles from './ProfitPage.module.css'
import { shareColour } from './shareColour.ts'

/** Measures in units of the picture. */
const SIZE = 120
const BAND = 23
const RADIUS = (SIZE - BAND) / 2
/**
 * The ring is `AROUND` long. `BETWEEN` is the room between two parts, and the least length of a part. A part that is alone has
 * no room to leave: it is the whole ring.
 */
const AROUND = 1_000
const BETWEEN = 6

/** Where the stakes went, the largest part first, from the top on; the words beside it say the same (BAL-07). */
export function StakeRing({ shares }: { shares: readonly CategoryShare[] }) {
  const total = shares.reduce((sum, { amount }) => sum + amount, 0)
  const arcs = shares.map((share, index) => {
    const before = shares.slice(0, index).reduce((sum, { amount }) => sum + amount, 0)
    const between = shares.length > 1 ? BETWEEN : 0
    const length = Math.max((share.amount / total) * AROUND - between, between)
    return { share, start: (before / total) * AROUND, length }
  })
  return (
    <svg className={styles.ring} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
      {arcs.map(({ share, start, length }) => (
        <circle
          key={share.key}
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          pathLength={AROUND}
          strokeWidth={BAND}
          stroke={shareColour(share)}
          strokeDasharray={`${length} ${AROUND - length}`}
          strokeDashoffset={-start}
        />
      ))}
    </svg>
  )
}
