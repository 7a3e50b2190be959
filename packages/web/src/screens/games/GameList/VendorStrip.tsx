import { type GameFilterResult, HOT } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Artwork } from '../../../shared/Artwork.tsx'
import { categoryIcon } from '../../../shared/categoryLook.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTileColumns } from '../../../ui/tileSizes.ts'
import styles from './VendorStrip.module.css'

/** The vendors of the category, four at a time, all of them first; tapping the chosen one gives it up (LIST-04). */
export function VendorStrip({ choice }: { choice: GameFilterResult }) {
  const text = useText()
  // Four where there are three tiles in a row (LIST-01).
  const perGroup = useTileColumns() + 1
  const { filter, vendors, chooseVendor } = choice
  const chosen = vendors.findIndex(({ vassalage }) => vassalage === filter.vassalage) + 1
  const [startPage] = useState(Math.floor(chosen / perGroup))
  const slides = [{ vassalage: '', name: text('tab_all'), icon: [] }, ...vendors].map(({ vassalage, name, icon }) => ({
    id: vassalage,
    content: (
      <button
        type="button"
        className={styles.vendor}
        aria-pressed={filter.vassalage === vassalage}
        onClick={() => chooseVendor(vassalage)}
      >
        <span className={styles.logo}>
          {vassalage ? <Artwork places={icon} name={name} /> : <Icon name={categoryIcon(filter.gameType || HOT)} size={26} />}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </button>
    ),
  }))
  return (
    <div className={styles.strip}>
      <Carousel
        label={text('list.vendors')}
        slides={slides}
        perPage={perGroup}
        startPage={startPage}
        dots="below"
        pageLabel={(position, count) => text('list.vendorPage', { position, count })}
      />
    </div>
  )
}
