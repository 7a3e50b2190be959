import styles from './Shield.module.css'

/** How far from the first of two quick taps the second one may be. */
const REACH_PX = 32

/** Lets nothing be pressed for a moment: around a place, or on the whole page. */
export function shield(place?: Pick<MouseEvent, 'clientX' | 'clientY'>): void {
  const element = document.createElement('div')
  element.className = styles.shield ?? ''
  if (place) {
    element.style.inset = `${place.clientY - REACH_PX}px auto auto ${place.clientX - REACH_PX}px`
    element.style.width = element.style.height = `${2 * REACH_PX}px`
  }
  // A dialog takes what reaches the document for a tap outside itself, and a press moves the focus.
  for (const type of ['pointerdown', 'mousedown', 'click'])
    element.addEventListener(type, (event) => {
      event.stopPropagation()
      event.preventDefault()
    })
  element.addEventListener('animationend', () => element.remove())
  document.body.append(element)
}

/**
 * Lets nothing be pressed for a moment where the tap that is under way was. For what leads to another page or moves under the finger:
 * the second of two quick taps would press what comes to lie there.
 */
export function shieldTap(): void {
  const tap = globalThis.event
  // A key has no place.
  if (tap instanceof MouseEvent && tap.detail > 0) shield(tap)
}

/** For a control that makes place for something else when it is tapped. */
export const shielded = (act: () => void) => () => {
  shieldTap()
  act()
}
