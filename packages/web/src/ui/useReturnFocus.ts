import { useRef } from 'react'
import { focusPage } from './focusPage.ts'

const DIALOG = '[role$=dialog]'
/** Who had the focus before each dialog. */
const openers = new WeakMap<Element, Element | null>()

/**
 * Gives the focus back to whatever had it before a dialog. The dialog library does so only for its own trigger element,
 * and our dialogs are opened from anywhere. Where a dialog was opened from another one that is gone, it goes to who opened
 * that; where the page has changed meanwhile, to the page.
 */
export function useReturnFocus() {
  const opened = useRef<{ from: Element | null; path: string }>({ from: null, path: '' })
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      opened.current = { from: document.activeElement, path: location.pathname }
      if (currentTarget instanceof Element) openers.set(currentTarget, document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { from, path } = opened.current
      const back = stillThere(from)
      const isHere = back && path === location.pathname
      if (isHere) back.focus({ preventScroll: true })
      // What is out of sight meanwhile, such as a slide, takes no focus.
      if (isHere && document.activeElement === back) return
      if (!document.querySelector(`${DIALOG}[data-state=open]`)) focusPage()
    },
  }
}

/** The element, or, if it is gone with its dialog, the element that opened that dialog. */
function stillThere(element: Element | null): HTMLElement | undefined {
  const dialog = element?.closest(DIALOG)
  const isThere = element?.isConnected && dialog?.getAttribute('data-state') !== 'closed'
  if (isThere && element instanceof HTMLElement && element !== document.body) return element
  return dialog ? stillThere(openers.get(dialog) ?? null) : undefined
}
