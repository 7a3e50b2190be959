import { Link } from 'wouter'
import styles from './Choices.module.css'

interface Choice {
  readonly name: string
  /** The address that shows it. */
  readonly path: string
  readonly isChosen: boolean
}

/** What a page may show, each under an address of its own. */
export function Choices({ label, of }: { readonly label: string; readonly of: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {of.map(({ name, path, isChosen }) => (
        <Link key={path} href={path} replace aria-current={isChosen ? 'page' : undefined} dir="auto">
          {name}
        </Link>
      ))}
    </nav>
  )
}
