import { useRef } from 'react'
import { Link } from 'wouter'
import { usePaused } from './carousel/usePaused.ts'
import { cssVars } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './MarqueeLine.module.css'

interface MarqueeLineProps {
  readonly items: readonly string[]
  /** What a tap does, for screen readers; the texts themselves follow. */
  readonly label: string
  readonly href: string
}

const LETTERS_A_SECOND = 9

/**
 * Announcements that run through one line; rests under a finger, a pointer or the focus, and while nobody sees it. It is no
 * carousel, because texts of any length follow each other without a stop: it has no pages, and CSS alone moves it.
 */
export function MarqueeLine({ items, label, href }: MarqueeLineProps) {
  const root = useRef<HTMLAnchorElement>(null)
  const { paused } = usePaused(root, true)
  const letters = items.reduce((sum, item) => sum + item.length, 0)
  const run = cssVars({ '--run': `${Math.max(12, Math.round(letters / LETTERS_A_SECOND))}s` })
  return (
    <Link ref={root} href={href} className={styles.line}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.icon}>
        <Icon name="bell" size={18} />
      </span>
      <span className={styles.window}>
        <span className={styles.track} style={run} data-paused={paused || undefined}>
          <Copy items={items} />
          <Copy items={items} repeated />
        </span>
      </span>
    </Link>
  )
}

function Copy({ items, repeated }: { readonly items: readonly string[]; readonly repeated?: boolean }) {
  return (
    <span className={styles.copy} aria-hidden={repeated || undefined}>
      {[...new Set(items)].map((item) => (
        <span key={item}>{item}</span>
      ))}
    </span>
  )
}
