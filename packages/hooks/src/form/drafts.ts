import { useCallback, useEffect, useMemo, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'
import { useLobby } from '../core/useLobby.ts'
import { type FieldsOptions, useFields } from './useFields.ts'

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
  /** The number of the last image that was picked: no other one ever gets it. */
  lastImageId: number
  /** How many picks are still being read. */
  reading: number
  /** The last of them: files that are picked while others are still read wait for their turn, so that there are never too many. */
  lastRead: Promise<void>
  /** Forms that show its images; one that was left and opened again meanwhile shows what is read for the one before. */
  readonly followers: Set<() => void>
  /** What was sent of it, with which key, and whether it has surely arrived: the same once more is not another one (BAL-05). */
  sent?: { what: string; key: string; isDone?: true } | undefined
}

const draftsOf = /* @__PURE__ */ perLobby((lobby) => {
  const drafts = new Map<string, Draft>()
  const forgetGuests = () => {
    if (!lobby.state.session) return
    for (const [form, { member }] of drafts) if (member === undefined) drafts.delete(form)
  }
  subscribe(lobby.state, forgetGuests, true)
  return drafts
})

/**
 * The draft of a form, by the form's name. It outlives the form, so what was typed is still there after a failure, or after a
 * login in between; it lives as long as the page does, and no other member ever sees it (MEM-10). That of a guest ends with a login:
 * who is a guest after that may be somebody else.
 */
export function draftOf(lobby: Lobby, form: string): Draft {
  const drafts = draftsOf(lobby)
  const member = lobby.state.session?.userName
  const known = drafts.get(form)
  if (known && (member === undefined || known.member === member)) return known
  const draft: Draft = {
    member,
    texts: {},
    images: [],
    lastImageId: 0,
    reading: 0,
    lastRead: Promise.resolve(),
    followers: new Set(),
  }
  drafts.set(form, draft)
  return draft
}

interface Options<Name extends string> extends FieldsOptions<Name> {
  /** The name under which what is typed outlives the form; without one nothing does. */
  form: string | undefined
  /** Fields that never outlive it. */
  secret?: readonly Name[] | undefined
  /** What is chosen beside the fields, by its name; it is kept with what is typed, and {@link keptChoice} finds it again. */
  chosen?: Readonly<Record<string, string>> | undefined
}
const NOTHING: readonly never[] = []

/** What was chosen beside the fields of a form when it was last open; undefined for nothing. */
export const keptChoice = (lobby: Lobby, form: string, name: string): string | undefined => draftOf(lobby, form).texts[name]

/**
 * Forgets what was typed once it is found that what was sent of it is done, though its answer was lost: it is not to be sent again
 * (BAL-05). What was typed since then stays: `typed` tells it from what was sent, or stood there when the form opened. Returns
 * what notes that it is being sent.
 */
export function useForgetDone(found: { outcome: 'done' | 'none' } | undefined, forget: () => void, typed = ''): () => void {
  const sent = useRef(typed)
  const isDone = found?.outcome === 'done'
  const latest = useRef({ forget, typed })
  useEffect(() => {
    latest.current = { forget, typed }
  })
  useEffect(() => {
    if (isDone && latest.current.typed === sent.current) latest.current.forget()
  }, [isDone])
  return useCallback(() => {
    sent.current = latest.current.typed
  }, [])
}

/**
 * The fields of a form of a member. What is typed outlives the form: after a failure, or a login in between, the same member
 * finds it again, and nobody else does (LOGIN-13). `forget` is for what was sent.
 */
export function useKeptFields<Name extends string>({ form, secret = NOTHING, chosen = {}, ...options }: Options<Name>) {
  const lobby = useLobby()
  const { of } = options
  // Of another member it is another draft.
  const { draft } = useMemo(() => ({ of, draft: form ? draftOf(lobby, form) : { texts: {} } }), [lobby, form, of])
  // Those of fields that come later wait with the others.
  const kept = Object.entries<string>(draft.texts).filter(([name]) => !(name in chosen))
  const fields = useFields<Name>({ ...options, initial: { ...options.initial, ...Object.fromEntries(kept) } })
  const hidden: readonly string[] = secret
  const typed = Object.entries<string>(fields.values).filter(([name]) => !hidden.includes(name))
  const now = JSON.stringify({ ...Object.fromEntries(typed), ...chosen })
  // Only a change is kept: what was forgotten does not come back with the next rendering.
  useEffect(() => {
    draft.texts = JSON.parse(now)
  }, [draft, now])
  return {
    ...fields,
    forget: useCallback(() => {
      draft.texts = {}
    }, [draft]),
  }
}
