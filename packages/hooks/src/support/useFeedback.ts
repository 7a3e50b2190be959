import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { useAttempt } from '../auth/useAttempt.ts'
import type { Message } from '../core/message.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { notify } from '../core/notices/notices.ts'
import { useLobby } from '../core/useLobby.ts'
import { write } from '../core/write.ts'
import { draftOf } from '../form/drafts.ts'
import { type FieldProps, useFields } from '../form/useFields.ts'
import { type PickedImagesResult, usePickedImages } from '../form/usePickedImages.ts'
import { feedbackMutationOptions } from './feedback.queries.ts'
import { feedbackHint, feedbackProblem } from './feedback.rules.ts'

/** The field of the form. */
export type FeedbackField = 'content'

/** The feedback form. */
export interface FeedbackResult {
  /** Props of the text's input: spread them. */
  field: (name: FeedbackField) => FieldProps
  /** What is wrong with the text; undefined for nothing. */
  problem: (name: FeedbackField) => Message | undefined
  /** How long it may be, and how long it is. */
  hint: (name: FeedbackField) => Message
  /** Pictures that go along. */
  images: PickedImagesResult
  /** Checks and sends it, then goes to the member centre; give it to the form's `onSubmit`. */
  submit: (event?: SyntheticEvent) => Promise<void>
  status: 'idle' | 'pending'
  /** Why the last attempt was refused. */
  refusal: Message | undefined
}

const FORM = 'feedback'
const check = async ({ content }: Record<FeedbackField, string>) => {
  const problem = feedbackProblem(content)
  return problem ? { content: problem } : {}
}

/**
 * The form for what a member has to say. What was typed and picked stays until it is sent, through a failure, another page or
 * a login in between (MEM-10).
 */
export function useFeedback(): FeedbackResult {
  const lobby = useLobby()
  const [draft] = useState(() => draftOf(lobby, FORM))
  const images = usePickedImages(FORM)
  const { attempt, refusal } = useAttempt()
  const [isSending, setSending] = useState(false)
  const { values, problems, field, validateAll } = useFields<FeedbackField>({
    initial: { content: draft.texts.content ?? '' },
    check,
  })
  useEffect(() => {
    draft.texts = values
  }, [draft, values])

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      // A picture that is still being made smaller would be left out.
      if (images.isReading || !(await validateAll(['content']))) return
      setSending(true)
      try {
        await write(lobby, feedbackMutationOptions(lobby), { content: values.content, images: images.images })
      } finally {
        setSending(false)
      }
      draft.texts = {}
      images.clear()
      notify(lobby, 'success', { id: 'feedback_sent' })
      lobby.ports.navigate(pathOf('member'), { replace: true })
    })
  }
  return {
    field,
    problem: (name) => problems[name],
    hint: useCallback(() => feedbackHint(values.content), [values.content]),
    images,
    submit,
    status: isSending ? 'pending' : 'idle',
    refusal,
  }
}
