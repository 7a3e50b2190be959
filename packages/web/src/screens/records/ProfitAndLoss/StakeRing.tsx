import type { CategoryShare } from '@lobbykit/hooks'
import styles from './ProfitAndLoss.module.css'
import { shareColour } from './shareColour.ts'

/** Measures in units of the picture. */
const SIZE = 120
const BAND = 23
const RADIUS = (SIZE - BAND) / 2
/** Room between two parts, of 1,000 that go around; a part is never less than that, and one alone has no end. */
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
