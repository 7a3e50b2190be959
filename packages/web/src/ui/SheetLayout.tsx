import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

interface SheetLayoutProps {
  /** Its title and the button that closes it. */
  readonly head: ReactNode
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode | undefined
  readonly children: ReactNode
}

/** The inside of a sheet. */
export function SheetLayout({ head, footer, children }: SheetLayoutProps) {
  return (
    <>
      <div className={styles.head}>{head}</div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  )
}
