import { type Game, useImages, useIsFavourite, useLaunch, useToggleFavourite } from '@lobbykit/hooks'
import { memo, useCallback } from 'react'
import { GameTile } from '../ui/GameTile.tsx'
import { useText } from './useText.ts'

/** A game's tile with its heart; it redraws only when its own game or heart changes. */
export const LobbyTile = memo(function LobbyTile({ game, eager }: { game: Game; eager?: boolean }) {
  const text = useText()
  const images = useImages()
  const launch = useLaunch()
  const toggle = useToggleFavourite()
  const favourite = useIsFavourite(game.nodeId)
  const open = useCallback(() => void launch(game), [launch, game])
  const change = useCallback(() => void toggle(game), [toggle, game])
  const name = game.displayName || game.gameName
  return (
    <GameTile
      id={String(game.nodeId)}
      name={name}
      places={images.ofGame(game)}
      vendor={game.vassalage}
      mark={game.gameClassifyNew ? text('tile.new') : undefined}
      favourite={favourite}
      favouriteLabel={text('tile.favourite', { name })}
      eager={eager}
      onOpen={open}
      onFavourite={change}
      onImageFail={images.onFail}
    />
  )
})
