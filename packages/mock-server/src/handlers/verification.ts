import { type Outcome, ok, refuse } from '../answers.ts'
import { memberOfMobile } from '../domain/members.ts'
import { digitsOf, type Phone, SMS_MINUTES, sendCode } from '../domain/smsCodes.ts'
import type { Handlers } from '../operation.ts'
import type { SmsPurpose } from '../rows.ts'
import { rulesUnder } from '../seed/rules.ts'
import { countries } from '../seed/settings.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

/** Sends a code to a number that can have one: of a member, or for a newcomer one that the form itself would take. */
function send(
  { world, language }: { world: World; language: string },
  purpose: SmsPurpose,
  phone: Phone,
): Outcome<{ expiredMinutes: number }> {
  const { country } = phone
  if (country !== undefined && !countries.some(({ dialingCode }) => dialingCode === country)) {
    return refuse('register.field.invalid', { field: 'countryDialingCode' })
  }
  const isKnown = memberOfMobile(world, phone.number) !== undefined
  if (purpose === 'register' && isKnown) return refuse('member.exists')
  if (purpose !== 'register' && !isKnown) return refuse('member.not.found')
  const rule = rulesUnder(world.scenario).mobileNum
  if (!isKnown && rule && !new RegExp(rule.pattern).test(digitsOf(phone.number))) {
    return refuse('register.field.invalid', { field: 'mobileNum' }, say(rule.message, language))
  }
  return sendCode(world, purpose, phone) === 'sent' ? ok({ expiredMinutes: SMS_MINUTES }) : refuse('sms.too.often')
}

export const verificationHandlers = {
  sendLoginSms(call) {
    const { mobileNum: number, countryDialingCode: country } = call.body
    return call.world.flags.MOBILEVERCODELOGIN3 ? send(call, 'login', { number, country }) : refuse('sms.login.off')
  },
  sendRegisterSms(call) {
    const { mobileNo: number, countryDialingCode: country } = call.body
    return send(call, 'register', { number, country })
  },
  sendResetSms: (call) => send(call, 'reset', { number: call.body.mobileNum }),
} satisfies Partial<Handlers>
