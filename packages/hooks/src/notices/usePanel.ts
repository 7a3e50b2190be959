import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import type { PanelName } from '../core/state.ts'

/** One of the panels that exist once, open or closed (APP-20). */
export function usePanel(name: PanelName) {
  const lobby = useLobby()
  const { panels } = useSnapshot(lobby.state)
  const set = useCallback(
    (open: boolean) => {
      lobby.state.panels[name] = open
    },
    [lobby, name],
  )
  return {
    isOpen: panels[name] === true,
    open: useCallback(() => set(true), [set]),
    close: useCallback(() => set(false), [set]),
  }
}
