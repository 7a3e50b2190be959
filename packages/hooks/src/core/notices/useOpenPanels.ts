import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'
import { answerPrompt, notifyUnloaded } from './notices.ts'

/** All panels together. */
export interface OpenPanelsResult {
  /** Whether any panel is open (APP-20). */
  open: boolean
  /** Closes them and says so, where the skin could not load them; a tap on the notice opens them again. */
  giveUp: () => void
}

/** Whether any panel is open, and what to do when they cannot be loaded. For a skin whose panels come with the first one. */
export function useOpenPanels(): OpenPanelsResult {
  const lobby = useLobby()
  const { panels } = useSnapshot(lobby.state)
  const giveUp = useCallback(() => {
    const asked = { ...lobby.state.panels }
    lobby.state.panels = {}
    answerPrompt(lobby, false)
    // A question has had its answer by then and cannot be asked again.
    notifyUnloaded(lobby, Object.values(asked).some(Boolean) ? () => Object.assign(lobby.state.panels, asked) : undefined)
  }, [lobby])
  return { open: Object.values(panels).some(Boolean), giveUp }
}
