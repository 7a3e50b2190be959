import { useCallback, useEffect, useRef } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { usePanel } from '../notices/usePanel.ts'
import { useSettings } from '../startup/useStartup.ts'
import { type MenuEntry, menuEntries } from './menu.rules.ts'

/**
 * The side menu: open or closed, and the entries of its second block (MENU-02). It closes when `address` (path and query)
 * changes, when something is chosen, and, with every panel, on logout (MENU-03).
 */
export function useMenu(address: string) {
  const lobby = useLobby()
  const { isOpen, open, close } = usePanel('menu')
  const { has, promotionOn } = useSettings()
  // The menu may be mounted by its own opening, and only a new address closes it.
  const before = useRef(address)
  useEffect(() => {
    if (before.current !== address) close()
    before.current = address
  }, [address, close])
  const goTo = useCallback(
    (path: string) => {
      close()
      lobby.ports.navigate(path)
    },
    [lobby, close],
  )
  const choose = useCallback(
    (entry: MenuEntry) => {
      if (!('panel' in entry)) return goTo(entry.path)
      close()
      lobby.state.panels[entry.panel] = true
    },
    [lobby, close, goTo],
  )
  return { isOpen, open, close, entries: menuEntries({ has, promotionOn }), choose, goTo }
}
