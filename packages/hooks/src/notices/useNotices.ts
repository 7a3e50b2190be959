import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'

/** The notices to show now, oldest first; they come and go by themselves (APP-17). */
export const useNotices = () => useSnapshot(useLobby().state).notices

/** The question to ask now, if any, and how to answer it (APP-18). */
export function usePrompt() {
  const lobby = useLobby()
  const { prompt } = useSnapshot(lobby.state)
  return { prompt, confirm: () => lobby.answerPrompt(true), cancel: () => lobby.answerPrompt(false) }
}
