import * as lobby from '@lobbykit/hooks'
import en from '@lobbykit/hooks/messages/en.json'
import { useState } from 'react'
import { Tap } from './parts.tsx'

/** The categories, and what the chosen one shows. */
export function Lobby() {
  const { entries } = lobby.useCategories()
  const [chosen, choose] = useState(lobby.HOT)
  return (
    <>
      <nav>
        {entries.map(({ key, label }) => (
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
  const launch = lobby.useLaunch()
  const { content, isFailed, retry } = lobby.useCategory(category)
  const [type, choose] = useState<lobby.GameType>()
  if (isFailed) return <Tap onClick={retry}>{en.load_retry}</Tap>
  if (content.kind === 'hot') return <HotGames />
  if (type) return <GamesOf type={type} />
  if (content.kind === 'types')
    return content.types.map((each) => (
      <Tap key={each.vassalage} onClick={() => choose(each)}>
        {each.displayName}
      </Tap>
    ))
  return content.vendors.map((vendor) => (
    <Tap key={vendor.nodeId} onClick={() => launch(vendor)}>
      {vendor.displayName}
    </Tap>
  ))
}

function HotGames() {
  const { games, search, setSearch } = lobby.useHotGames()
  return (
    <>
      <input type="search" aria-label="Game" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Games games={games} />
    </>
  )
}

function GamesOf({ type: { gameType, vassalage } }: { type: lobby.GameType }) {
  const { games, hasMore, loadMore } = lobby.useGameList({ ...lobby.emptyFilter(gameType), vassalage })
  return (
    <>
      <Games games={games} />
      {hasMore && <Tap onClick={loadMore}>More</Tap>}
    </>
  )
}

const Games = ({ games }: { games: readonly lobby.Game[] }) =>
  games.length ? games.map((game) => <Tile key={game.nodeId} game={game} />) : <p>{en.in_no_data}</p>

function Tile({ game }: { game: lobby.Game }) {
  const [launch, toggle, isFavourite] = [lobby.useLaunch(), lobby.useToggleFavourite(), lobby.useIsFavourite(game.nodeId)]
  return (
    <p>
      <Tap onClick={() => launch(game)}>{game.gameName}</Tap>
      <Tap aria-pressed={isFavourite} aria-label={`Favourite ${game.gameName}`} onClick={() => toggle(game)}>
        ♥
      </Tap>
    </p>
  )
}
