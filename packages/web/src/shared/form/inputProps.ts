import type { FieldProps, Message } from '@lobbykit/hooks'
import type { SayText } from '../../intl/speak.ts'

interface FormField {
  readonly field: FieldProps
  readonly problem?: Message | undefined
}

/** A field of the rules as a text field takes it: it is given the text itself instead of an event, and what is wrong in words. */
export function inputProps({ field, problem }: FormField, text: SayText) {
  const { onChange, 'aria-invalid': _, ...input } = field
  return {
    ...input,
    error: problem && text(problem),
    onValueChange: (value: string) => onChange({ target: { value } }),
  }
}
