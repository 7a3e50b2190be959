import { cssVars } from '../ui/classes.ts'
import styles from './Artwork.module.css'
import { Picture } from './Picture.tsx'

interface ArtworkProps {
  /** The picture's places, of which the next is tried when one fails. */
  readonly places: readonly string[]
  /** Gives the placeholder its letter; the picture itself has no text for screen readers, because the name stands beside it. */
  readonly name: string
  /** For pictures of the first screen. */
  readonly eager?: boolean | undefined
}

/** A picture that fills its place; while it loads and if it fails, its place shows the first letter of the name. */
export function Artwork({ places, name, eager }: ArtworkProps) {
  return (
    <span className={styles.artwork} style={cssVars({ '--hue': hueOf(name) })}>
      <Picture
        places={places}
        alt=""
        width="240"
        height="240"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        otherwise={
          <span className={styles.letter} aria-hidden>
            {Array.from(name.trim())[0]}
          </span>
        }
      />
    </span>
  )
}

/** Every name has a colour of its own, the same each time. */
function hueOf(name: string): number {
  let hue = 0
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hue
}
