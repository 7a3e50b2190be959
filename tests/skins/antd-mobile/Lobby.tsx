import { useBalance, useCategory, useCategoryMenu, useHotGames, useMember } from '@lobbykit/hooks'
import { Button, SearchBar, Tabs } from 'antd-mobile'
import type { Here } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'
import { Games } from './Games.tsx'
import { Head, Read, Tile } from './kit.tsx'

/** The categories, and what the chosen one shows. */
export function Lobby({ path, search }: Here) {
  const { items, chosen, ...read } = useCategoryMenu(path, search)
  return (
    <>
      <Welcome />
      <Read of={read}>
        <Tabs activeKey={chosen} onChange={(id) => items.find(({ key }) => key === id)?.open()} aria-label={words.categories}>
          {items.map(({ key, label }) => (
            <Tabs.Tab key={key} title={say(label)} destroyOnClose>
              <Content category={key} />
            </Tabs.Tab>
          ))}
        </Tabs>
      </Read>
    </>
  )
}

function Welcome() {
  const { isLoggedIn, name } = useMember()
  const { text, refresh } = useBalance()
  return (
    <Head title={isLoggedIn ? name : words.site}>
      {isLoggedIn && (
        <Button className="wallet" color="primary" shape="rounded" onClick={refresh}>
          {text}
        </Button>
      )}
    </Head>
  )
}

function Content({ category }: { category: string }) {
  const { content, ...read } = useCategory(category)
  if (content.kind === 'hot') return <HotGames />
  return (
    <Read of={read}>
      <div className="tiles">
        {content.tiles.map(({ key, name, icon, launch }) => (
          <Tile key={key} isWide name={name} icon={icon} launch={launch} />
        ))}
      </div>
    </Read>
  )
}

function HotGames() {
  const { games, search, setSearch, ...read } = useHotGames()
  return (
    <>
      <SearchBar placeholder={words.search_games} value={search} onChange={setSearch} />
      <Read of={read}>
        <Games games={games} />
      </Read>
    </>
  )
}
