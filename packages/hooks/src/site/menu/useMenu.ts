import { useCallback, useEffect, useRef } from 'react'
import { openedAt, usePanel } from '../../core/notices/usePanel.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useSettings } from '../startup/useStartup.ts'
import { type MenuItem, menuItems } from './menu.rules.ts'

/** The side menu. */
export interface MenuResult {
  /** Whether the menu is open. */
  isOpen: boolean
  /** Opens the menu. */
  open: () => void
  /** Closes the menu. */
  close: () => void
  /** The items of its second block, those whose feature is on (MENU-02). */
  items: readonly MenuItem[]
  /** Closes the menu and goes where an item leads: to a page, or to the download popup (MENU-03). */
  choose: (item: MenuItem) => void
}

/**
 * The side menu: open or closed, and the items of its second block (MENU-02). It closes when `address` (path and query)
 * changes, when something is chosen, and, with every panel, on logout (MENU-03).
 */
export function useMenu(address: string): MenuResult {
  const lobby = useLobby()
  const { isOpen, open, close } = usePanel('menu')
  const { has, promotionOn } = useSettings()
  // The menu may mount when it opens, so its first address must not close it; only a change of the address does.
  const before = useRef(address)
  useEffect(() => {
    if (before.current !== address) close()
    before.current = address
  }, [address, close])
  useEffect(() => {
    // A player may tap and go to another page before the menu has loaded; it does not open there.
    if (openedAt(lobby).get('menu') !== lobby.ports.device.address()) close()
  }, [lobby, close])
  const choose = useCallback(
    (item: MenuItem) => {
      close()
      if ('panel' in item) lobby.state.panels[item.panel] = true
      else lobby.ports.navigate(item.path)
    },
    [lobby, close],
  )
  return { isOpen, open, close, items: menuItems({ has, promotionOn }), choose }
}
