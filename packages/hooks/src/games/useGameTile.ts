import { useCallback } from 'react'
import { useImages } from '../core/images/useImages.ts'
import { type Game, type GameMark, markOf, nameOf, type RoomType, roomTypeOf } from './catalog/catalog.rules.ts'
import { useIsFavourite, useToggleFavourite } from './favourites/useFavourite.ts'
import { inputOfGame } from './launch/launchInput.rules.ts'
import { useLaunch } from './launch/useLaunch.ts'

/** A game's tile: what it shows, and what taps on it do. */
export interface GameTileResult {
  /** As the site names the game, else its vendor. */
  name: string
  /** Places of its icon, best first, for `usePicture` (APP-21). */
  icon: readonly string[]
  /** The code of its vendor. */
  vassalage: string
  /** The kind of room it is played in; undefined for games without rooms (ENT-01). */
  roomType: RoomType | undefined
  /** What marks it: its room, where not everybody may enter it or it costs something (ENT-01), else that it is new; undefined for nothing. */
  mark: GameMark | undefined
  /** Whether it is one of the member's favourites (LIST-10). */
  isFavourite: boolean
  /** Launches the game (LAUNCH-04); stable. */
  launch: () => void
  /** Makes it a favourite, or no longer one (LIST-10); stable. */
  toggleFavourite: () => void
}

/** A game as its tile shows it; the tile redraws only when its own game or heart changes (LIST-10). */
export function useGameTile(game: Game): GameTileResult {
  const images = useImages()
  const launch = useLaunch()
  const toggle = useToggleFavourite()
  const roomType = roomTypeOf(game)
  const isFavourite = useIsFavourite(game.nodeId)
  return {
    name: nameOf(game),
    icon: images.ofGame(game),
    vassalage: game.vassalage,
    roomType,
    mark: markOf(roomType, game.gameClassifyNew),
    isFavourite,
    launch: useCallback(() => void launch(inputOfGame(game)), [launch, game]),
    toggleFavourite: useCallback(() => void toggle(game), [toggle, game]),
  }
}
