import type { ReactNode } from 'react'
import { merchant } from '../merchant.ts'
import { Brand } from '../ui/TopBar.tsx'
import styles from './Auth.module.css'

interface Props {
  /** The way back, in front of the brand. */
  readonly back: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** A page that lets a guest in: no header and no tab bar, only the way back and the brand. */
export function AuthPage({ back, title, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {back}
        <Brand name={merchant.name} />
      </header>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
