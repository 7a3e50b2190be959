import { type Game, useGameTile } from '@lobbykit/hooks'
import { Empty } from 'antd-mobile'
import { words } from '../shared/words.ts'
import { Heart, Tile } from './kit.tsx'

export const Games = ({ games }: { games: readonly Game[] }) =>
  games.length ? (
    <div className="tiles">
      {games.map((game) => (
        <GameTile key={game.nodeId} game={game} />
      ))}
    </div>
  ) : (
    <Empty description={words.in_no_data} />
  )

function GameTile({ game }: { game: Game }) {
  const { name, icon, isFavourite, launch, toggleFavourite } = useGameTile(game)
  return (
    <Tile name={name} icon={icon} launch={launch}>
      <Heart name={name} isOn={isFavourite} toggle={toggleFavourite} />
    </Tile>
  )
}
