import { usePicture } from '@lobbykit/hooks'
import type { ComponentProps, ReactNode } from 'react'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** Where the picture may be, best first; the next is tried when one fails (APP-21). */
  readonly places: readonly string[]
  /** Stands there when no place is left. */
  readonly otherwise?: ReactNode
}

/** A picture that is looked for at one place after the other. */
export function Picture({ places, otherwise = null, alt, ...image }: PictureProps) {
  const { src, onError } = usePicture(places)
  return src === undefined ? otherwise : <img {...image} alt={alt} src={src} onError={onError} />
}
