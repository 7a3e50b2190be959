import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './Illustration.tsx'
import styles from './State.module.css'

export interface EmptyStateProps {
  readonly text: string
  readonly hint?: string | undefined
  readonly drawing?: IllustrationName | undefined
  /** A button or link that helps out of the emptiness. */
  readonly action?: ReactNode | undefined
}

/** Says that there is nothing here, and why that is fine. */
export function EmptyState({ text, hint, drawing = 'games', action }: EmptyStateProps) {
  return (
    <div className={styles.state} role="status">
      <Illustration name={drawing} />
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
