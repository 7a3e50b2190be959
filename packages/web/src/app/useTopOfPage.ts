import { useLayoutEffect, useRef } from 'react'
import { nameVisit, visitId } from '../shared/visit.ts'
import { focusPage } from '../ui/focusPage.ts'

/**
 * Scrolls to the top of a page that the player goes to. On a page that the player comes back to, the browser or the page itself
 * restores the position. The focus moves to the new page, unless a field there has it already or a dialog keeps it.
 */
export function useTopOfPage(path: string): void {
  const shown = useRef<string>(undefined)
  // Read while the page is rendered, because a list within it names this step of the history as soon as it is mounted.
  const isBack = visitId() !== undefined
  useLayoutEffect(() => {
    if (shown.current === path) return
    if (shown.current !== undefined) {
      if (!isBack) scrollTo(0, 0)
      if (!document.querySelector('main :focus, [role$=dialog][data-state=open]')) focusPage()
    }
    shown.current = path
    nameVisit()
  }, [path, isBack])
}
