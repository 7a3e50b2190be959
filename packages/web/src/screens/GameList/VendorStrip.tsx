import { useEffect, useRef, useState } from 'react'
import { LobbyPicture } from '../../app/LobbyPicture.tsx'
import { useText } from '../../app/useText.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { scrollToSlide } from '../../ui/carousel/strip.ts'
import { Icon, isIconName } from '../../ui/Icon.tsx'
import type { Choice } from './SearchRow.tsx'
import styles from './VendorStrip.module.css'

/** Vendors in sight at once (LIST-01). */
const PER_GROUP = 4

/** The vendors of the category, four at a time, all of them first; tapping the chosen one gives it up (LIST-04). */
export function VendorStrip({ choice }: { choice: Choice }) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const { filter, vendors, chooseVendor } = choice
  const chosen = vendors.findIndex(({ vassalage }) => vassalage === filter.vassalage) + 1
  const [first] = useState(chosen - (chosen % PER_GROUP))
  useEffect(() => {
    const viewport = root.current?.querySelector('ul')?.parentElement
    if (viewport && first > 0) scrollToSlide(viewport, first, false)
  }, [first])
  const slides = [{ vassalage: '', name: text('tab_all'), iconUrl: undefined }, ...vendors].map(
    ({ vassalage, name, iconUrl }) => ({
      id: vassalage,
      content: (
        <button
          type="button"
          className={styles.vendor}
          aria-pressed={filter.vassalage === vassalage}
          onClick={() => chooseVendor(vassalage)}
        >
          <span className={styles.logo}>
            {vassalage ? (
              <LobbyPicture address={iconUrl} name={name} />
            ) : (
              <Icon name={isIconName(filter.gameType) ? filter.gameType : 'HOT'} size={26} />
            )}
          </span>
          <span className={styles.name} dir="auto">
            {name}
          </span>
        </button>
      ),
    }),
  )
  return (
    <div ref={root} className={styles.strip}>
      <Carousel
        label={text('list.vendors')}
        slides={slides}
        perPage={PER_GROUP}
        dots="below"
        pageLabel={(position, count) => text('list.vendorPage', { position, count })}
      />
    </div>
  )
}
