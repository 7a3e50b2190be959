import { HOT, pathOf, useCategoryMenu } from '@lobbykit/hooks'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { categoryLook } from '../../../shared/categoryLook.ts'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { useScrollPlace } from '../../../shared/useScrollPlace.ts'
import { CategoryStrip } from '../../../ui/CategoryStrip.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import styles from './Home.module.css'
import { HotArea, type HotChoice } from './HotArea.tsx'

const categoryArea = lazyPart(async () => (await import('./CategoryArea.tsx')).CategoryArea)

/**
 * The category menu and what the chosen category holds (POP-01). The address carries the choice. Home begins at its top when it loads
 * (HOME-01); who comes back to it finds it as it was.
 */
export function PopularGames() {
  const text = useText()
  const [path] = useLocation()
  const { items, chosen, ...read } = useCategoryMenu(path, useSearch())
  const kept = useRef<HotChoice>(undefined)
  const before = useScrollPlace(pathOf('home'), true, () => kept.current)
  const [choice, setChoice] = useState(before)
  useEffect(() => {
    kept.current = choice
  }, [choice])
  const name = items.find(({ isChosen }) => isChosen)?.label
  return (
    <>
      <h2 className="visually-hidden">{text('popular.title')}</h2>
      <QueryView of={read} compact waiting={<Skeleton shape="block" height="var(--category-block)" />}>
        <CategoryStrip
          label={text('category.label')}
          active={chosen}
          onSelect={(id) => items.find(({ key }) => key === id)?.open()}
          items={items.map(({ key, label }) => ({ id: key, label: text(label), ...categoryLook(key) }))}
        />
      </QueryView>
      <section className={styles.area} aria-label={name && text(name)}>
        {chosen === HOT ? (
          <HotArea choice={choice} onChoice={setChoice} />
        ) : (
          <LaterPart key={chosen} part={categoryArea} of={{ category: chosen }} waiting={<WaitingTiles />} />
        )}
      </section>
    </>
  )
}

const WaitingTiles = () => (
  <TileGrid of="vendor" busy>
    <Skeleton shape="vendor" count={6} />
  </TileGrid>
)
