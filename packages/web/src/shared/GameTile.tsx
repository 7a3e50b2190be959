import { memo } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Artwork } from './Artwork.tsx'
import styles from './GameTile.module.css'

interface GameTileProps {
  readonly id: string
  readonly name: string
  /**
   * Where its picture may be, best first; always the same array for the same picture, so that the tile is not rendered again.
   */
  readonly places: readonly string[]
  readonly vendor?: string | undefined
  /** A short mark such as "NEW". */
  readonly mark?: string | undefined
  /** Whether it is a favourite; without it there is no heart. */
  readonly favourite?: boolean | undefined
  readonly favouriteLabel?: string | undefined
  readonly eager?: boolean | undefined
  /** Handlers get the id, so that a list can hand the same functions to every tile. */
  readonly onOpen: (id: string) => void
  readonly onFavourite?: ((id: string) => void) | undefined
}

/** A game: picture, vendor, name, heart. Renders once when it comes into sight and again only if its own props change. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { id, name, places, vendor, mark, favourite, favouriteLabel, eager } = props
  const { onOpen, onFavourite } = props
  return (
    <article className={styles.tile} data-id={id}>
      <button type="button" className={styles.open} onClick={() => onOpen(id)}>
        <span className={styles.art}>
          <Artwork places={places} name={name} eager={eager} />
          {vendor && <span className={styles.vendor}>{vendor}</span>}
          {mark && <span className={styles.mark}>{mark}</span>}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </button>
      {favourite !== undefined && onFavourite && (
        <button
          type="button"
          className={styles.favourite}
          aria-label={favouriteLabel}
          aria-pressed={favourite}
          onClick={() => onFavourite(id)}
        >
          <Icon name={favourite ? 'heart-filled' : 'heart'} size={20} />
        </button>
      )}
    </article>
  )
})
