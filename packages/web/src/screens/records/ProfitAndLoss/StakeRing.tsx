import type { CategoryShare } from '@lobbykit/hooks'
import { arc, type PieArcDatum, pie } from 'd3-shape'
import styles from './ProfitAndLoss.module.css'
import { shareColour } from './shareColour.ts'

const RADIUS = 60
const shape = arc<PieArcDatum<CategoryShare>>()
  .innerRadius(RADIUS * 0.62)
  .outerRadius(RADIUS)
  .padAngle(0.03)
  .cornerRadius(3)
const slices = pie<CategoryShare>()
  .value(({ amount }) => amount)
  .sort(null)

/** Where the stakes went, the largest part first; the words beside it say the same (BAL-07). */
export function StakeRing({ shares }: { shares: readonly CategoryShare[] }) {
  const viewBox = [-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS].join(' ')
  return (
    <svg className={styles.ring} viewBox={viewBox} aria-hidden>
      {slices([...shares]).map((slice) => (
        <path key={slice.data.key} d={shape(slice) ?? ''} fill={shareColour(slice.data)} />
      ))}
    </svg>
  )
}
