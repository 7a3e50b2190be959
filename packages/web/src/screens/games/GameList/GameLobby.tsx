import { pathOf, useCategoryMenu } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { categoryLook } from '../../../shared/categoryLook.ts'
import { CategoryStrip } from '../../../ui/CategoryStrip.tsx'
import { GameBrowser } from './GameBrowser.tsx'
import styles from './GameList.module.css'

const PATH = pathOf('gameLobby')

/** All games, category by category. */
export function GameLobby() {
  const text = useText()
  const { items, chosen } = useCategoryMenu(PATH, useSearch())
  return (
    <>
      <div className={styles.categories}>
        <CategoryStrip
          label={text('category.label')}
          active={chosen}
          onSelect={(id) => items.find(({ key }) => key === id)?.open()}
          items={items.map(({ key, label }) => ({ id: key, label: text(label), ...categoryLook(key) }))}
        />
      </div>
      <GameBrowser key={chosen} path={PATH} otherPath={PATH} gameType={chosen} />
    </>
  )
}
