import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: IconName
  /** The name a screen reader says; there is no visible text. */
  readonly label: string
  readonly size?: number | undefined
  readonly plain?: boolean | undefined
  /** A small count at the corner; the label should say it too. */
  readonly badge?: string | undefined
}

/** A 44 px target around one icon. */
export function IconButton({ icon, label, size = 22, plain = true, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classes(styles.button, !plain && styles.raised, className)}>
      <Icon name={icon} size={size} />
      {badge && (
        <span className={classes('count', styles.badge)} aria-hidden>
          {badge}
        </span>
      )}
    </button>
  )
}
