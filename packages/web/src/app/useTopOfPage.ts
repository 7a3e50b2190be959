import { useLayoutEffect, useRef } from 'react'
import { nameVisit, visitId } from '../shared/navigate.ts'
import { focusPage } from '../ui/focusPage.ts'

/**
 * Scrolls to the top of a page that the player goes to, also where only its query is another one. On a page that the player comes
 * back to, the browser or the page itself restores the position; another choice on the same page (APP-06) changes nothing. The
 * focus moves to the new page, unless a field there has it already or a dialog keeps it.
 */
export function useTopOfPage(path: string, search: string): void {
  const shown = useRef<{ path: string; search: string }>(undefined)
  // Read while the page is rendered, because a list within it names this step of the history as soon as it is mounted.
  const isBack = visitId() !== undefined
  useLayoutEffect(() => {
    const { current } = shown
    if (current?.path === path && current.search === search) return
    if (current && !isBack) scrollTo(0, 0)
    const isOther = current && (current.path !== path || !isBack)
    if (isOther && !document.querySelector('main :focus, [role$=dialog][data-state=open]')) focusPage()
    shown.current = { path, search }
    nameVisit()
  }, [path, search, isBack])
}
