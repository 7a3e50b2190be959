import { describe, expect, it } from 'vitest'
import { createTester } from '../testKit.ts'

const maria = { type: 'username', username: 'maria88', password: 'Maria88pass' } as const
const wrong = { ...maria, password: 'nonsense1' }

describe('login by password', () => {
  it('LOGIN-08 the right password opens a session that knows who the member is', async () => {
    const { send } = createTester()
    const answer = await send('login', { body: maria })
    expect(answer.value).toMatchObject({ userName: 'maria88', customerType: 0, firstTimeLogin: false })
    const token = String(answer.at('token'))
    expect((await send('getMemberInfo', { token })).at('account')).toBe('maria88')
  })

  it('LOGIN-04 a wrong password asks for a captcha, and then nothing goes without one', async () => {
    const { send } = createTester()
    expect(await send('login', { body: wrong })).toMatchObject({
      success: false,
      errorCode: 'login.password.wrong',
      value: { captcha: true },
    })
    expect(await send('login', { body: maria })).toMatchObject({
      errorCode: 'login.captcha.required',
      value: { captcha: true },
    })
    expect((await send('login', { body: { ...maria, username: 'vip777', password: 'Vip777pass' } })).success).toBe(true)
  })

  it('LOGIN-04 a login without a name is a failed one like any other', async () => {
    const { send } = createTester()
    const nobody = { ...maria, username: '' }
    const { success, status } = await send('login', { body: nobody })
    expect(success).toBe(false)
    expect([200, 400]).toContain(status)
  })

  it('LOGIN-04 the captcha must match, is used up by any attempt and expires', async () => {
    const { send, backend, pass } = createTester()
    await send('login', { body: wrong })
    const fresh = async () => String((await send('getCaptcha')).at('captchaId'))
    const tryWith = (captcha: string | undefined, captchaId?: string) =>
      send('login', { body: { ...maria, captcha: captcha ?? '', ...(captchaId && { captchaId }) } })

    const first = await fresh()
    expect(await tryWith('0', first)).toMatchObject({ errorCode: 'login.captcha.wrong' })
    expect(await tryWith(backend.captcha(first), first)).toMatchObject({ errorCode: 'login.captcha.wrong' })

    const late = await fresh()
    pass(5 * 60)
    expect(await tryWith(backend.captcha(late), late)).toMatchObject({ errorCode: 'login.captcha.wrong' })

    const right = await fresh()
    expect(await tryWith(backend.captcha(right), right)).toMatchObject({ success: true })
    expect(await send('login', { body: maria })).toMatchObject({ success: true })
  })

  it('LOGIN-04 a captcha answer without an id belongs to the image made last', async () => {
    const { send, backend } = createTester()
    await send('login', { body: wrong })
    await send('getCaptcha')
    await send('getCaptcha')
    expect(await send('login', { body: { ...maria, captcha: backend.captcha() ?? '' } })).toMatchObject({ success: true })
  })

  it('LOGIN-04 one account asks for a captcha from the start', async () => {
    const { send } = createTester()
    const body = { type: 'username', username: 'captcha1', password: 'Captcha1pass' } as const
    expect(await send('login', { body })).toMatchObject({ errorCode: 'login.captcha.required', value: { captcha: true } })
  })

  it.each([
    ['nobody99', 'Whatever1', 'member.not.found'],
    ['blocked1', 'Blocked1pass', 'member.disabled'],
    ['blocked1', 'Wrong1pass', 'login.password.wrong'],
    ['outsider', 'Outsider1', 'member.not.member'],
    ['trial01', '', 'login.password.wrong'],
  ])('LOGIN-14 %s with %s is refused with %s', async (username, password, errorCode) => {
    const { send } = createTester()
    expect(await send('login', { body: { type: 'username', username, password } })).toMatchObject({ success: false, errorCode })
  })

  it('LOGIN-14 where only agents may enter, others are told so', async () => {
    const { send } = createTester({ scenario: 'agents-only' })
    expect(await send('login', { body: maria })).toMatchObject({ errorCode: 'agent.only' })
    const agent = { type: 'username', username: 'agent01', password: 'Agent01pass' } as const
    expect(await send('login', { body: agent })).toMatchObject({ success: true, value: { customerType: 1 } })
  })

  it('a member without a password cannot be entered with an empty one', async () => {
    const { send } = createTester()
    const username = String((await send('startFreePlay')).at('userName'))
    expect(await send('login', { body: { type: 'username', username, password: '' } })).toMatchObject({ success: false })
  })
})

describe('login by SMS and by provider', () => {
  const mobileNum = '9171234567'
  const bySms = (password: string) => ({ type: 'sms', username: mobileNum, password, countryDialingCode: '63' }) as const

  it('LOGIN-01 a sent code logs in once', async () => {
    const { send, backend } = createTester()
    expect((await send('sendLoginSms', { body: { mobileNum } })).value).toEqual({ expiredMinutes: 1 })
    const code = backend.sms(mobileNum) ?? ''
    expect(await send('login', { body: bySms(code) })).toMatchObject({ success: true, value: { userName: 'maria88' } })
    expect(await send('login', { body: bySms(code) })).toMatchObject({ errorCode: 'sms.code.wrong' })
  })

  it.each([
    ['84', { success: true }],
    ['63', { errorCode: 'sms.code.wrong' }],
  ])('LOGIN-01 a code that was sent to country 84 is tried for the number of %s', async (countryDialingCode, answer) => {
    const { send, backend } = createTester()
    await send('sendLoginSms', { body: { mobileNum, countryDialingCode: '84' } })
    expect(backend.codes()).toMatchObject([{ mobile: mobileNum, country: '84' }])
    const body = { ...bySms(backend.sms(mobileNum) ?? ''), countryDialingCode }
    expect(await send('login', { body })).toMatchObject(answer)
  })

  it('LOGIN-05 a code expires after the minutes that were promised, and only then another one is sent', async () => {
    const { send, backend, pass } = createTester()
    await send('sendLoginSms', { body: { mobileNum } })
    pass(59)
    expect(await send('sendLoginSms', { body: { mobileNum } })).toMatchObject({ errorCode: 'sms.too.often' })
    pass(1)
    expect(await send('login', { body: bySms(backend.sms(mobileNum) ?? '') })).toMatchObject({ errorCode: 'sms.code.expired' })
    expect(await send('sendLoginSms', { body: { mobileNum } })).toMatchObject({ success: true })
  })

  it('LOGIN-05 an unknown number gets no code, and no number does while the flag is off', async () => {
    const { send, backend } = createTester()
    expect(await send('sendLoginSms', { body: { mobileNum: '9179999999' } })).toMatchObject({ errorCode: 'member.not.found' })
    backend.setFlag('MOBILEVERCODELOGIN3', false)
    expect(await send('sendLoginSms', { body: { mobileNum } })).toMatchObject({ errorCode: 'sms.login.off' })
  })

  it('LOGIN-10 a provider token of development logs in by mobile number or e-mail, any other does not', async () => {
    const { send } = createTester()
    const body = { type: 'firebase', username: '', password: '' } as const
    expect(await send('login', { body: { ...body, firebaseIdToken: `mock:${mobileNum}` } })).toMatchObject({ success: true })
    const social = { ...body, socialProvider: 'google', firebaseIdToken: 'mock:maria@mail.example' } as const
    expect(await send('login', { body: social })).toMatchObject({ success: true })
    expect(await send('login', { body: { ...body, firebaseIdToken: 'eyJ' } })).toMatchObject({
      errorCode: 'login.provider.wrong',
    })
  })
})

describe('sessions', () => {
  it('LOGIN-11 free play opens a session of type 4 with money to play with', async () => {
    const { send } = createTester()
    const answer = await send('startFreePlay')
    expect(answer.value).toMatchObject({ customerType: 4 })
    const token = String(answer.at('token'))
    expect((await send('getBalance', { token })).at('sumBalance')).toBe(1000)
  })

  it('LOGIN-15 a renewed token replaces the old one, which works for 60 more seconds', async () => {
    const { send, logIn, pass } = createTester()
    const old = await logIn()
    const fresh = String((await send('renewSession', { token: old })).at('token'))
    expect(fresh).not.toBe(old)
    pass(59)
    expect(await send('getBalance', { token: old })).toMatchObject({ status: 200 })
    pass(1)
    expect(await send('getBalance', { token: old })).toMatchObject({ status: 401 })
    expect(await send('getBalance', { token: fresh })).toMatchObject({ status: 200 })
  })

  it('LOGIN-13 a session ends after twelve hours', async () => {
    const { send, logIn, pass } = createTester()
    const token = await logIn()
    pass(12 * 3600 - 1)
    expect(await send('getBalance', { token })).toMatchObject({ status: 200 })
    pass(1)
    expect(await send('getBalance', { token })).toMatchObject({ status: 401, errorCode: 'session.expired' })
  })

  it('LOGIN-12 logout ends every token of the session and no other session', async () => {
    const { send, logIn } = createTester()
    const first = await logIn()
    const second = await logIn()
    const fresh = String((await send('renewSession', { token: first })).at('token'))
    expect(await send('logout', { token: fresh })).toMatchObject({ success: true })
    expect(await send('getBalance', { token: first })).toMatchObject({ status: 401 })
    expect(await send('getBalance', { token: second })).toMatchObject({ status: 200 })
  })
})
