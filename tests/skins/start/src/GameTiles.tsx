import { type Game, useGameTile } from '@lobbykit/hooks'
import { Picture, Tap } from './parts.tsx'
import { words } from './words.ts'

export const GameTiles = ({ games }: { games: readonly Game[] }) =>
  games.length ? (
    <div className="tiles">
      {games.map((game) => (
        <GameTile key={game.nodeId} game={game} />
      ))}
    </div>
  ) : (
    <p>{words.in_no_data}</p>
  )

function GameTile({ game }: { game: Game }) {
  const { name, icon, isFavourite, launch, toggleFavourite } = useGameTile(game)
  return (
    <div className="tile">
      <Tap onClick={launch}>
        <Picture places={icon} name={name} />
        {name}
      </Tap>
      <Tap className="heart" aria-pressed={isFavourite} aria-label={`Favourite ${name}`} onClick={toggleFavourite}>
        ♥
      </Tap>
    </div>
  )
}
