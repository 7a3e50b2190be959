import { type ProfitPart, useLanguage } from '@lobbykit/hooks'
import { nice, ticks } from 'd3-array'
import { classes, cssVars } from '../../../ui/classes.ts'
import styles from './ProfitPage.module.css'

/** Measures in percent of the picture, which is stretched to its place. */
const WHOLE = 100
const LEAST_BAR = 1
/**
 * Room between two bars, as a part of the width that each bar has for itself. A bar that is alone has more room around it, so
 * that it does not fill the picture.
 */
const BETWEEN = 0.28
const AROUND_ONE = 0.7
const LINES = 3

interface Props {
  parts: readonly ProfitPart[]
  amountOf: (amount: number) => string
  nameOf: (part: ProfitPart) => string
}

/**
 * What was won stands above the line, what was lost below it; time runs as the language is read (BAL-07). Amounts and days stand
 * beside the picture as text, which is as large as the visitor wants letters to be.
 */
export function ProfitBars({ parts, amountOf, nameOf }: Props) {
  const { direction } = useLanguage()
  const nets = parts.map(({ net }) => net)
  const least = Math.min(0, ...nets)
  const most = Math.max(0, ...nets)
  const [lowest, highest] = nice(least, least === most ? 1 : most, LINES)
  const y = (amount: number) => ((highest - amount) / (highest - lowest)) * WHOLE
  const zero = y(0)
  const lines = ticks(lowest, highest, LINES)
  const between = parts.length > 1 ? BETWEEN : AROUND_ONE
  const step = WHOLE / (parts.length + between)
  const x = (index: number) => step * (between + (direction === 'rtl' ? parts.length - 1 - index : index))
  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.amounts}>
        {lines.map((tick) => (
          <span key={tick} style={cssVars({ '--at': `${y(tick)}%` })}>
            {amountOf(tick)}
          </span>
        ))}
      </div>
      <svg aria-hidden className={styles.bars} viewBox={`0 0 ${WHOLE} ${WHOLE}`} preserveAspectRatio="none">
        {lines.map((tick) => (
          <line
            key={tick}
            className={classes(styles.line, tick === 0 && styles.zero)}
            x2={WHOLE}
            y1={y(tick)}
            y2={y(tick)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {parts.map(({ from, net }, index) => {
          const height = net === 0 ? 0 : Math.max(LEAST_BAR, Math.abs(y(net) - zero))
          return (
            <rect
              key={from}
              className={net < 0 ? styles.loss : styles.gain}
              x={x(index)}
              y={net < 0 ? zero : zero - height}
              width={step * (1 - between)}
              height={height}
            />
          )
        })}
      </svg>
      <div className={styles.days}>
        {parts.filter(isNamed).map((part) => (
          <span key={part.from}>{nameOf(part)}</span>
        ))}
      </div>
    </div>
  )
}

/** With this many bars or more, one is named as the middle even if their number is even: the last bar of the first half. */
const MANY = 10

/** The first, the last and the one in the middle are named: more would not fit on a small phone. */
function isNamed(_: ProfitPart, index: number, { length }: readonly ProfitPart[]): boolean {
  const hasMiddle = length >= MANY || (length > 4 && length % 2 === 1)
  return index === 0 || index === length - 1 || (hasMiddle && index === Math.floor((length - 1) / 2))
}
