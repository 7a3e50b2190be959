import { categoryLabel, type GameCenterCategory, type GameMenu, useGameCenter, useVendorTiles } from '@lobbykit/hooks'
import { Link, useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { Artwork } from '../../../shared/Artwork.tsx'
import { categoryColour, categoryIcon, categoryLook } from '../../../shared/categoryLook.ts'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { CategoryStrip } from '../../../ui/CategoryStrip.tsx'
import { cssVars } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './GameCenter.module.css'

const ranking = lazyPart(async () => (await import('../../../shared/games/Ranking/Ranking.tsx')).Ranking)

/** Every category with its vendors on one page, and who won most. The address carries the choice. */
export function GameCenter() {
  const text = useText()
  const search = useSearch()
  const [, go] = useLocation()
  const center = useGameCenter(search)
  const { view, views, menus, categories } = center
  const parts = views.map(({ path, view: part }) => ({
    id: path,
    label: text(`gameCenter.view.${part}`),
    icon: VIEW_ICONS[part],
    colour: 'var(--gold)',
  }))
  return (
    <QueryView
      of={center}
      waiting={
        <div className={styles.page} aria-busy="true">
          <Skeleton shape="block" height="var(--category-block)" />
          <Skeleton shape="block" height="180px" count={4} />
        </div>
      }
      empty={menus.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
    >
      <div className={styles.page}>
        <CategoryStrip
          label={text('gameCenter.menus')}
          active={[...views, ...menus].find(({ isChosen }) => isChosen)?.path ?? ''}
          items={[...parts, ...menus.map((each) => ({ id: each.path, label: labelOf(each), ...categoryLook(each.key) }))]}
          onSelect={(path) => go(path, { replace: true })}
        />
        {view === 'ranking' && <LaterPart part={ranking} of={{ search }} />}
        {view === 'vendors' && categories.map((category) => <CategorySection key={category.key} category={category} />)}
      </div>
    </QueryView>
  )

  function labelOf({ label, gameCount }: GameMenu) {
    const name = text(label)
    return gameCount === undefined ? name : text('gameCenter.menu', { name, count: gameCount })
  }
}

const VIEW_ICONS = { vendors: 'play', ranking: 'trophy' } as const

function CategorySection({ category }: { category: GameCenterCategory }) {
  const text = useText()
  const { key, path, vendors } = category
  const tiles = useVendorTiles(vendors, key)
  const name = text(categoryLabel(key))
  return (
    <section
      className={styles.category}
      aria-label={name}
      style={cssVars({ '--colour': categoryColour(key), '--vendors': String(tiles.length) })}
    >
      <div className={styles.head}>
        <Icon name={categoryIcon(key)} size={24} />
        <h2 className={styles.name}>{name}</h2>
        <Link href={path} className={styles.all} aria-label={text('list.allOf', { name })}>
          {text('list.all')}
          <Icon name="chevron" size={16} />
        </Link>
      </div>
      <ul className={styles.vendors}>
        {tiles.map(({ key: id, name: vendor, icon, gameCount, launch }) => (
          <li key={id}>
            <button type="button" className={styles.vendor} onClick={() => void launch()}>
              <span className={styles.logo}>
                <Artwork places={icon} name={vendor} />
              </span>
              <span className={styles.vendorName} dir="auto">
                {vendor}
              </span>
              {gameCount !== undefined && <span className={styles.count}>{text('vendor.games', { count: gameCount })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
