import type { FieldProps, Message } from '@lobbykit/hooks'
import type { SayText } from '../../intl/speak.ts'

interface FormField {
  readonly field: FieldProps
  readonly problem?: Message | undefined
}

/**
 * Turns a field of the rules into props of a text field: its handler takes the text instead of an event, and what is wrong is
 * put into words.
 */
export function inputProps({ field, problem }: FormField, text: SayText) {
  const { onChange, 'aria-invalid': _, ...input } = field
  return {
    ...input,
    error: problem && text(problem),
    onValueChange: (value: string) => onChange({ target: { value } }),
  }
}
