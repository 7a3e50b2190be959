import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'alert' | 'gold' | 'success' | 'danger' | 'info' | undefined
  /** Said instead of the visible text, such as "3 unread" for "3". */
  readonly label?: string | undefined
}

/** A short mark: a count, a status, a bonus. */
export function Badge({ children, tone = 'neutral', label }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])} dir="auto">
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
