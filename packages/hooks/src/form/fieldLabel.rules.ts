import type { MessageId } from '../core/message.ts'

/** A field that has the same name in every form. */
export type NamedField = MessageId extends infer Id ? (Id extends `label_${infer Name}` ? Name : never) : never

/** What a field is called. */
export const fieldLabel = <Name extends NamedField>(name: Name): { id: `label_${Name}` } => ({ id: `label_${name}` })
