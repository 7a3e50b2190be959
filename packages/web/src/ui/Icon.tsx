import { classes } from './classes.ts'
import styles from './Icon.module.css'
import type { iconPaths } from './iconPaths.ts'
import { lazyPart, useLazyPart } from './lazyPart.ts'
import type { moreIconPaths } from './moreIconPaths.ts'

/** Every drawing there is; the upper-case names are the game categories of the backend. */
export type IconName = keyof typeof iconPaths | keyof typeof moreIconPaths

export interface IconProps {
  readonly name: IconName
  /** Side of the square, in px. */
  readonly size?: number | undefined
  /** Give a name only where no visible text says the same. */
  readonly label?: string | undefined
  readonly filled?: boolean | undefined
}

const more = lazyPart(async () => (await import('./moreIconPaths.ts')).moreIconPaths)
const directional: ReadonlySet<IconName> = new Set<IconName>(['back', 'chevron', 'logout'])
const solid: ReadonlySet<IconName> = new Set<IconName>(['heart-filled', 'play'])

/** The page itself carries the drawings of the first screen. */
const isFirst = (name: string): name is keyof typeof iconPaths => document.getElementById(`i-${name}`) !== null

/** Fetches the drawings beyond those of the first screen. */
export const preloadIcons = more.preload

/** Tells whether a category code of the backend has a drawing. */
export const isIconName = isFirst

/** One inline drawing in the colour of its text; those that point somewhere mirror right to left. */
export function Icon({ name, size = 24, label, filled = solid.has(name) }: IconProps) {
  const first = isFirst(name)
  const { value } = useLazyPart(more, !first)
  return (
    <svg
      className={classes(styles.icon, directional.has(name) && styles.directional)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {first ? <use href={`#i-${name}`} /> : <path d={value?.[name]} />}
    </svg>
  )
}
