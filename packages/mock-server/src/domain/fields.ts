import { type Refused, refuse } from '../answers.ts'
import { rulesUnder } from '../seed/rules.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

/** Why a value breaks the rule of its field, with the rule's own message; an empty one always does. */
export function fieldRefusal(world: World, field: string, value: string, language: string): Refused | undefined {
  const rule = rulesUnder(world.scenario)[field]
  if (!rule || (value !== '' && new RegExp(rule.pattern, 'u').test(value))) return undefined
  return refuse('register.field.invalid', { field }, say(rule.message, language))
}
