import { memo } from 'react'
import { Artwork } from './Artwork.tsx'
import styles from './VendorTile.module.css'

interface VendorTileProps {
  readonly id: string
  readonly name: string
  /**
   * Where its picture may be, best first; always the same array for the same picture, so that the tile is not rendered again.
   */
  readonly places: readonly string[]
  /** A second line, such as how many games there are. */
  readonly note?: string | undefined
  readonly eager?: boolean | undefined
  readonly onOpen: (id: string) => void
}

/** A vendor as a wide tile: its logo in full, its name below. */
export const VendorTile = memo(function VendorTile(props: VendorTileProps) {
  const { id, name, places, note, eager, onOpen } = props
  return (
    <button type="button" className={styles.tile} onClick={() => onOpen(id)}>
      <Artwork places={places} name={name} eager={eager} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  )
})
