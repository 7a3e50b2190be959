import { useLayoutEffect } from 'react'
import { shield } from './shield.ts'

/**
 * Lets nothing be pressed for a moment after a dialog has come or gone: the second of two quick taps is meant for what the first
 * one met, and would press what lies there now.
 */
export function useShield(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    shield()
    return () => shield()
  }, [open])
}
