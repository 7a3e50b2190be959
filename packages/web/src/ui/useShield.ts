import { useLayoutEffect } from 'react'
import styles from './Shield.module.css'

/**
 * Lets nothing be pressed for a moment after a dialog has come or gone: the second of two quick taps is meant for what the first
 * one met, and would press what lies there now.
 */
export function useShield(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    shield()
    return shield
  }, [open])
}

function shield() {
  const element = document.createElement('div')
  element.className = styles.shield ?? ''
  // A dialog takes what reaches the document for a tap outside itself, and a press moves the focus.
  for (const type of ['pointerdown', 'mousedown', 'click'])
    element.addEventListener(type, (event) => {
      event.stopPropagation()
      event.preventDefault()
    })
  element.addEventListener('animationend', () => element.remove())
  document.body.append(element)
}
