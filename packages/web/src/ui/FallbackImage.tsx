import { type ComponentProps, type ReactNode, useState } from 'react'

export interface FallbackImageProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** Where the picture may be, best first; the next is tried when one fails. */
  readonly places: readonly string[]
  /** Told of each place that failed. */
  readonly onFail?: ((place: string) => void) | undefined
  /** Stands there when no place is left. */
  readonly otherwise?: ReactNode
}

/** A picture that is looked for at one place after the other. */
export function FallbackImage({ places, onFail, otherwise = null, alt, ...image }: FallbackImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const place = places.find((each) => !failed.includes(each))
  if (place === undefined) return otherwise
  return (
    <img
      {...image}
      alt={alt}
      src={place}
      onError={() => {
        setFailed([...failed, place])
        onFail?.(place)
      }}
    />
  )
}
