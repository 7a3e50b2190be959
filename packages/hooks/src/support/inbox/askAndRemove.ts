import type { Lobby } from '../../core/lobby.ts'
import { ask } from '../../core/notices/notices.ts'
import { removeMessages } from './changeMessages.ts'

/**
 * Asks whether messages are to be deleted, and deletes them; true when they are gone (MEM-08). `onSure` is called between the two.
 */
export async function askAndRemove(lobby: Lobby, ids: readonly number[], onSure?: () => void): Promise<boolean> {
  if (ids.length === 0) return false
  const isSure = await ask(lobby, {
    title: { id: 'in_popup_prompt' },
    text: ids.length === 1 ? { id: 'message_delete' } : { id: 'messages_delete', values: { count: ids.length } },
    confirm: { id: 'delete' },
  })
  if (!isSure) return false
  onSure?.()
  return removeMessages(lobby, ids)
}
