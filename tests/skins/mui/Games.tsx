import { type Game, useGameTile } from '@lobbykit/hooks'
import { Typography } from '@mui/material'
import { words } from '../shared/words.ts'
import { Heart, Tile, Tiles } from './kit.tsx'

export const Games = ({ games }: { games: readonly Game[] }) =>
  games.length ? (
    <Tiles>
      {games.map((game) => (
        <GameTile key={game.nodeId} game={game} />
      ))}
    </Tiles>
  ) : (
    <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{words.in_no_data}</Typography>
  )

function GameTile({ game }: { game: Game }) {
  const { name, icon, isFavourite, launch, toggleFavourite } = useGameTile(game)
  return (
    <Tile name={name} icon={icon} launch={launch}>
      <Heart name={name} isOn={isFavourite} toggle={toggleFavourite} />
    </Tile>
  )
}
