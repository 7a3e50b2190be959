import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'gold' | 'success' | 'danger' | 'info' | undefined
}

/** A short mark: a count, a status, a bonus. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])} dir="auto">
      {children}
    </span>
  )
}
