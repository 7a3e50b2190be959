import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './PageDots.module.css'
import type { Pause } from './usePaused.ts'

export interface PageDotsProps {
  readonly count: number
  readonly current: number
  /** Names a page, such as "Banner 2 of 4". */
  readonly label: (position: number, count: number) => string
  readonly onChoose: (page: number) => void
  /** Where they stand: over the slides at their lower edge, below them, or one under the other at their end. */
  readonly place: 'over' | 'below' | 'aside'
  readonly pause: Pause
  /** Names of the button that stops the movement; there is none without. */
  readonly pauseLabels: PauseLabels | false | undefined
}

export interface PauseLabels {
  readonly pause: string
  readonly play: string
}

/** The pages of slides as dots to tap, and the button that stops slides which move by themselves. */
export function PageDots({ count, current, label, onChoose, place, pause, pauseLabels }: PageDotsProps) {
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
      {pauseLabels && (
        <button
          type="button"
          className={styles.pause}
          aria-label={pause.asked ? pauseLabels.play : pauseLabels.pause}
          onClick={pause.toggle}
        >
          {pause.asked ? <Icon name="play" size={12} /> : <span className={styles.bars} />}
        </button>
      )}
    </div>
  )
}
