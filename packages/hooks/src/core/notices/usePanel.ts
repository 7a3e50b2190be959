import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { perLobby } from '../perLobby.ts'
import type { PanelName } from '../state.ts'
import { useLobby } from '../useLobby.ts'

/** One of the panels that exist once. */
export interface PanelResult {
  /** Whether the panel is open. */
  isOpen: boolean
  /** Opens it. */
  open: () => void
  /** Closes it. */
  close: () => void
}

/** The address of the page on which each panel was opened last. */
export const openedAt = /* @__PURE__ */ perLobby(() => new Map<PanelName, string>())

/** One of the panels that exist once, open or closed (APP-20). */
export function usePanel(name: PanelName): PanelResult {
  const lobby = useLobby()
  const { panels } = useSnapshot(lobby.state)
  const set = useCallback(
    (open: boolean) => {
      openedAt(lobby).set(name, lobby.ports.device.address())
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
