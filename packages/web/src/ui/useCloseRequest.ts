import { useEffect, useRef } from 'react'

/** Asks to close what is on top: on Android the back gesture and the back button, elsewhere Escape. */
interface CloseRequests {
  onclose: (() => void) | null
  destroy(): void
}
/** Not in every browser; there the way back leaves the page, and its dialogs close with it. */
declare const CloseWatcher: (new () => CloseRequests) | undefined

/** Lets the device's way back close an open dialog, and not leave the page below it. */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!open || typeof CloseWatcher === 'undefined') return
    const requests = new CloseWatcher()
    requests.onclose = () => latest.current()
    return () => requests.destroy()
  }, [open])
}
