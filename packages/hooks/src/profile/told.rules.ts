import { isApiError } from '@lobbykit/sdk'
import type { Message, MessageId } from '../core/message.ts'
import type { FieldRule } from '../form/field.rules.ts'

/** Which field tells each refusal, and in which words; without words, in those of the rule that the refusal names. */
export type ToldAt<Name extends string> = Partial<Record<string, readonly [field: Name, text?: MessageId]>>

/** The field that tells a refusal and what it says; undefined where no field does (MEM-07). */
export function toldBy<Name extends string>(
  error: unknown,
  toldAt: ToldAt<Name>,
  rules: Readonly<Record<string, FieldRule>> | undefined,
): { name: Name; problem: Message } | undefined {
  if (!isApiError(error) || error.code === undefined || !Object.hasOwn(toldAt, error.code)) return undefined
  const [name, id] = toldAt[error.code] ?? []
  if (name === undefined) return undefined
  const text = rules?.[fieldIn(error.value)]?.message
  return { name, problem: id ? { id } : text ? { text } : { id: 'field_check' } }
}

const fieldIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'field' in value ? String(value.field) : ''
