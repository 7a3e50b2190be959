import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Note.module.css'

export interface NoteProps {
  readonly icon: IconName
  readonly title: string
  readonly why?: string | undefined
  readonly isGood?: boolean | undefined
  /** What helps. */
  readonly children?: ReactNode | undefined
}

/** Says what stands in the way or what came of something, and offers what helps. */
export function Note({ icon, title, why, isGood, children }: NoteProps) {
  return (
    <div className={styles.note} data-good={isGood || undefined}>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        {why && <p>{why}</p>}
        {children}
      </div>
    </div>
  )
}
