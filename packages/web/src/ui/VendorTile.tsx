import { memo } from 'react'
import { Artwork } from './Artwork.tsx'
import styles from './VendorTile.module.css'

export interface VendorTileProps {
  readonly id: string
  readonly name: string
  readonly image: string | readonly string[] | undefined
  /** A second line, such as how many games there are. */
  readonly note?: string | undefined
  readonly busy?: boolean | undefined
  readonly eager?: boolean | undefined
  readonly onOpen: (id: string) => void
  readonly onImageFail?: ((src: string, id: string) => void) | undefined
}

/** A vendor as a wide tile: its logo in full, its name below. */
export const VendorTile = memo(function VendorTile(props: VendorTileProps) {
  const { id, name, image, note, busy, eager, onOpen, onImageFail } = props
  return (
    <button
      type="button"
      className={styles.tile}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onOpen(id)}
    >
      <Artwork src={image} name={name} eager={eager} onFail={onImageFail && ((src) => onImageFail(src, id))} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  )
})
