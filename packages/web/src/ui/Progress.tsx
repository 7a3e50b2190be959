import styles from './Progress.module.css'

interface ProgressProps {
  /** What is under way, for screen readers. */
  readonly label: string
  /** Whole percent, 0 to 100. */
  readonly percent: number
}

/** How far something has come. */
export function Progress({ label, percent }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} max={100} value={percent} />
}
