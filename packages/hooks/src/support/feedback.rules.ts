import type { Message } from '../core/message.ts'

/** Fewest and most characters of a feedback, white space around it apart (MEM-10, assumed). */
export const FEEDBACK_LEAST = 10
export const FEEDBACK_MOST = 500

/** The characters of a feedback as its limits count them: an emoji is one or a few, never more for how it is stored. */
export const charactersOf = (content: string): number => [...content.trim()].length

/** What is wrong with the text of a feedback; undefined for one that can be sent (MEM-10). */
export function feedbackProblem(content: string): Message | undefined {
  const count = charactersOf(content)
  if (count === 0) return { id: 'feedback_empty' }
  if (count < FEEDBACK_LEAST) return { id: 'feedback_short', values: { least: FEEDBACK_LEAST } }
  return count > FEEDBACK_MOST
    ? { id: 'feedback_long', values: { most: FEEDBACK_MOST, over: count - FEEDBACK_MOST } }
    : undefined
}

/** How long it may be, and how long it is (MEM-10). */
export const feedbackHint = (content: string): Message => ({
  id: 'feedback_hint',
  values: { least: FEEDBACK_LEAST, most: FEEDBACK_MOST, count: charactersOf(content) },
})
