import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { notifyUnloaded } from './notices.ts'

/** Whether any panel is open, and what to do when they cannot be loaded: close them and say so. For a skin whose panels come with the first one. */
export function useOpenPanels() {
  const lobby = useLobby()
  const { panels } = useSnapshot(lobby.state)
  const giveUp = useCallback(() => {
    lobby.state.panels = {}
    lobby.answerPrompt(false)
    notifyUnloaded(lobby)
  }, [lobby])
  return { open: Object.values(panels).some(Boolean), giveUp }
}
