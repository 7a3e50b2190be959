import { ok, refuse } from '../answers.ts'
import { captchaImage } from '../art/index.ts'
import { issueCaptcha } from '../domain/captchas.ts'
import { captchaRefusal, doorRefusal, failed, forgive } from '../domain/loginGate.ts'
import { addMember, MEMBER_TYPE, memberOfLogin, memberOfMobile } from '../domain/members.ts'
import { identityOf } from '../domain/provider.ts'
import { endSession, renewSession, welcome } from '../domain/sessions.ts'
import { signedIn } from '../domain/signedIn.ts'
import { takeCode } from '../domain/smsCodes.ts'
import { rowOfAccount } from '../domain/team.ts'
import type { Body, Handlers } from '../operation.ts'
import { furnish } from '../seed/members.ts'
import type { World } from '../world.ts'

/** What a trial member plays with. */
const TRIAL_CENTS = 100_000

type Login = Body<'login'>

function logInByPassword(world: World, login: Login) {
  const member = memberOfLogin(world, login.username) ?? rowOfAccount(world, login.username)
  const stop = captchaRefusal(world, login, member)
  if (stop) return stop
  if (!member) return failed(world, login.username, 'member.not.found')
  // A member without a password (registered by mobile, or on trial) cannot be entered with an empty one.
  const isProven = member.password !== '' && member.password === login.password
  if (!isProven) return failed(world, login.username, 'login.password.wrong')
  forgive(world, login.username)
  return doorRefusal(world, member) ?? ok(welcome(world, member))
}

function logInBySms(world: World, login: Login) {
  if (!world.flags.MOBILEVERCODELOGIN3) return refuse('sms.login.off')
  const member = memberOfMobile(world, login.username)
  const stop = captchaRefusal(world, login, member)
  if (stop) return stop
  if (!member) return failed(world, login.username, 'member.not.found')
  const phone = { number: login.username, country: login.countryDialingCode }
  const taken = takeCode(world, 'login', phone, login.password)
  if (taken !== 'taken') return failed(world, login.username, taken === 'expired' ? 'sms.code.expired' : 'sms.code.wrong')
  forgive(world, login.username)
  return doorRefusal(world, member) ?? ok(welcome(world, member))
}

function logInByProvider(world: World, login: Login) {
  const identity = identityOf(login.firebaseIdToken)
  if (!identity) return refuse('login.provider.wrong')
  const byMail = world.db.find('member', (row) => row.email?.toLowerCase() === identity.toLowerCase())
  const member = login.socialProvider ? byMail : memberOfMobile(world, identity)
  if (!member) return refuse('member.not.found')
  return doorRefusal(world, member) ?? ok(welcome(world, member))
}

const trialName = (world: World) => `trial${world.nextId()}`

export const sessionHandlers = {
  login({ world, body }) {
    if (body.type === 'sms') return logInBySms(world, body)
    return body.type === 'firebase' ? logInByProvider(world, body) : logInByPassword(world, body)
  },
  startFreePlay({ world }) {
    const member = addMember(world, {
      account: trialName(world),
      password: '',
      type: MEMBER_TYPE.trial,
      balanceCents: TRIAL_CENTS,
    })
    furnish(world, member.id)
    return ok(welcome(world, member))
  },
  createTrial: ({ world }) => ok({ trialName: trialName(world) }),
  logout(call) {
    endSession(call.world, signedIn(call).session.session)
    return ok()
  },
  renewSession: (call) => ok({ token: renewSession(call.world, signedIn(call).session) }),
  getCaptcha({ world }) {
    const { id, answer } = issueCaptcha(world)
    const svg = captchaImage({ text: answer, random: world.random })
    return ok({ image: `data:image/svg+xml;base64,${btoa(svg)}`, captchaId: id })
  },
} satisfies Partial<Handlers>
