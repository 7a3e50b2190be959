import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import styles from './State.module.css'

export interface ErrorStateProps {
  readonly text: string
  readonly hint?: string | undefined
  readonly retryLabel: string
  readonly onRetry: () => void
  readonly busy?: boolean | undefined
  readonly offline?: boolean | undefined
  /** One line high, for a block inside a page. */
  readonly compact?: boolean | undefined
}

/** Says that something could not be loaded and offers the way to try again. */
export function ErrorState({ text, hint, retryLabel, onRetry, busy, offline, compact }: ErrorStateProps) {
  return (
    <div className={compact ? styles.line : styles.state} role="alert">
      {!compact && <Illustration name={offline ? 'offline' : 'trouble'} />}
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.action}>
        <Button size={compact ? 'small' : 'medium'} icon="refresh" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}
