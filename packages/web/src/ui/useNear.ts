import { type RefObject, useEffect, useState } from 'react'
import { watchView } from './watchView.ts'

/** Whether an element has come within a screenful of the viewport; once it has, that stays. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || near) return
    return watchView(element, (inView) => inView && setNear(true), { rootMargin: '100% 0px' })
  }, [place, near])
  return near
}
