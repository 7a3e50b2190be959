import { type PanelName, usePanel } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A panel that belongs to the page it was opened on: going elsewhere closes it. */
export function useSheet(name: PanelName) {
  const panel = usePanel(name)
  const { close } = panel
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) close()
    before.current = path
  }, [path, close])
  return panel
}
