import { memo } from 'react'
import { type Game, useIsFavourite, useLaunch, useToggleFavourite } from '../../index.ts'

/** A tile of a long list. A tapped heart redraws its own tile and no other: both actions are stable, and so is the game. */
export const Tile = memo(function Tile({ game }: { game: Game }) {
  const launch = useLaunch()
  const toggle = useToggleFavourite()
  const isFavourite = useIsFavourite(game.nodeId)
  return (
    <article>
      <button type="button" onClick={() => launch(game)}>
        {game.gameName}
      </button>
      <button type="button" aria-pressed={isFavourite} aria-label={`Favourite ${game.gameName}`} onClick={() => toggle(game)}>
        ♥
      </button>
    </article>
  )
})
