import { classes } from './classes.ts'
import { drawnIcons } from './drawnIcons.ts'
import styles from './Icon.module.css'
import type { IconName } from './icons.ts'

export type { IconName }

interface IconProps {
  readonly name: IconName
  /** Side of the square, in px. */
  readonly size?: number | undefined
  readonly filled?: boolean | undefined
}

const directional: ReadonlySet<IconName> = new Set<IconName>(['back', 'chevron', 'logout'])
const solid: ReadonlySet<IconName> = new Set<IconName>(['heart-filled', 'play'])

/** One inline drawing in the colour of its text; those that point somewhere mirror right to left. Says nothing to a screen reader. */
export function Icon({ name, size = 24, filled = solid.has(name) }: IconProps) {
  // A drawing that is in no script stands in the page.
  const path = drawnIcons[name]
  return (
    <svg
      className={classes(styles.icon, directional.has(name) && styles.directional)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
    >
      {path === undefined ? <use href={`#icon-${name}`} /> : <path d={path} />}
    </svg>
  )
}
