import { type Refused, refuse } from '../answers.ts'
import type { Body } from '../operation.ts'
import type { MemberRow } from '../rows.ts'
import { crowdPlaceOfAccount } from '../seed/crowd.ts'
import { rulesUnder } from '../seed/rules.ts'
import { affiliates } from '../seed/settings.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { takeCaptcha } from './captchas.ts'
import { placeByLink } from './links.ts'
import { memberOf, memberOfMobile } from './members.ts'
import { provesMobile } from './provider.ts'
import { inviterOf } from './referral.ts'
import { takeCode } from './smsCodes.ts'

export type Registration = Body<'register'>
export type Method = 'username' | 'mobile'

/** Fields a method always needs and fields it has no use for, whatever the rules say. */
const NEEDED: Record<Method, readonly string[]> = { username: ['username', 'password'], mobile: ['mobileNum'] }
const CHECKED_APART = new Set(['verificationCode'])

const isOwn = (field: string) => !field.startsWith('login') && !CHECKED_APART.has(field)

/** The first field that breaks its rule, with the rule's own message (REG-05). */
function fieldRefusal(world: World, form: Registration, method: Method, language: string): Refused | undefined {
  const values: Record<string, unknown> = { ...form }
  for (const [field, rule] of Object.entries(rulesUnder(world.scenario)).filter(([field]) => isOwn(field))) {
    const isCredential = field === 'username' || field === 'password'
    if (method === 'mobile' && isCredential && !values[field] && !(field === 'password' && world.flags.MOBILENUMPASSREG3))
      continue
    const value = typeof values[field] === 'string' ? values[field] : ''
    const isNeeded = NEEDED[method].includes(field) || (rule.enabled && rule.required)
    const fits = value ? new RegExp(rule.pattern, 'u').test(value) : !isNeeded
    if (!fits) return refuse('register.field.invalid', { field }, say(rule.message, language))
  }
  const isConfirmed = (form.password ?? '') === (form.confirmPassword ?? form.password ?? '')
  return isConfirmed ? undefined : refuse('register.field.invalid', { field: 'confirmPassword' })
}

/** Whether somebody is called so, or reached so, already. */
export function isTaken(
  world: World,
  { username, mobileNum, email }: Pick<Registration, 'username' | 'mobileNum' | 'email'>,
): boolean {
  if (username && (memberOf(world, username) || crowdPlaceOfAccount(world, username) !== undefined)) return true
  if (mobileNum && memberOfMobile(world, mobileNum)) return true
  return Boolean(email && world.db.find('member', (row) => row.email?.toLowerCase() === email.toLowerCase()))
}

/** Why the mobile number is not proven, when it must be. */
function proofRefusal(world: World, form: Registration, method: Method): Refused | undefined {
  const rule = rulesUnder(world.scenario).verificationCode
  const isForced = method === 'mobile' ? world.flags.REGMOBVERF3 : Boolean(rule?.enabled && form.mobileNum)
  if (!isForced && !form.verificationCode) return undefined
  const mobile = form.mobileNum ?? ''
  if (form.firebaseIdToken) return provesMobile(form.firebaseIdToken, mobile) ? undefined : refuse('provider.token.wrong')
  const phone = { number: mobile, country: form.countryDialingCode }
  const taken = takeCode(world, 'register', phone, form.verificationCode ?? '')
  if (taken === 'taken') return undefined
  return refuse(taken === 'expired' ? 'sms.code.expired' : 'sms.code.wrong')
}

/** Whether an invitation code is an agent's. */
export const isAffiliate = (code: string) => Object.hasOwn(affiliates, code)

/** Whether an invitation code exists: an agent's, that of an agent's link, or that of a member who invites friends. */
export const isInvitation = (world: World, code: string) =>
  isAffiliate(code) || placeByLink(world, code) !== undefined || inviterOf(world, code) !== undefined

/** Why whoever the newcomer comes from is not right: an unknown code, a host that is another agent's, a recommender who is none. */
function linkRefusal(world: World, { affiliateCode, domain, recommenderId }: Registration): Refused | undefined {
  if (affiliateCode && !isInvitation(world, affiliateCode)) return refuse('affiliate.invalid')
  // A member's code is tied to no host.
  if (affiliateCode && domain && isAffiliate(affiliateCode) && affiliates[affiliateCode] !== domain)
    return refuse('agent.wrong')
  return recommenderId && !memberOf(world, recommenderId) ? refuse('referrer.wrong') : undefined
}

/** Why a registration is refused; the SMS code is used up last, so that a mistyped field does not cost one. */
export function registrationRefusal(world: World, form: Registration, method: Method, language: string): Refused | undefined {
  const isOff = method === 'mobile' ? !world.flags.MOBILENUMREG3 : !world.flags.USERNAMEREG3
  if (isOff) return refuse('register.method.off')
  const broken = fieldRefusal(world, form, method, language)
  if (broken) return broken
  const link = linkRefusal(world, form)
  if (link) return link
  if (isTaken(world, form)) return refuse('member.exists')
  if (world.scenario.captcha) {
    if (!form.captcha) return refuse('register.captcha.required', { captcha: true })
    if (!takeCaptcha(world, form.captcha, form.captchaId)) return refuse('register.captcha.wrong', { captcha: true })
  }
  return proofRefusal(world, form, method)
}

const DETAILS = ['paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'payeeName'] as const
const LINKS = ['recommenderId', 'affiliateCode', 'domain', 'registerMethod', 'countryDialingCode'] as const

/** The member a registration describes. */
export function memberFrom(form: Registration): Pick<MemberRow, 'account' | 'password'> & Partial<MemberRow> {
  const kept = [...DETAILS, ...LINKS].flatMap((field) => (form[field] ? [[field, form[field]]] : []))
  return {
    account: form.username ?? form.mobileNum ?? '',
    password: form.password ?? '',
    details: Object.fromEntries(kept),
    ...(form.nickname && { nickname: form.nickname }),
    ...(form.email && { email: form.email }),
    ...(form.mobileNum && { mobile: form.mobileNum }),
  }
}
