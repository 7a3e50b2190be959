import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'

/** An image that was picked for a form, made ready to be sent. */
export interface PickedImage {
  /** Tells it from the others of its form. */
  id: number
  /** The name of the file it came from. */
  name: string
  /** A JPEG as a `data:` address: what is sent, and what a preview shows. */
  dataUrl: string
}

/** What a member typed and picked in a form and has not sent yet. */
export interface Draft {
  readonly member: string | undefined
  texts: Readonly<Record<string, string>>
  images: readonly PickedImage[]
  /** What was sent of it, and with which key: the same once more is not another one (BAL-05). */
  sent?: { what: string; key: string } | undefined
}

const draftsOf = /* @__PURE__ */ perLobby(() => new Map<string, Draft>())

/**
 * The draft of a form, by the form's name. It outlives the form, so what was typed is still there after a failure, or after a
 * login in between; it lives as long as the page does, and no other member ever sees it (MEM-10).
 */
export function draftOf(lobby: Lobby, form: string): Draft {
  const drafts = draftsOf(lobby)
  const member = lobby.state.session?.userName
  const known = drafts.get(form)
  if (known && (member === undefined || known.member === member)) return known
  const draft: Draft = { member, texts: {}, images: [] }
  drafts.set(form, draft)
  return draft
}
