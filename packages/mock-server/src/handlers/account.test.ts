import { describe, expect, it } from 'vitest'
import type { Body } from '../operation.ts'
import { createTester, type Tester } from '../testKit.ts'

const form = (more: Partial<Body<'register'>> = {}): Body<'register'> => ({
  registerUrl: 'play.mock.example',
  registerMethod: 'H5',
  type: 0,
  normalRegister: true,
  username: 'newbie01',
  password: 'Newbie01pass',
  confirmPassword: 'Newbie01pass',
  ...more,
})
const mobileNum = '9170000001'
const mobileForm = (more: Partial<Body<'register'>> = {}): Body<'register'> => {
  const { username: _, ...rest } = form({ mobileNum, countryDialingCode: '63', ...more })
  return rest
}
const codeFor = async ({ send, backend }: Tester, mobile = mobileNum) => {
  await send('sendRegisterSms', { body: { mobileNo: mobile, countryDialingCode: '63' } })
  return backend.sms(mobile) ?? ''
}

describe('registration', () => {
  it('REG-13 a new member is logged in, for the first time, and can log in again', async () => {
    const { send, logIn } = createTester()
    const answer = await send('register', { body: form({ nickname: 'New' }) })
    expect(answer.value).toMatchObject({ userName: 'newbie01', customerType: 0, firstTimeLogin: true })
    expect((await send('getMemberInfo', { token: String(answer.at('token')) })).value).toMatchObject({ nickname: 'New' })
    expect(await logIn('newbie01', 'Newbie01pass')).toBeTruthy()
  })

  it('REG-05 a field that breaks its rule is refused with the message of the rule', async () => {
    const { send } = createTester()
    const short = await send('register', { body: form({ username: 'ab' }) })
    expect(short).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'username' } })
    expect(await send('register', { body: form({ email: 'nonsense' }) })).toMatchObject({ value: { field: 'email' } })
    expect(await send('register', { body: form({ confirmPassword: 'Other01pass' }) })).toMatchObject({
      value: { field: 'confirmPassword' },
    })
    expect(await send('register', { body: form({ email: '' }) })).toMatchObject({ success: true })
  })

  it('REG-09 an invitation is one of an agent with the host of that agent, a recommender is a member', async () => {
    const { send } = createTester()
    const domain = 'sun.mock.example'
    const answer = async (more: Partial<Body<'register'>>) => (await send('register', { body: form(more) })).errorCode
    expect(await answer({ affiliateCode: 'NOBODY1' })).toBe('affiliate.invalid')
    expect(await answer({ affiliateCode: 'MOON88', domain })).toBe('agent.wrong')
    expect(await answer({ recommenderId: 'nobody99' })).toBe('referrer.wrong')
    expect(await answer({ affiliateCode: 'SUN77', domain, recommenderId: 'Maria88' })).toBeUndefined()
  })

  it('REG-05 a name, a mobile number and an e-mail address belong to one member', async () => {
    const tester = createTester()
    const { send } = tester
    for (const taken of [{ username: 'Maria88' }, { mobileNum: '9171234567' }, { email: 'MARIA@mail.example' }]) {
      expect(await send('register', { body: form(taken) })).toMatchObject({ errorCode: 'member.exists' })
    }
    expect(await send('sendRegisterSms', { body: { mobileNo: '9171234567', countryDialingCode: '63' } })).toMatchObject({
      errorCode: 'member.exists',
    })
  })

  it('REG-03 by mobile number the SMS code must be right', async () => {
    const tester = createTester()
    const { send } = tester
    const verificationCode = await codeFor(tester)
    expect(await send('registerByMobile', { body: mobileForm({ verificationCode: '000' }) })).toMatchObject({
      errorCode: 'sms.code.wrong',
    })
    expect(await send('registerByMobile', { body: mobileForm({ verificationCode }) })).toMatchObject({
      success: true,
      value: { userName: mobileNum },
    })
  })

  it('REG-03 without the verification flag no code is asked for, without the password flag no password', async () => {
    const { send } = createTester({ scenario: 'mobile-without-password', flags: { REGMOBVERF3: false } })
    const { password: _, confirmPassword: __, ...bare } = mobileForm()
    expect(await send('registerByMobile', { body: bare })).toMatchObject({ success: true })
  })

  it('REG-03 with the password flag a mobile registration needs a password', async () => {
    const { send } = createTester({ flags: { REGMOBVERF3: false } })
    const { password: _, confirmPassword: __, ...bare } = mobileForm()
    expect(await send('registerByMobile', { body: bare })).toMatchObject({ value: { field: 'password' } })
  })

  it('REG-10 a provider token proves its own number only', async () => {
    const { send } = createTester({ scenario: 'phone-provider' })
    const by = (firebaseIdToken: string) =>
      send('registerByMobile', { body: mobileForm({ firebaseChannel: 'sms', firebaseIdToken }) })
    expect(await by('mock:9170000009')).toMatchObject({ errorCode: 'provider.token.wrong' })
    expect(await by(`mock:${mobileNum}`)).toMatchObject({ success: true })
  })

  it('REG-09 an invitation code must be valid, and is required where the rule says so', async () => {
    const { send } = createTester({ scenario: 'invitation-required' })
    expect(await send('register', { body: form() })).toMatchObject({ value: { field: 'affiliateCode' } })
    expect(await send('register', { body: form({ affiliateCode: 'WRONG1' }) })).toMatchObject({
      errorCode: 'affiliate.invalid',
    })
    expect(await send('register', { body: form({ affiliateCode: 'SUN77' }) })).toMatchObject({ success: true })
    expect(await send('checkAffiliate', { query: { code: 'WRONG1' } })).toMatchObject({ success: false })
    expect((await send('getAffiliate', { query: { domain: 'sun.mock.example' } })).at('code')).toBe('SUN77')
  })

  it('REG-04 every field has a rule with a message in each language, and all can be shown', async () => {
    const { send, backend } = createTester()
    const english = await send('getFormRules', { query: { language: 'EN' } })
    const tagalog = await send('getFormRules', { query: { language: 'TY' } })
    const fields =
      'username password mobileNum verificationCode paymentPassword idNumber qqNum facebook wechat line whatsapp zalo email nickname payeeName recommenderId affiliateCode loginUsername loginPassword loginMobileNum'.split(
        ' ',
      )
    for (const field of fields) {
      expect(english.at(field, 'message'), field).toBeTruthy()
      expect(tagalog.at(field, 'message'), field).not.toBe(english.at(field, 'message'))
    }
    backend.scenario = 'all-fields'
    const all = await send('getFormRules', { query: { language: 'EN' } })
    for (const field of fields) expect(all.at(field, 'enabled'), field).toBe(true)
  })

  it('REG-07 a captcha is demanded where the site asks for one', async () => {
    const { send, backend } = createTester({ scenario: 'captcha-required' })
    expect((await send('getRegisterSetting')).at('captcha')).toBe(true)
    expect(await send('register', { body: form() })).toMatchObject({ errorCode: 'register.captcha.required' })
    const captchaId = String((await send('getCaptcha')).at('captchaId'))
    const captcha = backend.captcha(captchaId) ?? ''
    expect(await send('register', { body: form({ captcha, captchaId }) })).toMatchObject({ success: true })
  })

  it('REG-02 a method that is switched off is refused', async () => {
    const { send } = createTester({ scenario: 'mobile-only' })
    expect(await send('register', { body: form() })).toMatchObject({ errorCode: 'register.method.off' })
  })
})

describe('invitation codes and numbers', () => {
  it('REG-09 a code that only looks like one, such as __proto__, is refused', async () => {
    const { send } = createTester()
    expect(await send('getAffiliate', { query: { code: 'SUN77' } })).toMatchObject({ success: true })
    for (const code of ['__proto__', 'constructor', 'toString', '']) {
      expect(await send('getAffiliate', { query: { code } }), code).toMatchObject({ success: false, status: 200 })
    }
  })

  it('REG-03 no SMS code goes to a number that is none', async () => {
    const { send, backend } = createTester()
    for (const mobileNo of ['', ' ', 'abc', '917', '91700000010']) {
      const answer = await send('sendRegisterSms', { body: { mobileNo, countryDialingCode: '63' } })
      expect(answer.success, mobileNo).toBe(false)
    }
    expect(backend.codes()).toEqual([])
  })

  it('REG-03 no SMS code goes to a country that is none, or that is not on offer', async () => {
    const { send, backend } = createTester()
    const asked = (countryDialingCode: string) =>
      send('sendRegisterSms', { body: { mobileNo: '9170000001', countryDialingCode } })
    for (const code of ['', ' ', 'abc', '+', '+63', '063', '__proto__'])
      expect(await asked(code), code).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    expect(await asked('999999')).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'countryDialingCode' } })
    expect(backend.codes()).toEqual([])
    expect(await asked('84')).toMatchObject({ success: true })
  })
})

describe('passwords', () => {
  it('PSW-04 a change needs the old password and something new, and ends the other sessions', async () => {
    const { send, logIn } = createTester()
    const other = await logIn()
    const token = await logIn()
    const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      send('changePassword', { token, body: { oldPassword, newPassword, confirmNewPassword } })
    expect(await change('Wrong1pass', 'Newpass77')).toMatchObject({ errorCode: 'modify.old.wrong' })
    expect(await change('Maria88pass', 'Maria88pass')).toMatchObject({ errorCode: 'modify.new.old.same' })
    expect(await change('Maria88pass', 'Newpass77', 'Newpass78')).toMatchObject({ errorCode: 'modify.confirm.differs' })
    expect(await change('Maria88pass', 'short')).toMatchObject({ value: { field: 'newPassword' } })
    expect(await change('Maria88pass', 'Newpass77')).toMatchObject({ success: true })
    expect(await send('getBalance', { token })).toMatchObject({ status: 200 })
    expect(await send('getBalance', { token: other })).toMatchObject({ status: 401 })
    expect(await logIn('maria88', 'Newpass77')).toBeTruthy()
  })

  describe('a reset by SMS', () => {
    const mobile = '9171234567'
    async function resetting() {
      const tester = createTester()
      const { send, backend } = tester
      await send('sendResetSms', { body: { mobileNum: mobile } })
      const code = backend.sms(mobile) ?? ''
      const reset = (newPassword: string, verificationCode = code, mobileNum = mobile) =>
        send('setPasswordByMobile', { body: { newPassword, mobileNum, verificationCode } })
      return { ...tester, reset }
    }

    it('FORGOT-04 sets the password, which lets in with the mobile number as username; the old one does not', async () => {
      const { reset, logIn } = await resetting()
      expect(await reset('Newpass77')).toMatchObject({ success: true })
      expect(await logIn(mobile, 'Newpass77')).toBeTruthy()
      await expect(logIn('maria88', 'Maria88pass')).rejects.toThrow('login.password.wrong')
    })

    it('FORGOT-04 ends the sessions that were open, and uses its code up', async () => {
      const { reset, send, logIn } = await resetting()
      const token = await logIn()
      await reset('Newpass77')
      expect(await send('getBalance', { token })).toMatchObject({ status: 401 })
      expect(await reset('Newpass78')).toMatchObject({ errorCode: 'sms.code.wrong' })
    })

    it('FORGOT-04 with a password that is refused leaves the code for the next try', async () => {
      const { reset } = await resetting()
      expect(await reset('Maria88pass')).toMatchObject({ errorCode: 'modify.new.old.same' })
      expect(await reset('short')).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'newPassword' } })
      expect(await reset('Newpass77')).toMatchObject({ success: true })
    })

    it('FORGOT-04 tells nobody without the code what the password is', async () => {
      const { reset } = await resetting()
      expect(await reset('Maria88pass', '1')).toMatchObject({ errorCode: 'sms.code.wrong' })
      expect(await reset('Other88pass', '1')).toMatchObject({ errorCode: 'sms.code.wrong' })
    })

    it('FORGOT-05 takes no code that expired, is another number’s or was sent for something else', async () => {
      const { reset, send, backend, pass } = await resetting()
      const agent = '9181111111'
      expect(await reset('Newpass77', backend.sms(mobile), agent)).toMatchObject({ errorCode: 'sms.code.wrong' })
      await send('sendLoginSms', { body: { mobileNum: agent } })
      expect(await reset('Newpass77', backend.sms(agent), agent)).toMatchObject({ errorCode: 'sms.code.wrong' })
      pass(60)
      expect(await reset('Newpass77')).toMatchObject({ errorCode: 'sms.code.expired' })
    })

    it('FORGOT-05 of a number that is nobody’s is refused, as is a second code within a minute', async () => {
      const { reset, send } = await resetting()
      expect(await reset('Newpass77', '123456', '9170000001')).toMatchObject({ errorCode: 'member.not.found' })
      expect(await send('sendResetSms', { body: { mobileNum: '9170000001' } })).toMatchObject({ errorCode: 'member.not.found' })
      expect(await send('sendResetSms', { body: { mobileNum: mobile } })).toMatchObject({ errorCode: 'sms.too.often' })
    })
  })

  describe('a reset by e-mail', () => {
    it('FORGOT-02 mails a new password that lets in; the old one does not', async () => {
      const { send, backend, logIn } = createTester()
      const body = { username: 'maria88', email: 'Maria@mail.example' }
      expect(await send('sendPasswordByEmail', { body })).toMatchObject({ success: true })
      expect(await logIn('maria88', backend.mail('maria88'))).toBeTruthy()
      await expect(logIn('maria88', 'Maria88pass')).rejects.toThrow('login.password.wrong')
      expect(backend.codes()).toContainEqual(expect.objectContaining({ kind: 'mail', email: 'maria@mail.example' }))
    })

    it.each([
      ['maria88', 'ramon@mail.example'],
      ['nobody99', 'maria@mail.example'],
      ['broke01', ''],
      ['', 'maria@mail.example'],
    ])('FORGOT-02 mails nothing for %j and %j, who do not belong together', async (username, email) => {
      const { send, backend } = createTester()
      expect(await send('sendPasswordByEmail', { body: { username, email } })).toMatchObject({ success: false })
      expect(backend.codes()).toEqual([])
    })
  })
})
