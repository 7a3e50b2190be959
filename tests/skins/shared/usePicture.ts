import { useImages } from '@lobbykit/hooks'
import { useState } from 'react'

/** A picture at the first of its places that works; without any its initial stands there. */
export function usePicture(places: readonly string[], name: string) {
  const { onFail } = useImages()
  const [failed, setFailed] = useState(0)
  const onError = () => {
    setFailed(failed + 1)
    onFail()
  }
  return { src: places[failed], initial: name.slice(0, 1), onError }
}
