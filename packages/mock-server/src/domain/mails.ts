import { letters } from '../random.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/** Makes a password that keeps the rule, and writes it to the member's e-mail address. */
export function mailPassword(world: World, { account, email = '' }: MemberRow): string {
  const password = letters(world.random, 6, LETTERS) + letters(world.random, 4, DIGITS)
  const at = world.now()
  world.db.put('mail', { id: account, email, password, at })
  world.onCode({ kind: 'mail', account, email, password, at })
  return password
}
