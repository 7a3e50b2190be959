import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'
import { type GamePictures, gameIconPath, gamePicture } from './images.rules.ts'
import { imagesOf } from './images.ts'

/** Where pictures are looked for. */
export interface ImagesResult {
  /** Places of a picture that the backend names, best first; none for one that may not be shown (APP-21). The list is kept. */
  of: (address: string | undefined) => readonly string[]
  /** Places of a game's icon, best first; an image host may have one that the backend does not name (APP-21). */
  ofGame: (game: GamePictures) => readonly string[]
}

/**
 * Where pictures are looked for, best first (APP-21). `usePicture` takes such a list, and goes on to the next place when one fails.
 */
export function useImages(): ImagesResult {
  const lobby = useLobby()
  const images = imagesOf(lobby)
  const { hosts } = useSnapshot(images.state)
  // Another function only when there are other hosts, so that lists of places may be kept.
  const of = useCallback((address: string | undefined) => images.of(address, hosts), [images, hosts])
  return {
    of,
    ofGame(game) {
      // Only image hosts know icons that the backend does not name.
      const built = hosts.length > 0 ? gameIconPath(lobby.config.merchantCode, game.gameId ?? game.nodeId) : undefined
      return of(gamePicture(game, built))
    },
  }
}
