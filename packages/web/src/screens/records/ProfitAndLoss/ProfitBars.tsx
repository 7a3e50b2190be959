import { type ProfitPart, useLanguage } from '@lobbykit/hooks'
import { nice, ticks } from 'd3-array'
import { classes } from '../../../ui/classes.ts'
import styles from './ProfitAndLoss.module.css'

/** Measures in units of the picture, which is as wide as its column. */
const WIDTH = 320
const HEIGHT = 176
const TOP = 18
const FOOT = 156
const LEAST_BAR = 1.5
/** Room between bars, as a part of what each has; a bar alone is no wall. */
const BETWEEN = 0.28
const AROUND_ONE = 0.7
const LETTER = 6.4
const GAP = 6
const LINES = 3

interface Props {
  parts: readonly ProfitPart[]
  amountOf: (amount: number) => string
  nameOf: (part: ProfitPart) => string
}

/** What was won stands above the line, what was lost below it; time runs as the language is read (BAL-07). */
export function ProfitBars({ parts, amountOf, nameOf }: Props) {
  const { direction } = useLanguage()
  const isMirrored = direction === 'rtl'
  const nets = parts.map(({ net }) => net)
  const least = Math.min(0, ...nets)
  const most = Math.max(0, ...nets)
  const [lowest, highest] = nice(least, least === most ? 1 : most, LINES)
  const y = (amount: number) => FOOT - 4 - ((amount - lowest) / (highest - lowest)) * (FOOT - 4 - TOP)
  const zero = y(0)
  const lines = ticks(lowest, highest, LINES).map((tick) => ({ tick, label: amountOf(tick) }))
  // Amounts have room of their own at the side where the time begins.
  const room = GAP + LETTER * Math.max(...lines.map(({ label }) => label.length))
  const [first, last] = isMirrored ? [0, WIDTH - room] : [room, WIDTH]
  const between = parts.length > 1 ? BETWEEN : AROUND_ONE
  const step = (last - first) / (parts.length + between)
  const width = step * (1 - between)
  const x = (index: number) => first + step * (between + (isMirrored ? parts.length - 1 - index : index))
  const labelled = parts.filter((_, index) => isLabelled(index, parts.length))
  return (
    <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {lines.map(({ tick, label }) => (
        <g key={tick}>
          <line className={classes(styles.line, tick === 0 && styles.zero)} x1={first} x2={last} y1={y(tick)} y2={y(tick)} />
          <text
            className={styles.label}
            x={isMirrored ? last + GAP : first - GAP}
            y={y(tick) + 3.5}
            textAnchor={isMirrored ? 'start' : 'end'}
          >
            {label}
          </text>
        </g>
      ))}
      {parts.map(({ from, net }, index) => {
        const height = net === 0 ? 0 : Math.max(LEAST_BAR, Math.abs(y(net) - zero))
        return (
          <rect
            key={from}
            className={net < 0 ? styles.loss : styles.gain}
            x={x(index)}
            y={net < 0 ? zero : zero - height}
            width={width}
            height={height}
            rx={Math.min(3, width / 3)}
          />
        )
      })}
      {labelled.map((part, index) => (
        <text
          key={part.from}
          className={styles.label}
          x={x(parts.indexOf(part)) + width / 2}
          y={HEIGHT - 4}
          textAnchor={labelled.length === 1 ? 'middle' : anchorOf(index, labelled.length, isMirrored)}
        >
          {nameOf(part)}
        </text>
      ))}
    </svg>
  )
}

/** The first, the last and the one in the middle are named: more would not fit on a small phone. */
function isLabelled(index: number, count: number): boolean {
  return index === 0 || index === count - 1 || (count > 4 && index === Math.floor((count - 1) / 2))
}

/** Names at the edges stay within the picture. */
function anchorOf(index: number, count: number, isMirrored: boolean): 'start' | 'middle' | 'end' {
  if (index > 0 && index < count - 1) return 'middle'
  return (index === 0) === isMirrored ? 'end' : 'start'
}
