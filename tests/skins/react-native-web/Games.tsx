import { type Game, useGameTile } from '@lobbykit/hooks'
import { Text } from 'react-native'
import { words } from '../shared/words.ts'
import { Heart, Tile, Tiles } from './kit.tsx'
import { look } from './look.ts'

export const Games = ({ games }: { games: readonly Game[] }) =>
  games.length ? (
    <Tiles>
      {games.map((game) => (
        <GameTile key={game.nodeId} game={game} />
      ))}
    </Tiles>
  ) : (
    <Text style={look.soft}>{words.in_no_data}</Text>
  )

function GameTile({ game }: { game: Game }) {
  const { name, icon, isFavourite, launch, toggleFavourite } = useGameTile(game)
  return (
    <Tile name={name} icon={icon} launch={launch}>
      <Heart name={name} isOn={isFavourite} toggle={toggleFavourite} />
    </Tile>
  )
}
