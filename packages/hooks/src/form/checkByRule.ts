import type { Lobby } from '../core/lobby.ts'
import type { Message, MessageId } from '../core/message.ts'
import { checkField } from './field.rules.ts'
import { tooShort } from './hint.rules.ts'
import { patternTester } from './lobbyPatterns.ts'
import type { FormRules } from './useFormRules.ts'

/** How a field of a form with fixed fields is checked. */
export interface RuledField {
  /** The server rule it is checked by. */
  rule: string
  /** What to say where that rule is silent. */
  fallback: MessageId
  /** What to say instead where something was typed. */
  wrong?: MessageId
  /** The form cannot do without it, whatever its rule says. */
  required?: true
  /** A number that is too short says how many digits it needs (REG-16). */
  counts?: true
}

/** What is wrong with a value under the server's rule of its field (LOGIN-03, PSW-02). */
export function checkByRule(lobby: Lobby, rules: FormRules | undefined, field: RuledField, value: string) {
  const { rule: name, fallback, wrong = fallback, required, counts } = field
  const found = rules?.[name]
  const rule = found && required ? { ...found, required } : found
  const short: Message | undefined = counts && tooShort(found, value)
  return checkField(rule, value, { id: fallback }, patternTester(lobby), short ?? { id: wrong })
}
