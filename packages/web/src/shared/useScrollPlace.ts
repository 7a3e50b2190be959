import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { nameVisit, visitId } from './navigate.ts'
import { PlacesContext } from './ScrollPlaces.tsx'

/**
 * Scrolls a long page to where it stood when the player comes back to it, and to its top otherwise; a change of `address`
 * within the page counts as a new page. `isReady` says that the page is as long as it was. `rest` gives what else the page
 * needs to stand there again, and that is the result when the player comes back.
 */
export function useScrollPlace<Rest>(address: string, isReady: boolean, rest: () => Rest): Rest | undefined {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('No places here: wrap the tree in <ScrollPlaces>')
  const visit = visitId()
  const placeOf = (step: string | undefined) => (step === undefined ? undefined : places.get(step))
  const [start, setStart] = useState(() => ({ address, visit, place: placeOf(visit) }))
  // Another choice on the same page is the same step of the history and begins at the top; another step may be one that the player
  // comes back to.
  if (start.address !== address) setStart({ address, visit, place: visit === start.visit ? undefined : placeOf(visit) })
  const { place } = start
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
    return isReady && place ? scrollOnceLongEnough(from) : undefined
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

/** What a player does who scrolls. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/** Scrolls so far, again and again while the page grows until it is long enough, unless the player scrolls before that. */
function scrollOnceLongEnough(top: number): () => void {
  const grown = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= Math.floor(top)) end()
  })
  const end = () => {
    grown.disconnect()
    for (const type of TOUCHES) removeEventListener(type, end)
  }
  scrollTo(0, top)
  if (scrollY >= Math.floor(top)) return end
  grown.observe(document.documentElement)
  for (const type of TOUCHES) addEventListener(type, end, { passive: true })
  return end
}
