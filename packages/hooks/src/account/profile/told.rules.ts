import { isApiError } from '@lobbykit/sdk'
import type { Message, MessageId } from '../../core/message.ts'
import type { FieldRule } from '../../form/field.rules.ts'

/** Which field tells each refusal, and in which words; without words, in those of the rule that the refusal names. */
export type ToldAt<Name extends string> = Partial<Record<string, readonly [field: Name, text?: MessageId]>>

/** A field that tells a refusal, and what it says. */
export interface Told<Name extends string> {
  name: Name
  problem: Message
}

/** The field that tells a refusal and what it says; undefined where no field does (MEM-07). */
export function toldBy<Name extends string>(
  error: unknown,
  toldAt: ToldAt<Name>,
  rules: Readonly<Record<string, FieldRule>> | undefined,
): Told<Name> | undefined {
  if (!isApiError(error) || error.code === undefined || !Object.hasOwn(toldAt, error.code)) return undefined
  const [name, id] = toldAt[error.code] ?? []
  if (name === undefined) return undefined
  const text = rules?.[fieldIn(error) ?? '']?.message
  return { name, problem: id ? { id } : text ? { text } : { id: 'field_check' } }
}

/** The name of the field that a refusal is about; undefined where it names none. */
export function fieldIn(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'register.field.invalid') return undefined
  const { value } = error
  return typeof value === 'object' && value !== null && 'field' in value ? String(value.field) : undefined
}
