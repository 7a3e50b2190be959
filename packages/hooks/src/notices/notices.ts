import type { Lobby } from '../core/createLobby.ts'
import type { Message } from '../core/message.ts'
import { type NoticeKind, type Prompt, TOAST_SHORT_MS } from './notices.rules.ts'

type Ask = Omit<Prompt, 'id' | 'cancel' | 'confirm'> & Partial<Pick<Prompt, 'cancel' | 'confirm'>>

/** Shows a notice for `ms` milliseconds and returns what hides it sooner. The same text is never shown twice at once. */
export function notify(lobby: Lobby, kind: NoticeKind, message: Message, ms = TOAST_SHORT_MS): () => void {
  const { notices } = lobby.state
  const key = JSON.stringify(message)
  const twin = notices.findIndex((notice) => notice.kind === kind && JSON.stringify(notice.message) === key)
  if (twin >= 0) notices.splice(twin, 1)
  const id = lobby.nextId()
  notices.push({ id, kind, message })
  const hide = () => {
    lobby.ports.clock.clearTimeout(timer)
    const index = lobby.state.notices.findIndex((notice) => notice.id === id)
    if (index >= 0) lobby.state.notices.splice(index, 1)
  }
  const timer = lobby.ports.clock.setTimeout(hide, ms)
  return hide
}

/** Asks, and resolves to the answer. A further question answers the one before with no. */
export function ask(lobby: Lobby, { cancel = { id: 'cancel' }, confirm = { id: 'ok' }, ...rest }: Ask): Promise<boolean> {
  lobby.answerPrompt(false)
  return new Promise((resolve) => {
    lobby.promptAnswer = resolve
    lobby.state.prompt = { id: lobby.nextId(), cancel, confirm, ...rest }
  })
}

/** Says that a part of the app did not load; the next tap tries again. */
export const notifyUnloaded = (lobby: Lobby): void => {
  notify(lobby, 'fail', { id: 'load_retry' })
}
