import { HOT, parseQuery, queryText, useCategories } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { categoryColour, categoryIcon } from '../../../shared/categoryLook.ts'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { CategoryStrip } from '../../../ui/CategoryStrip.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import styles from './Home.module.css'
import { HotArea } from './HotArea.tsx'

const categoryArea = lazyPart(async () => (await import('./CategoryArea.tsx')).CategoryArea)

/** The category menu and what the chosen category holds (POP-01). The address carries the choice. */
export function PopularGames() {
  const text = useText()
  const read = useCategories()
  const { items, status } = read
  const [path, go] = useLocation()
  const wanted = queryText(parseQuery(useSearch()), 'category') || HOT
  const active = status === 'loading' || items.some(({ key }) => key === wanted) ? wanted : HOT
  const choose = (key: string) =>
    go(key === HOT ? path : `${path}?${new URLSearchParams({ category: key })}`, { replace: true })
  return (
    <>
      <h2 className="visually-hidden">{text('popular.title')}</h2>
      <QueryView of={read} compact waiting={<Skeleton shape="block" height="var(--category-block)" />}>
        <CategoryStrip
          label={text('category.label')}
          active={active}
          onSelect={choose}
          items={items.map(({ key, label }) => ({
            id: key,
            label: text(label),
            icon: categoryIcon(key),
            colour: categoryColour(key),
          }))}
        />
      </QueryView>
      <section className={styles.area} aria-label={text(items.find(({ key }) => key === active)?.label ?? { text: active })}>
        {active === HOT ? (
          <HotArea />
        ) : (
          <LaterPart key={active} part={categoryArea} of={{ category: active }} waiting={<WaitingTiles />} />
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
