import { useEffect, useLayoutEffect, useRef } from 'react'

/** Begins a page that one goes to at its top; where one comes back to, the browser or the page itself knows the place. */
export function useTopOfPage(path: string): void {
  const isBack = useRef(true)
  useEffect(() => {
    const note = () => {
      isBack.current = true
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page of its own.
  useLayoutEffect(() => {
    if (!isBack.current) scrollTo(0, 0)
    isBack.current = false
  }, [path])
}
