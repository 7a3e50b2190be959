import { HOT, parseQuery, pathOf, queryText, useCategories } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { categoryColour, categoryIcon } from '../../../shared/categoryLook.ts'
import { CategoryStrip } from '../../../ui/CategoryStrip.tsx'
import { GameBrowser } from './GameBrowser.tsx'
import styles from './GameList.module.css'

const PATH = pathOf('gameLobby')

/** All games, category by category. */
export function GameLobby() {
  const text = useText()
  const [, go] = useLocation()
  const chosen = queryText(parseQuery(useSearch()), 'gameType') || HOT
  const { items } = useCategories()
  return (
    <>
      <div className={styles.categories}>
        <CategoryStrip
          label={text('category.label')}
          active={chosen}
          onSelect={(gameType) => go(`${PATH}?${new URLSearchParams({ gameType })}`, { replace: true })}
          items={items.map(({ key, label }) => ({
            id: key,
            label: text(label),
            icon: categoryIcon(key),
            colour: categoryColour(key),
          }))}
        />
      </div>
      <GameBrowser key={chosen} path={PATH} otherPath={PATH} gameType={chosen} />
    </>
  )
}
