import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './TopBar.module.css'

export interface TopBarProps {
  /** At the start of the line: menu or back. */
  readonly start?: ReactNode | undefined
  /** A page title, or a brand through {@link Brand}. */
  readonly title?: ReactNode | undefined
  /** At the end of the line: the account, or the way to one. */
  readonly end?: ReactNode | undefined
}

/** The bar on top of a page, in the measures of the shell that paints before it. */
export function TopBar({ start, title, end }: TopBarProps) {
  return (
    <header className={classes('shell-bar', styles.bar)}>
      {start}
      <div className={styles.title}>{title}</div>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  )
}

/** The merchant's mark and, where there is room, name. */
export function Brand({ name }: { readonly name?: string | undefined }) {
  return (
    <span className="shell-brand">
      <img src="/icon.svg" alt="" width="28" height="28" decoding="sync" />
      {name}
    </span>
  )
}
