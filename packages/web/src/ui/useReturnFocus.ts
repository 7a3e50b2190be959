import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it before a dialog. The dialog library does so only for its own trigger element,
 * and our dialogs are opened from anywhere.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
