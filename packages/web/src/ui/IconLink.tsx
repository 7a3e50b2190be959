import { Link } from 'wouter'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconButtonProps } from './IconButton.tsx'

interface Props extends Pick<IconButtonProps, 'icon' | 'label' | 'badge'> {
  /** The page that it leads to. */
  readonly href: string
}

/** A 44 px target around one icon that leads to a page. */
export const IconLink = ({ icon, label, badge, href }: Props) => (
  <Link href={href} className={styles.button} aria-label={label}>
    <Icon name={icon} size={22} />
    {badge && (
      <span className={classes('count', styles.badge)} aria-hidden>
        {badge}
      </span>
    )}
  </Link>
)
