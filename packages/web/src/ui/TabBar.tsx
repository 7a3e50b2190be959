import { Link } from 'wouter'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './TabBar.module.css'

interface TabBarItem {
  readonly id: string
  readonly href: string
  readonly label: string
  readonly icon: IconName
  /** The raised gold button in the middle. */
  readonly raised?: boolean | undefined
  readonly badge?: string | undefined
  /** Said instead of the badge, such as "3 to claim". */
  readonly badgeLabel?: string | undefined
}

interface TabBarProps {
  readonly label: string
  readonly items: readonly TabBarItem[]
  readonly active: string | undefined
  /** Taller, where a phone's gesture bar lies over the page. */
  readonly tall?: boolean | undefined
}

/** The main places, at the foot of the page. */
export function TabBar({ label, items, active, tall }: TabBarProps) {
  return (
    <nav className={classes(styles.bar, tall && styles.tall)} aria-label={label}>
      {items.map(({ id, href, label: name, icon, raised, badge, badgeLabel }) => (
        <Link
          key={id}
          href={href}
          className={classes(styles.tab, raised && styles.raised)}
          aria-current={id === active ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon name={icon} size={raised ? 26 : 22} filled={icon === 'home' && id === active} />
          </span>
          <span className={styles.name}>{name}</span>
          {badge && (
            <span className={classes('count', styles.badge)} dir="auto">
              <span aria-hidden={badgeLabel ? true : undefined}>{badge}</span>
              {badgeLabel && <span className="visually-hidden">{badgeLabel}</span>}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
