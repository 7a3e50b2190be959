import { createIntl, type MessageFormatElement } from 'react-intl'
import type { Values } from './speak.ts'

/** Puts a compiled text that chooses by number or kind into words. */
export type Formatter = (id: string, tree: MessageFormatElement[], values: Values | undefined) => string

/** The message formatter of a language; only scripts with a text that needs it bring it along. */
export function createFormatter(tag: string): Formatter {
  const intl = createIntl({ locale: tag, onError: import.meta.env.DEV ? console.error : () => undefined })
  return (id, tree, values) => intl.formatMessage({ id, defaultMessage: tree }, values)
}
