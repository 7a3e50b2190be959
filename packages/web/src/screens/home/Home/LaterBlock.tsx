import { type ComponentType, useRef } from 'react'
import { type LazyPart, useLazyPart } from '../../../parts/lazyPart.ts'
import { PartFailed } from '../../../shared/LaterPart.tsx'
import { ScreenBoundary } from '../../../shared/ScreenBoundary.tsx'
import { useNear } from '../../../ui/useNear.ts'

interface Props {
  part: LazyPart<ComponentType>
  /** Height of the place until the block is there, as a CSS length. */
  height: string
}

/** A block of home that is loaded when it comes near the screen: its place is kept, and if it fails the others stay (ERR-03). */
export function LaterBlock({ part, height }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { value: Block, failed, retry } = useLazyPart(part, near)
  if (Block) {
    return (
      <ScreenBoundary small>
        <Block />
      </ScreenBoundary>
    )
  }
  return (
    <div ref={place} style={{ minBlockSize: height }}>
      {failed && <PartFailed onRetry={retry} />}
    </div>
  )
}
