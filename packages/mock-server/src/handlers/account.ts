import { type Outcome, ok, refuse } from '../answers.ts'
import { countRegistration, placeByLink } from '../domain/links.ts'
import { mailPassword } from '../domain/mails.ts'
import { addMember, memberOfLogin, memberOfMobile } from '../domain/members.ts'
import { noteFriend } from '../domain/referral.ts'
import { isAffiliate, isInvitation, type Method, memberFrom, registrationRefusal } from '../domain/registration.ts'
import { endSessionsOf, welcome } from '../domain/sessions.ts'
import { signedIn } from '../domain/signedIn.ts'
import { checkCode, takeCode } from '../domain/smsCodes.ts'
import type { Call, Handlers, Value } from '../operation.ts'
import type { MemberRow } from '../rows.ts'
import { furnish } from '../seed/members.ts'
import { rulesUnder } from '../seed/rules.ts'
import { affiliates } from '../seed/settings.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

function join(
  { world, body, language }: Pick<Call<'register'>, 'world' | 'body' | 'language'>,
  method: Method,
): Outcome<Value<'register'>> {
  const stop = registrationRefusal(world, body, method, language)
  if (stop) return stop
  const member = addMember(world, { ...memberFrom(body), ...placeByLink(world, body.affiliateCode) })
  countRegistration(world, body.affiliateCode)
  furnish(world, member.id)
  noteFriend(world, member, body.affiliateCode)
  return ok(welcome(world, member))
}

const isPassword = (world: World, text: string) => new RegExp(rulesUnder(world.scenario).password?.pattern ?? '').test(text)

/** Sets a password that differs from the old one and keeps the rule. */
function changed({ world, language }: { world: World; language: string }, member: MemberRow, password: string, keep?: string) {
  if (password === member.password) return refuse('modify.new.old.same')
  if (!isPassword(world, password)) {
    const message = rulesUnder(world.scenario).password?.message
    return refuse('register.field.invalid', { field: 'newPassword' }, message && say(message, language))
  }
  world.db.patch('member', member.id, { password })
  world.db.remove('attempt', member.account.toLowerCase())
  endSessionsOf(world, member.id, keep)
  return ok()
}

export const accountHandlers = {
  register: (call) => join(call, 'username'),
  registerByMobile: (call) => join(call, 'mobile'),
  setPasswordByMobile(call) {
    const { world, body } = call
    const member = memberOfMobile(world, body.mobileNum)
    if (!member) return refuse('member.not.found')
    // Without the code nobody learns what the password is or is not.
    const phone = { number: body.mobileNum }
    const standing = checkCode(world, 'reset', phone, body.verificationCode)
    if (standing !== 'right') return refuse(standing === 'expired' ? 'sms.code.expired' : 'sms.code.wrong')
    const outcome = changed(call, member, body.newPassword)
    // A refused password does not use the code up, so that it serves the next try.
    if (outcome.success) takeCode(world, 'reset', phone, body.verificationCode)
    return outcome
  },
  sendPasswordByEmail(call) {
    const { world, body } = call
    const member = memberOfLogin(world, body.username)
    if (member?.email?.toLowerCase() !== body.email.trim().toLowerCase()) return refuse('member.not.found')
    return changed(call, member, mailPassword(world, member))
  },
  changePassword(call) {
    const { member, session } = signedIn(call)
    const { oldPassword, newPassword, confirmNewPassword } = call.body
    if (oldPassword !== member.password) return refuse('modify.old.wrong')
    if (newPassword !== confirmNewPassword) return refuse('modify.confirm.differs')
    return changed(call, member, newPassword, session.session)
  },
  getAffiliate({ world, query }) {
    const byDomain = Object.entries(affiliates).find(([, domain]) => domain === query?.domain)
    const code = query?.code ?? byDomain?.[0] ?? ''
    const domain = isAffiliate(code) ? affiliates[code] : undefined
    if (domain) return ok({ code, domain })
    return isInvitation(world, code) ? ok({ code }) : refuse('affiliate.invalid')
  },
  checkAffiliate: ({ world, query }) => (isInvitation(world, query.code) ? ok() : refuse('affiliate.invalid')),
} satisfies Partial<Handlers>
