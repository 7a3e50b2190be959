import { useState } from 'react'
import { useLobby } from '../useLobby.ts'
import { askForHosts } from './images.ts'

/** A picture that is looked for at one place after the other. */
export interface PictureResult {
  /** Where it is looked for now; undefined where no place is left, so that something else stands there. */
  src: string | undefined
  /** Goes on to the next place; give it to the image's `onError`. */
  onError: () => void
}

/** Shows a picture at the first of its places that works; the first failure of a visit asks the server for further hosts (APP-21). */
export function usePicture(places: readonly string[]): PictureResult {
  const lobby = useLobby()
  const [failed, setFailed] = useState<readonly string[]>([])
  const src = places.find((place) => !failed.includes(place))
  return {
    src,
    onError() {
      if (src !== undefined) setFailed([...failed, src])
      askForHosts(lobby)
    },
  }
}
