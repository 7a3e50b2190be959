import { textOf, useBalance, useCategory, useCategoryMenu, useHotGames, useMember } from '@lobbykit/hooks'
import { useAddress } from '../address.ts'
import { GameTiles } from '../GameTiles.tsx'
import { Loaded, Picture, Tap } from '../parts.tsx'
import { words } from '../words.ts'

/** The categories, and what the chosen one shows. */
export function Lobby() {
  const { path, search } = useAddress()
  const { items, chosen, status, retry } = useCategoryMenu(path, search)
  return (
    <>
      <Header />
      {status === 'failed' && <Tap onClick={retry}>{words.load_retry}</Tap>}
      <nav className="chips" aria-label="Categories">
        {items.map(({ key, label, isChosen, open }) => (
          <Tap key={key} aria-pressed={isChosen} onClick={open}>
            {textOf(label, words)}
          </Tap>
        ))}
      </nav>
      <Content key={chosen} category={chosen} />
    </>
  )
}

function Header() {
  const { isLoggedIn, name } = useMember()
  const { text, refresh } = useBalance()
  return (
    <header>
      <h1>{isLoggedIn ? name : 'My skin'}</h1>
      {isLoggedIn && <Tap onClick={refresh}>{text}</Tap>}
    </header>
  )
}

function Content({ category }: { category: string }) {
  const { content, ...read } = useCategory(category)
  if (content.kind === 'hot') return <HotGames />
  return (
    <Loaded of={read}>
      {content.tiles.length === 0 && <p>{words.in_no_data}</p>}
      <div className="tiles">
        {content.tiles.map(({ key, name, icon, launch }) => (
          <Tap key={key} className="tile" onClick={launch}>
            <Picture places={icon} name={name} />
            {name}
          </Tap>
        ))}
      </div>
    </Loaded>
  )
}

function HotGames() {
  const { games, search, setSearch, ...read } = useHotGames()
  return (
    <>
      <input
        type="search"
        aria-label="Search games"
        placeholder="Search games"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Loaded of={read}>
        <GameTiles games={games} />
      </Loaded>
    </>
  )
}
