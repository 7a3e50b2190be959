import { letters } from '../random.ts'
import type { World } from '../world.ts'

const CAPTCHA_MINUTES = 5
const CAPTCHA_DIGITS = 4

/** A new captcha. Its answer is digits only, as the forms expect. */
export function issueCaptcha(world: World): { id: string; answer: string } {
  const at = world.now()
  const expiresAt = at + CAPTCHA_MINUTES * 60_000
  for (const { id } of world.db.filter('captcha', (row) => row.expiresAt <= at)) world.db.remove('captcha', id)
  const id = `c-${world.nextId()}`
  const answer = letters(world.random, CAPTCHA_DIGITS, '0123456789')
  world.db.add('captcha', { id, answer, madeAt: at, expiresAt, used: false })
  world.onCode({ kind: 'captcha', id, answer, at, expiresAt, used: false })
  return { id, answer }
}

/**
 * Whether the answer fits an unexpired captcha: the one of `id`, else the one made last. Any attempt uses it up.
 */
export function takeCaptcha(world: World, answer: string, id: string | undefined): boolean {
  const row = id ? world.db.get('captcha', id) : world.db.filter('captcha', () => true).at(-1)
  if (!row || row.used) return false
  world.db.patch('captcha', row.id, { used: true })
  return row.expiresAt > world.now() && row.answer === answer.trim()
}
