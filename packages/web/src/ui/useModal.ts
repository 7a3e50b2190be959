import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isOnNotice } from './isOnNotice.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/**
 * Lets nothing be used but a dialog and the notices, for as long as the dialog is there: the browser itself makes the rest of the
 * page inert. The focus goes to its first button, and back at the end. Escape, and a tap outside it, ask for its end.
 */
export function useModal(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const { opens, closes } = useReturnFocus()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const { current: element } = dialog
    if (!element) return
    opens(element)
    const others = othersOf(document.body, element)
    for (const other of others) other.inert = true
    element.querySelector('button')?.focus({ preventScroll: true })
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      // Otherwise it would be a way back of the device, too.
      event.preventDefault()
      close.current()
    }
    function tap({ target }: MouseEvent) {
      // What the tap has taken away already, such as the popup before this one, was not outside.
      if (target instanceof Node && target.isConnected && !element?.contains(target) && !isOnNotice(target)) close.current()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('click', tap)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('click', tap)
      for (const other of others) other.inert = false
    }
  }, [dialog, opens])
  useEffect(() => closes, [closes])
}

/** All that stands beside a dialog and the notices, but not what is around them. */
function othersOf(place: Element, dialog: Element): HTMLElement[] {
  return [...place.children].flatMap((each) => {
    if (!(each instanceof HTMLElement) || each.contains(dialog) || isOnNotice(each)) return []
    return each.querySelector('[data-notices]') ? othersOf(each, dialog) : each
  })
}
