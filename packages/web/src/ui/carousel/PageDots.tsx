import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './PageDots.module.css'

interface PageDotsProps {
  readonly count: number
  readonly current: number
  /** Names a page, such as "Banner 2 of 4". */
  readonly label: (position: number, count: number) => string
  readonly onChoose: (page: number) => void
  /** Where they stand: over the slides at their lower edge, below them, or one under the other at their end. */
  readonly place: 'over' | 'below' | 'aside'
  /** What stands behind the dots, such as the button that stops the movement. */
  readonly children?: ReactNode
}

/** The pages of slides as dots to tap. */
export function PageDots({ count, current, label, onChoose, place, children }: PageDotsProps) {
  return (
    <div className={classes(styles.dots, styles[place])}>
      {[...Array(count).keys()].map((page) => (
        <button
          key={page}
          type="button"
          className={styles.dot}
          aria-label={label(page + 1, count)}
          aria-current={page === current || undefined}
          onClick={() => onChoose(page)}
        />
      ))}
      {children}
    </div>
  )
}
