import type { Lobby } from '../lobby.ts'
import type { Message } from '../message.ts'
import { perLobby } from '../perLobby.ts'
import { type NoticeKind, type Prompt, TOAST_LONG_MS, TOAST_SHORT_MS } from './notices.rules.ts'

type Ask = Omit<Prompt, 'id' | 'cancel' | 'confirm'> & Partial<Pick<Prompt, 'cancel' | 'confirm'>>

interface Desk {
  /** The id of the last notice or prompt. */
  lastId: number
  /** Who waits for the answer to the prompt. */
  answer: ((yes: boolean) => void) | undefined
}
const deskOf = /* @__PURE__ */ perLobby((): Desk => ({ lastId: 0, answer: undefined }))

/** Shows a notice for `ms` milliseconds and returns what hides it sooner. The same text is never shown twice at once. */
export function notify(lobby: Lobby, kind: NoticeKind, message: Message, ms = TOAST_SHORT_MS): () => void {
  const { notices } = lobby.state
  const key = JSON.stringify(message)
  const twin = notices.findIndex((notice) => notice.kind === kind && JSON.stringify(notice.message) === key)
  if (twin >= 0) notices.splice(twin, 1)
  const id = ++deskOf(lobby).lastId
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
  answerPrompt(lobby, false)
  const desk = deskOf(lobby)
  return new Promise((resolve) => {
    desk.answer = resolve
    lobby.state.prompt = { id: ++desk.lastId, cancel, confirm, ...rest }
  })
}

/** Answers the question that is shown, if any, and closes it. */
export function answerPrompt(lobby: Lobby, yes: boolean): void {
  const desk = deskOf(lobby)
  const { answer } = desk
  desk.answer = undefined
  lobby.state.prompt = null
  answer?.(yes)
}

/** How often code did not load though there was a network. */
const lossesOf = /* @__PURE__ */ perLobby(() => ({ count: 0 }))

/** Notes that code did not load. With a network, a second time is a matter for the port `codeLost` (APP-14). */
export function noteUnloaded(lobby: Lobby): void {
  if (lobby.ports.device.online() && ++lossesOf(lobby).count > 1) lobby.ports.codeLost?.()
}

/**
 * Says that a part of the app did not load; the next tap tries again, and so does one on the notice where `retry` is given. Where
 * it is not, and there is no network, that is said.
 */
export function notifyUnloaded(lobby: Lobby, retry?: () => void): void {
  const isOnline = lobby.ports.device.online()
  noteUnloaded(lobby)
  const id = retry || isOnline ? 'load_retry' : 'network_failed'
  const hide = notify(lobby, 'fail', { id }, retry ? TOAST_LONG_MS : TOAST_SHORT_MS)
  const notice = lobby.state.notices.at(-1)
  if (!notice || !retry) return
  notice.retry = () => {
    hide()
    retry()
  }
}
