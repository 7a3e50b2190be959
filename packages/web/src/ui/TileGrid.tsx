import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './TileGrid.module.css'

/** Game tiles in a row on a phone, and the most on any screen. */
export const MOST_COLUMNS = 3

interface TileGridProps {
  /** `game` has three columns on a phone, `vendor` two. */
  readonly of?: 'game' | 'vendor' | undefined
  readonly label?: string | undefined
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** The grid that tiles and their skeletons share. */
export function TileGrid({ of = 'game', label, busy, children }: TileGridProps) {
  return (
    <section className={classes(styles.grid, styles[of])} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </section>
  )
}
