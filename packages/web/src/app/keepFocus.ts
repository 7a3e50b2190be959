/**
 * What never gets the focus by itself: controls, because the key that is pressed once more would operate them, and what screen readers
 * do not tell.
 */
const NO_PLACE = 'a, button, input, select, textarea, iframe, [aria-hidden=true]'

/**
 * Where the element with the focus leaves the page, the focus goes on to what comes in its place, so that a keyboard and a screen
 * reader go on from there. Without this it would be lost, and both would begin again at the top. Another page and a dialog that
 * closes give the focus themselves. Returns how to end it.
 */
export function keepFocus(): () => void {
  // A page that was there before its scripts may have been used already.
  let focused: EventTarget | null = document.activeElement
  const note = ({ target }: FocusEvent) => {
    focused = target
  }
  const observer = new MutationObserver((records) => {
    if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body) return
    const places = placesOf(focused, records)
    focused = null
    // Who has scrolled on looks elsewhere: a list without end takes away what is out of sight.
    if (places[0] && isInView(places[0])) places.some(takesFocus)
  })
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

/** Where the focus may go on, the nearest place first; none where a whole page or dialog has left. */
function placesOf(left: Element, records: readonly MutationRecord[]): Element[] {
  let gone: Node = left
  let around: Node = left
  let before: Node | null = null
  // A later record may say that an element around it was removed, too: then the place of that one counts.
  for (const { target, removedNodes, previousSibling } of records)
    for (const node of removedNodes) {
      if (!node.contains(around)) continue
      gone = node
      around = target
      before = previousSibling
    }
  if (!(around instanceof Element) || !(around.closest('[role$=dialog]') ?? around.parentElement?.closest('main'))) return []
  // What stands right after that place; not known if the node that stood before it has been moved or removed since.
  let next = before === null ? around.firstChild : before.parentNode === around ? before.nextSibling : null
  // What has nothing to read yet, such as a place for messages, is passed over.
  while (next && !next.textContent) next = next.nextSibling
  const added = records.flatMap(({ addedNodes }) => [...addedNodes])
  const newIn = (node: Node | null) => added.find((each) => node?.contains(each))
  // Rows of a list are alike: the next one takes the place of one that leaves, and so does the one before the last.
  const isAlike = (node: Node | null) => node?.nodeName === gone.nodeName
  // A button that asked for more leaves below a list, with what is new at the end of the list.
  const beside = [newIn(next) || isAlike(next) ? next : null, isAlike(before) ? before : newIn(before)]
  return [...beside.filter((node) => node instanceof Element).filter((node) => !node.matches(NO_PLACE)), around]
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** Gives an element the focus; whether it takes it, which one that is not drawn does not. */
function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false
  if (!element.hasAttribute('tabindex')) {
    const leave = () => {
      // Another window came to the front: in this one the element still has the focus, which it would lose without its `tabindex`.
      if (document.activeElement === element) return
      element.removeAttribute('tabindex')
      element.removeEventListener('blur', leave)
    }
    element.tabIndex = -1
    element.addEventListener('blur', leave)
  }
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
