import { memo } from 'react'
import { type Game, useGameTile, usePicture } from '../../index.ts'

/** A tile of a long list. A tapped heart redraws its own tile and no other: both actions are stable, and so is the game. */
export const Tile = memo(function Tile({ game }: { game: Game }) {
  const { name, icon, isFavourite, launch, toggleFavourite } = useGameTile(game)
  const { src, onError } = usePicture(icon)
  return (
    <article>
      <button type="button" onClick={launch}>
        {src && <img src={src} onError={onError} alt="" />}
        {name}
      </button>
      <button type="button" aria-pressed={isFavourite} aria-label={`Favourite ${name}`} onClick={toggleFavourite}>
        ♥
      </button>
    </article>
  )
})
