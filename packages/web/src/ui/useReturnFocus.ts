import { useState } from 'react'
import { focusPage } from './focusPage.ts'

const DIALOG = '[role$=dialog]'
/** Who had the focus before each dialog. */
const openers = new WeakMap<Element, Element | null>()

interface ReturnFocus {
  /** Call it before a dialog takes the focus. */
  readonly opens: (dialog: EventTarget | null) => void
  /** Call it when the dialog is gone. */
  readonly closes: () => void
}

/**
 * Gives the focus back to whatever had it before a dialog. The dialog library does so only for its own trigger element,
 * and our dialogs are opened from anywhere. Where a dialog was opened from another one that is gone, it goes to who opened
 * that; where the page has changed meanwhile, to the page.
 */
export const useReturnFocus = (): ReturnFocus => useState(returnFocus)[0]

function returnFocus(): ReturnFocus {
  let from: Element | null = null
  let path = ''
  return {
    opens(dialog) {
      from = document.activeElement
      path = location.pathname
      if (dialog instanceof Element) openers.set(dialog, from)
    },
    closes() {
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
