import * as lobby from '@lobbykit/hooks'
import en from '@lobbykit/hooks/messages/en.json'
import { useState } from 'react'
import { Tap } from './parts.tsx'

/** The categories, and what the chosen one shows. */
export function Lobby() {
  const { items } = lobby.useCategories()
  const [chosen, choose] = useState(lobby.HOT)
  return (
    <>
      <nav>
        {items.map(({ key, label }) => (
          <Tap key={key} aria-pressed={key === chosen} onClick={() => choose(key)}>
            {lobby.textOf(label, en)}
          </Tap>
        ))}
      </nav>
      <Content key={chosen} category={chosen} />
    </>
  )
}

function Content({ category }: { category: string }) {
  const { content, status, retry } = lobby.useCategory(category)
  const [type, choose] = useState<lobby.TypeTile>()
  if (status === 'failed') return <Tap onClick={retry}>{en.load_retry}</Tap>
  if (content.kind === 'hot') return <HotGames />
  if (type) return <GamesOf type={type} />
  if (content.kind === 'types')
    return content.tiles.map((tile) => (
      <Tap key={tile.key} onClick={() => choose(tile)}>
        {tile.name}
      </Tap>
    ))
  return content.tiles.map(({ key, name, launch }) => (
    <Tap key={key} onClick={launch}>
      {name}
    </Tap>
  ))
}

function HotGames() {
  const { games, search, setSearch, ...read } = lobby.useHotGames()
  return (
    <>
      <input type="search" aria-label="Game" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Games games={games} read={read} />
    </>
  )
}

function GamesOf({ type: { gameType, vassalage } }: { type: lobby.TypeTile }) {
  const { games, hasMore, loadMore, ...read } = lobby.useGameList({ ...lobby.emptyFilter(gameType), vassalage })
  return (
    <>
      <Games games={games} read={read} />
      {hasMore && <Tap onClick={loadMore}>More</Tap>}
    </>
  )
}

function Games({ games, read: { status, retry } }: { games: readonly lobby.Game[]; read: lobby.ReadState }) {
  if (status === 'failed') return <Tap onClick={retry}>{en.load_retry}</Tap>
  if (games.length === 0) return <p>{status === 'loading' ? en.in_please_wait : en.in_no_data}</p>
  return games.map((game) => <Tile key={game.nodeId} game={game} />)
}

function Tile({ game }: { game: lobby.Game }) {
  const { name, isFavourite, launch, toggleFavourite } = lobby.useGameTile(game)
  return (
    <p>
      <Tap onClick={launch}>{name}</Tap>
      <Tap aria-pressed={isFavourite} aria-label={`Favourite ${name}`} onClick={toggleFavourite}>
        ♥
      </Tap>
    </p>
  )
}
