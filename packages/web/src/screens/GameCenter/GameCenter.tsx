import { type Category, categoryLabel, HOT, useCategories, useLaunch } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { categoryColour } from '../../app/categoryLook.ts'
import { LobbyPicture } from '../../app/LobbyPicture.tsx'
import { useText } from '../../app/useText.ts'
import { cssVars } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon, isIconName } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './GameCenter.module.css'

/** Every category with its vendors: the whole house at a glance. */
export function GameCenter() {
  const text = useText()
  const { categories, isLoading, isFailed, retry } = useCategories()
  const shown = categories.filter(({ key }) => key !== HOT)
  if (isFailed) {
    return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={() => void retry()} />
  }
  if (!isLoading && shown.length === 0) return <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
  return (
    <div className={styles.page} aria-busy={isLoading || undefined}>
      {isLoading ? (
        <Skeleton shape="block" height="180px" count={4} />
      ) : (
        shown.map((category) => <CategorySection key={category.key} category={category} />)
      )}
    </div>
  )
}

function CategorySection({ category }: { category: Category }) {
  const text = useText()
  const launch = useLaunch()
  const { key, vendors } = category
  const name = text(categoryLabel(key))
  return (
    <section className={styles.category} aria-label={name} style={cssVars({ '--colour': categoryColour(key) })}>
      <div className={styles.head}>
        <Icon name={isIconName(key) ? key : 'play'} size={24} />
        <h2 className={styles.name}>{name}</h2>
        <Link
          href={`/m/gameList?${new URLSearchParams({ gameType: key })}`}
          className={styles.all}
          aria-label={text('list.allOf', { name })}
        >
          {text('list.all')}
          <Icon name="chevron" size={16} />
        </Link>
      </div>
      <ul className={styles.vendors}>
        {vendors.map((tile) => (
          <li key={`${tile.vendor} ${tile.nodeId}`}>
            <button
              type="button"
              className={styles.vendor}
              onClick={() => void launch({ ...tile, vassalage: tile.vendor, gameType: tile.gameType || key })}
            >
              <span className={styles.logo}>
                <LobbyPicture address={tile.iconUrl} name={tile.displayName || tile.vendor} />
              </span>
              <span className={styles.vendorName} dir="auto">
                {tile.displayName || tile.vendor}
              </span>
              {tile.gameCount ? <span className={styles.count}>{text('vendor.games', { count: tile.gameCount })}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
