import type { SyntheticEvent } from 'react'
import type { Message } from '../core/message.ts'
import type { FieldProps } from './useFields.ts'

/** What a form gives: its fields, the way to send it, and what came of that. A form that lacks one of these omits it. */
export interface FormResult<Name extends string> {
  /** What is asked for, in its order. */
  fields: readonly Name[]
  /** Props of a field's input: spread them. */
  field: (name: Name) => FieldProps
  /** What is wrong with a field; undefined for nothing. */
  problem: (name: Name) => Message | undefined
  /** What helps to fill a field in; undefined for nothing (REG-16). */
  hint: (name: Name) => Message | undefined
  /** What is typed. */
  values: Readonly<Record<Name, string>>
  /** Checks all fields and sends them, once however often it is tapped; give it to the form's `onSubmit`. */
  submit: (event?: SyntheticEvent) => Promise<void>
  /** `pending` while the form, or another way in beside it, is being sent. */
  status: 'idle' | 'pending'
  /** Why the last attempt was refused, unless a field says it. */
  refusal: Message | undefined
}

/** The hint of a form whose fields need none. */
export const noHint = (): undefined => undefined
