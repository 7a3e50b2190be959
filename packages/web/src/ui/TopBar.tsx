import type { ReactNode } from 'react'
import styles from './TopBar.module.css'

interface TopBarProps {
  /** At the start of the line: menu or back. */
  readonly start?: ReactNode | undefined
  /** A page title, or a brand through {@link Brand}. */
  readonly title?: ReactNode | undefined
  /** At the end of the line: the account, or the way to one. */
  readonly end?: ReactNode | undefined
}

/** The bar on top of a page. */
export function TopBar({ start, title, end }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {start}
      <div className={styles.title}>{title}</div>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  )
}

/** The merchant's mark and, where there is room, name: a heading where it is that of the page. */
export function Brand({ name }: { readonly name: ReactNode }) {
  return (
    <span className={styles.brand}>
      <img src="/icon.svg" alt="" width="28" height="28" decoding="sync" />
      {name}
    </span>
  )
}
