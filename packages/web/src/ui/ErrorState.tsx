import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import styles from './State.module.css'

interface ErrorStateProps {
  readonly text: string
  readonly hint?: string | undefined
  readonly retryLabel?: string | undefined
  /** Left out where it is no use to try again. */
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean | undefined
  /** One line high, for a block inside a page. */
  readonly compact?: boolean | undefined
  /** Where to go instead. */
  readonly wayOut?: ReactNode | undefined
}

/** Says that something could not be loaded and offers the way to try again, or the way out. */
export function ErrorState({ text, hint, retryLabel, onRetry, busy, compact, wayOut }: ErrorStateProps) {
  return (
    <div className={compact ? styles.line : styles.state} role="alert">
      {!compact && <Illustration name="trouble" />}
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {onRetry ? (
        <div className={styles.action}>
          <Button size={compact ? 'small' : 'medium'} icon="refresh" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : (
        wayOut && <div className={styles.action}>{wayOut}</div>
      )}
    </div>
  )
}
