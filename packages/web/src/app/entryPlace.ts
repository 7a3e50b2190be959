import { useLayoutEffect, useRef, useState } from 'react'

/** Where a page stood, and what it needs to stand there again. */
interface Place {
  scroll: number
  rest: unknown
}

const places = new Map<string, Place>()
let entries = 0

function entryId(): string | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : undefined
}

/** Names history's entry, so that it is known again when one comes back to it; one that is replaced loses its name. */
function nameEntry(): string {
  const known = entryId()
  if (known) return known
  entries += 1
  const entry = `${performance.timeOrigin}.${entries}`
  history.replaceState({ entry }, '')
  return entry
}

/**
 * Goes back to where a long page stood when one comes back to it, and to its top when one comes anew; a change of `address`
 * within the page counts as coming anew. `isReady` says that the page is as long as it was; `rest` takes along what it needs
 * beside the scroll position, and gets it back as the result.
 */
export function useEntryPlace<Rest>(address: string, isReady: boolean, rest: () => Rest): Rest | undefined {
  const [start] = useState(() => {
    const entry = entryId()
    return { address, place: entry === undefined ? undefined : places.get(entry) }
  })
  const place = start.address === address ? start.place : undefined
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
    if (place) scrollTo(0, place.scroll)
  }, [isReady, place])
  // What is kept is asked for only when the page goes, of the page as it then is.
  const latestRest = useRef(rest)
  useLayoutEffect(() => {
    latestRest.current = rest
  }, [rest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own.
  useLayoutEffect(() => {
    const entry = nameEntry()
    // By the time the page goes, what stood around it may be gone already, and the position with it.
    let scroll = scrollY
    const follow = () => {
      scroll = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      places.set(entry, { scroll, rest: latestRest.current() })
    }
  }, [address])
  // Only this function writes places, and a page gets back what the same page put in.
  return place?.rest as Rest | undefined
}
