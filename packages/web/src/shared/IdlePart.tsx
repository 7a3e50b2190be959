import { type ComponentType, useEffect, useState } from 'react'
import { type LazyPart, useLazyPart, whenIdle } from '../parts/lazyPart.ts'

/** A part that nobody waits for: it is loaded when the page has nothing else to do. If it does not come, nothing is said. */
export function IdlePart({ part }: { part: LazyPart<ComponentType> }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { value: Part } = useLazyPart(part, idle)
  return Part ? <Part /> : null
}
