import { type PanelName, usePanel } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

/** A panel that belongs to the page it was opened on: going elsewhere closes it, also to another query of the same path. */
export function useSheet(name: PanelName) {
  const panel = usePanel(name)
  const { close } = panel
  const [path] = useLocation()
  const address = `${path}?${useSearch()}`
  const before = useRef(address)
  useEffect(() => {
    if (before.current !== address) close()
    before.current = address
  }, [address, close])
  return panel
}
