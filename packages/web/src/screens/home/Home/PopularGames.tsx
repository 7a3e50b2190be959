import { HOT, parseQuery, queryText, useCategories } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { categoryColour, categoryIcon } from '../../../shared/categoryLook.ts'
import { CategoryStrip } from '../../../ui/CategoryStrip.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import styles from './Home.module.css'
import { HotArea } from './HotArea.tsx'

const categoryArea = lazyPart(async () => (await import('./CategoryArea.tsx')).CategoryArea)

/** The category menu and what the chosen category holds (POP-01). The address carries the choice. */
export function PopularGames() {
  const text = useText()
  const { items, status, retry } = useCategories()
  const [path, go] = useLocation()
  const wanted = queryText(parseQuery(useSearch()), 'category') || HOT
  const active = status === 'loading' || items.some(({ key }) => key === wanted) ? wanted : HOT
  const choose = (key: string) =>
    go(key === HOT ? path : `${path}?${new URLSearchParams({ category: key })}`, { replace: true })
  return (
    <>
      <h2 className="visually-hidden">{text('popular.title')}</h2>
      {status === 'loading' ? (
        <Skeleton shape="block" height="var(--category-block)" />
      ) : status === 'failed' ? (
        <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
      ) : (
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
      )}
      <section className={styles.area} aria-label={text(items.find(({ key }) => key === active)?.label ?? { text: active })}>
        {active === HOT ? <HotArea /> : <LazyCategory key={active} category={active} />}
      </section>
    </>
  )
}

function LazyCategory({ category }: { category: string }) {
  const text = useText()
  const { value: CategoryArea, failed, retry } = useLazyPart(categoryArea, true)
  if (CategoryArea) return <CategoryArea category={category} />
  if (failed) return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  return (
    <TileGrid of="vendor" busy>
      <Skeleton shape="vendor" count={6} />
    </TileGrid>
  )
}
