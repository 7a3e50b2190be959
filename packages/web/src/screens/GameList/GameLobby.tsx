import { HOT, parseQuery, queryText, useCategories } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { categoryColour } from '../../app/categoryLook.ts'
import { useText } from '../../app/useText.ts'
import { CategoryStrip } from '../../ui/CategoryStrip.tsx'
import { isIconName } from '../../ui/Icon.tsx'
import { GameBrowser } from './GameBrowser.tsx'
import styles from './GameList.module.css'

const PATH = '/m/gameLobby'

/** All games, category by category. */
export function GameLobby() {
  const text = useText()
  const [, go] = useLocation()
  const chosen = queryText(parseQuery(useSearch()), 'gameType') || HOT
  const { entries } = useCategories()
  return (
    <>
      <div className={styles.categories}>
        <CategoryStrip
          label={text('category.label')}
          active={chosen}
          onSelect={(gameType) => go(`${PATH}?${new URLSearchParams({ gameType })}`, { replace: true })}
          items={entries.map(({ key, label }) => ({
            id: key,
            label: text(label),
            icon: isIconName(key) ? key : 'play',
            colour: categoryColour(key),
          }))}
        />
      </div>
      <GameBrowser key={chosen} path={PATH} otherPath={PATH} gameType={chosen} />
    </>
  )
}
