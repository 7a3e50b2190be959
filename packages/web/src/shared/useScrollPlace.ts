import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { PlacesContext } from './ScrollPlaces.tsx'
import { nameVisit, visitId } from './visit.ts'

/**
 * Scrolls a long page to where it stood when the player comes back to it, and to its top otherwise; a change of `address`
 * within the page counts as a new page. `isReady` says that the page is as long as it was. `rest` gives what else the page
 * needs to stand there again, and that is the result when the player comes back.
 */
export function useScrollPlace<Rest>(address: string, isReady: boolean, rest: () => Rest): Rest | undefined {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('No places here: wrap the tree in <ScrollPlaces>')
  const [start] = useState(() => {
    const visit = visitId()
    return { address, place: visit === undefined ? undefined : places.get(visit) }
  })
  const place = start.address === address ? start.place : undefined
  const from = place?.scroll ?? 0
  useLayoutEffect(() => {
    // The browser would restore the position as well, when the page is still too short for it.
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own.
  useLayoutEffect(() => {
    if (!place) scrollTo(0, 0)
  }, [address, place])
  useLayoutEffect(() => {
    if (!isReady) return
    if (place) scrollTo(0, from)
  }, [isReady, place, from])
  // What the page needs is read only when the page is left.
  const latestRest = useRef(rest)
  useLayoutEffect(() => {
    latestRest.current = rest
  }, [rest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own.
  useLayoutEffect(() => {
    const visit = nameVisit()
    // When the page is left, the content around it may already be gone and the scroll position lost, so the position is
    // followed all the time.
    let scroll = from
    const follow = () => {
      scroll = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      places.set(visit, { scroll, rest: latestRest.current() })
    }
  }, [address, places, from])
  // Only this function writes places, so a page gets back what the same page has put in.
  return place?.rest as Rest | undefined
}
