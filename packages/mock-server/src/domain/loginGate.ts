import { type Refused, refuse } from '../answers.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { takeCaptcha } from './captchas.ts'
import { isAgent } from './members.ts'

const keyOf = (name: string) => name.trim().toLowerCase()

/** Counts a failed login and says no; from now on this name needs a captcha (LOGIN-04). */
export function failed(world: World, name: string, code: Refused['errorCode']): Refused {
  const id = keyOf(name)
  const failures = (world.db.get('attempt', id)?.failures ?? 0) + 1
  world.db.put('attempt', { id, failures })
  return refuse(code, { captcha: true })
}

/** Forgets the failures of a name that got in. */
export const forgive = (world: World, name: string) => world.db.remove('attempt', keyOf(name))

/** Why a login may not even be tried: its captcha is missing or wrong. */
export function captchaRefusal(
  world: World,
  { username, captcha, captchaId }: { username: string; captcha?: string; captchaId?: string },
  member: MemberRow | undefined,
): Refused | undefined {
  const isDemanded = world.scenario.captcha || member?.alwaysCaptcha || world.db.get('attempt', keyOf(username))
  if (!isDemanded) return undefined
  if (!captcha) return refuse('login.captcha.required', { captcha: true })
  if (!takeCaptcha(world, captcha, captchaId)) return refuse('login.captcha.wrong', { captcha: true })
  return undefined
}

/** Why a member who proved who they are may still not enter. */
export function doorRefusal(world: World, member: MemberRow): Refused | undefined {
  if (member.status === 'disabled') return refuse('member.disabled')
  if (member.status === 'notMember') return refuse('member.not.member')
  if (world.scenario.agentsOnly && !isAgent(member)) return refuse('agent.only')
  return undefined
}
