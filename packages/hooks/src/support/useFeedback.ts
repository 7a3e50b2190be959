import { type SyntheticEvent, useCallback, useEffect } from 'react'
import type { Lobby } from '../core/lobby.ts'
import type { Message } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { newKey } from '../core/newKey.ts'
import { ask, notify } from '../core/notices/notices.ts'
import { isSurelyNotDone } from '../core/outcome.rules.ts'
import { anotherSince } from '../core/session/anotherSince.ts'
import { useOwned, useOwner } from '../core/session/useOwned.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useIsHere } from '../core/useIsHere.ts'
import { useLobby } from '../core/useLobby.ts'
import { write } from '../core/write.ts'
import { type Draft, draftOf, type PickedImage } from '../form/drafts.ts'
import type { FormResult } from '../form/formResult.ts'
import { type PickedImagesResult, useDraftImages } from '../form/useDraftImages.ts'
import { useFields } from '../form/useFields.ts'
import { useSubmit, waitFor } from '../form/useSubmit.ts'
import { closeIntentionMutationOptions } from '../money/once/intention.queries.ts'
import { takesKeys } from '../money/once/intentions.ts'
import { feedbackMutationOptions } from './feedback.queries.ts'
import { feedbackHint, feedbackProblem } from './feedback.rules.ts'

/** The field of the form. */
export type FeedbackField = 'content'

/** The feedback form. */
export interface FeedbackResult extends FormResult<FeedbackField> {
  /** How long it may be, and how long it is. */
  hint: (name: FeedbackField) => Message
  /** Pictures that go along. */
  images: PickedImagesResult
  /** Checks and sends it, then goes to the member centre; give it to the form's `onSubmit`. */
  submit: (event?: SyntheticEvent) => Promise<void>
}

const FORM = 'feedback'
const FIELDS: readonly FeedbackField[] = ['content']

/** Asked where it is not known whether the same text arrived, and no key tells the backend that it is the same. */
const SEND_AGAIN = {
  title: { id: 'feedback_again_title' },
  text: { id: 'feedback_again' },
  confirm: { id: 'feedback_again_confirm' },
} as const

type Told = Pick<Draft, 'images'> & { readonly content: string }
/** What tells one message from another. */
const told = ({ content, images }: Told) => JSON.stringify([content, images.map(({ id }) => id)])

/**
 * Sends a draft, which one key makes one message however often it is tapped. Where the answer is lost, it is asked what came of it:
 * thrown is only what was not stored, or what nobody knows of (BAL-05). A backend that takes no keys cannot be asked, and keeps no
 * list of feedback to look in: that it is unknown is said, and the member decides whether it goes out again.
 */
async function sendOnce(lobby: Lobby, draft: Draft, { content, images }: Told) {
  const what = told({ content, images })
  const isAgain = draft.sent?.what === what
  if (isAgain && draft.sent?.isDone) return 'sent'
  if (isAgain && !takesKeys(lobby) && !(await ask(lobby, SEND_AGAIN))) return 'kept'
  const sent = isAgain && draft.sent ? draft.sent : { what, key: newKey() }
  draft.sent = sent
  try {
    await write(lobby, feedbackMutationOptions(lobby), { content, images, intention: sent.key })
    return 'sent'
  } catch (error) {
    const isDone = isSurelyNotDone(error) ? false : takesKeys(lobby) ? await whatCame(lobby, sent.key) : undefined
    if (isDone) return 'sent'
    // The backend refuses a key whose call was not done, so the next attempt gets a new key.
    if (isDone === false) draft.sent = undefined
    if (isDone === undefined && !takesKeys(lobby)) return 'unknown'
    throw error
  }
}

/** Whether what was sent with a key is done, which is final; undefined where the backend does not say. */
const whatCame = (lobby: Lobby, key: string) =>
  write(lobby, closeIntentionMutationOptions(lobby), key).then(
    ({ isDone }) => isDone,
    () => undefined,
  )

/**
 * The form for what a member has to say. What was typed and picked stays until it is sent, through a failure, another page or
 * a login in between (MEM-10).
 */
export function useFeedback(): FeedbackResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const [draft] = useOwned(() => draftOf(lobby, FORM))
  const images = useDraftImages(draft)
  const shared = useAttempt()
  const { send, status, refusal, refuse } = shared
  const { values, problems, field, validateAll } = useFields<FeedbackField>({
    of: useOwner(),
    initial: { content: draft.texts.content ?? '' },
    check: (name, values) => feedbackProblem(values[name]),
  })
  useEffect(() => {
    draft.texts = values
  }, [draft, values])
  const typed = told({ ...values, images: images.images })
  useEffect(() => {
    // The same text may be another message once the form has shown something else.
    if (draft.sent?.isDone && draft.sent.what !== typed) draft.sent = undefined
  }, [draft, typed])

  // A picture that is still being made smaller would be left out.
  const submit = useSubmit(shared, waitFor(images.isReading), async (hasWaited) => {
    // A picture that was refused meanwhile says so, and the member decides whether the rest is sent without it.
    if (hasWaited && images.refusals.length > 0) return
    const checked = await validateAll(FIELDS)
    if (!checked) return
    const isAnother = anotherSince(lobby)
    const feedback = { content: checked.content, images: draft.images }
    const outcome = await send(() => sendOnce(lobby, draft, feedback))
    if (outcome === 'unknown') refuse({ id: 'feedback_unknown' })
    if (outcome !== 'sent') return
    // What was typed or picked since then is not thrown away.
    const isSent = ({ id }: PickedImage) => feedback.images.some((sent) => sent.id === id)
    const isChanged = draft.texts.content !== feedback.content || !draft.images.every(isSent)
    if (!isChanged) draft.texts = {}
    // A form that the member has opened meanwhile may still show it.
    if (draft.sent) draft.sent.isDone = true
    for (const { id } of feedback.images) images.remove(id)
    if (isAnother()) return
    notify(lobby, 'success', { id: 'feedback_sent' })
    if (!isChanged && isHere()) lobby.ports.navigate(pathOf('member'), { replace: true, back: true })
  })
  return {
    fields: FIELDS,
    field,
    problem: (name) => problems[name],
    hint: useCallback(() => feedbackHint(values.content), [values.content]),
    values,
    images,
    submit,
    status,
    refusal,
  }
}
