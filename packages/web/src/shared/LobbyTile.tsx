import { type Game, useGameTile } from '@lobbykit/hooks'
import { memo } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import { GameTile } from './GameTile.tsx'

/** A game's tile with its heart; it redraws only when its own game or heart changes. */
export const LobbyTile = memo(function LobbyTile({ game, eager }: { game: Game; eager?: boolean }) {
  const text = useText()
  const { name, icon, vassalage, mark, isFavourite, launch, toggleFavourite } = useGameTile(game)
  return (
    <GameTile
      id={String(game.nodeId)}
      name={name}
      places={icon}
      vendor={vassalage}
      mark={mark && text(`tile.${mark}`)}
      favourite={isFavourite}
      favouriteLabel={text('tile.favourite', { name })}
      eager={eager}
      onOpen={launch}
      onFavourite={toggleFavourite}
    />
  )
})
