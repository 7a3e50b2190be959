import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import type { PanelName } from '../state.ts'
import { useLobby } from '../useLobby.ts'

/** One of the panels that exist once. */
export interface PanelResult {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** One of the panels that exist once, open or closed (APP-20). */
export function usePanel(name: PanelName): PanelResult {
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
