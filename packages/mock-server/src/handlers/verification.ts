import { type Outcome, ok, refuse } from '../answers.ts'
import { memberOfMobile } from '../domain/members.ts'
import { SMS_MINUTES, sendCode } from '../domain/smsCodes.ts'
import type { Handlers } from '../operation.ts'
import type { SmsPurpose } from '../rows.ts'
import type { World } from '../world.ts'

function send(world: World, purpose: SmsPurpose, mobile: string): Outcome<{ expiredMinutes: number }> {
  const isKnown = memberOfMobile(world, mobile) !== undefined
  if (purpose === 'register' && isKnown) return refuse('member.exists')
  if (purpose !== 'register' && !isKnown) return refuse('member.not.found')
  return sendCode(world, purpose, mobile) === 'sent' ? ok({ expiredMinutes: SMS_MINUTES }) : refuse('sms.too.often')
}

export const verificationHandlers = {
  sendLoginSms: ({ world, body }) =>
    world.flags.MOBILEVERCODELOGIN3 ? send(world, 'login', body.mobileNum) : refuse('sms.login.off'),
  sendRegisterSms: ({ world, body }) => send(world, 'register', body.mobileNo),
  sendResetSms: ({ world, body }) => send(world, 'reset', body.mobileNum),
} satisfies Partial<Handlers>
