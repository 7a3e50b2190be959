import { type Category, categoryLabel, HOT, pathOf, useCategories, useVendorTiles } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { categoryColour, categoryIcon } from '../../../shared/categoryLook.ts'
import { LobbyPicture } from '../../../shared/LobbyPicture.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { cssVars } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './GameCenter.module.css'

/** Every category with its vendors: the whole house at a glance. */
export function GameCenter() {
  const text = useText()
  const { categories, ...read } = useCategories()
  const shown = categories.filter(({ key }) => key !== HOT)
  return (
    <QueryView
      of={read}
      waiting={
        <div className={styles.page} aria-busy="true">
          <Skeleton shape="block" height="180px" count={4} />
        </div>
      }
      empty={shown.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
    >
      <div className={styles.page}>
        {shown.map((category) => (
          <CategorySection key={category.key} category={category} />
        ))}
      </div>
    </QueryView>
  )
}

function CategorySection({ category }: { category: Category }) {
  const text = useText()
  const { key, vendors } = category
  const tiles = useVendorTiles(vendors, key)
  const name = text(categoryLabel(key))
  return (
    <section className={styles.category} aria-label={name} style={cssVars({ '--colour': categoryColour(key) })}>
      <div className={styles.head}>
        <Icon name={categoryIcon(key)} size={24} />
        <h2 className={styles.name}>{name}</h2>
        <Link
          href={`${pathOf('gameList')}?${new URLSearchParams({ gameType: key })}`}
          className={styles.all}
          aria-label={text('list.allOf', { name })}
        >
          {text('list.all')}
          <Icon name="chevron" size={16} />
        </Link>
      </div>
      <ul className={styles.vendors}>
        {tiles.map(({ key: id, name: vendor, icon, gameCount, launch }) => (
          <li key={id}>
            <button type="button" className={styles.vendor} onClick={() => void launch()}>
              <span className={styles.logo}>
                <LobbyPicture places={icon} name={vendor} />
              </span>
              <span className={styles.vendorName} dir="auto">
                {vendor}
              </span>
              {gameCount ? <span className={styles.count}>{text('vendor.games', { count: gameCount })}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
