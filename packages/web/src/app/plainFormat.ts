import type { Catalogue } from '../messages/loadMessages.ts'
import { allTexts } from './allTexts.ts'

/** Puts a text into words; an id without a text shows as it is. */
export type Format = (id: string, values?: Record<string, string | number>) => string

/**
 * Formats texts that hold nothing but values: enough for the first screen, without a library. A text that is missing, or
 * that needs more, makes the library and all other texts come.
 */
export function plainFormat(messages: Catalogue): Format {
  return (id, values) => {
    const parts = messages[id]
    if (!parts) {
      queueMicrotask(allTexts.want)
      return ''
    }
    return parts
      .map((part) =>
        'options' in part || !('value' in part) ? '' : part.type === 0 ? part.value : String(values?.[part.value] ?? ''),
      )
      .join('')
  }
}
