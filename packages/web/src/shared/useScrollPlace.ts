import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { PlacesContext } from './ScrollPlaces.tsx'
import { nameVisit, visitId } from './visit.ts'

/**
 * Goes back to where a long page stood when one comes back to it, and to its top when one comes anew; a change of `address`
 * within the page counts as coming anew. `isReady` says that the page is as long as it was; `rest` takes along what it needs
 * beside the scroll position, and gets it back as the result.
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
    // The browser would scroll once more, before there is anything to scroll to.
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
  // What is kept is asked for only when the page goes, of the page as it then is.
  const latestRest = useRef(rest)
  useLayoutEffect(() => {
    latestRest.current = rest
  }, [rest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own.
  useLayoutEffect(() => {
    const visit = nameVisit()
    // By the time the page goes, what stood around it may be gone already, and the position with it.
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
  // Only this function writes places, and a page gets back what the same page put in.
  return place?.rest as Rest | undefined
}
