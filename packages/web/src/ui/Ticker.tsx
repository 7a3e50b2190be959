import { type ReactNode, type RefObject, useSyncExternalStore } from 'react'
import type { Pause } from './carousel/usePaused.ts'
import { cssVars } from './classes.ts'
import { lessMotion } from './lessMotion.ts'
import styles from './Ticker.module.css'

interface TickerItem {
  readonly id: string
  /** `isCopy` rows are for the eye alone: they repeat what came before and must not take the focus. */
  readonly render: (isCopy: boolean) => ReactNode
}

interface TickerProps {
  readonly label: string
  readonly items: readonly TickerItem[]
  /** Least height of a row, as a CSS length. */
  readonly rowHeight: string
  /** Rows in sight. */
  readonly rows: number
  /** Whether it scrolls by itself at all. */
  readonly scrolls: boolean
  /** How long a row takes to pass, in ms. */
  readonly passMs: number
  readonly root: RefObject<HTMLDivElement>
  readonly pause: Pause
}

const follow = (changed: () => void) => {
  const query = lessMotion()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Rows that go up without an end; where less movement is wanted, a list to scroll. It is no carousel, because it never rests: it
 * has no pages, and CSS alone moves it, without a timer.
 */
export function Ticker({ label, items, rowHeight, rows, scrolls, passMs, root, pause }: TickerProps) {
  const isStill = useSyncExternalStore(
    follow,
    () => lessMotion().matches,
    () => false,
  )
  const moves = scrolls && !isStill
  const vars = cssVars({
    '--row': rowHeight,
    '--rows': Math.min(rows, items.length),
    '--run': `${items.length * passMs}ms`,
  })
  return (
    <div
      ref={root}
      className={styles.ticker}
      style={vars}
      data-still={(scrolls && isStill) || undefined}
      tabIndex={scrolls && isStill ? 0 : undefined}
      role="group"
      aria-label={label}
    >
      <div className={moves ? styles.run : undefined} data-paused={pause.paused || undefined}>
        <ul>
          {items.map(({ id, render }) => (
            <li key={id}>{render(false)}</li>
          ))}
        </ul>
        {moves && (
          <ul aria-hidden>
            {items.map(({ id, render }) => (
              <li key={id}>{render(true)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
