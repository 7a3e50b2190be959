import { useLayoutEffect, useRef } from 'react'
import { nameVisit, visitId } from '../shared/visit.ts'
import { focusPage } from '../ui/focusPage.ts'

/**
 * Begins a page that one goes to at its top; where one comes back to, the browser or the page itself knows the place. The
 * focus goes along, unless a field of the new page has it already or a dialog keeps it.
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
