import type { FieldProps, InputLook, Message } from '@lobbykit/hooks'
import type { Ref } from 'react'
import { useText } from '../../intl/IntlProvider.tsx'
import { inputProps } from './inputProps.ts'

/** What a text field takes from a form of the rules: what is typed, and what is wrong with it in words. */
export interface FormInput extends InputLook {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly hint: string | undefined
  readonly onValueChange: (value: string) => void
  readonly onBlur: () => void
  readonly ref: Ref<HTMLInputElement>
}

interface Form<Name extends string> {
  readonly field: (name: Name) => FieldProps
  readonly problem: (name: Name) => Message | undefined
  readonly hint: (name: Name) => Message | undefined
}

/** Turns a form of the rules into props of text fields. */
export function useInput<Name extends string>(form: Form<Name>) {
  const text = useText()
  return (name: Name): FormInput => {
    const hint = form.hint(name)
    return { ...inputProps({ field: form.field(name), problem: form.problem(name) }, text), hint: hint && text(hint) }
  }
}
