import { type ComponentType, useEffect, useState } from 'react'
import { type LazyPart, useLazyPart, whenIdle } from '../ui/lazyPart.ts'

/** A part that nobody waits for: it comes when the page has nothing better to do, and its failure is nobody's. */
export function IdlePart({ part }: { part: LazyPart<ComponentType> }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { value: Part } = useLazyPart(part, idle)
  return Part ? <Part /> : null
}
