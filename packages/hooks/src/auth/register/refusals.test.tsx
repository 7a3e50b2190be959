import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { settle, testLobby } from '../../test/testLobby.tsx'

const REGISTER = '/wps/member/register'

it('REG-13 the captcha is there from the start; another picture clears what was typed, and so does a wrong answer', async () => {
  const test = await testLobby({ backend: { scenario: 'captcha-required' } })
  const form = await registerForm(test)
  expect(form.names().at(-1)).toBe('captcha')
  expect(test.network.count('/wps/captcha')).toBe(1)
  await form.type({ captcha: '12' })
  await act(async () => void (await form.now().form.captcha?.refresh()))
  await settle(test)
  expect(test.network.count('/wps/captcha')).toBe(2)
  expect(form.now().form.values.captcha).toBe('')

  await form.type(NEWCOMER)
  await form.submit()
  expect(form.problem('captcha')).toBe('Please enter the verification code')
  expect(test.network.count(REGISTER)).toBe(0)
  await form.type({ captcha: test.backend.captcha() === '0000' ? '1111' : '0000' })
  await form.submit()
  expect(form.refusal()).toBe('Verification code error')
  expect(form.now().form.values).toMatchObject({ captcha: '', username: 'newbie01', password: 'Newbie01pass' })
  expect(test.network.count('/wps/captcha')).toBe(3)
  await form.type({ captcha: test.backend.captcha() ?? '' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('LOGIN-07 that a number is taken is said at the number, and another one is sent its code', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.method('mobileNum')
  await form.type({ mobileNum: '9171234567' })
  await form.sendCode()
  expect(form.problem('mobileNum')).toBe('Sorry, the username already exists')
  expect(form.problem('verificationCode')).toBeUndefined()
  expect(form.now().said).toEqual([])
  await form.type({ mobileNum: '9175550101' })
  expect(form.problem('mobileNum')).toBeUndefined()
  await form.sendCode()
  expect(form.now().form.sms.status).toBe('counting')
})

it('REG-07 a captcha that the site asks for only when it refuses appears then', async () => {
  const test = await testLobby({ backend: { scenario: 'captcha-required' } })
  test.network.alter('/wps/system/setting/register', (value) => ({ ...value, captcha: false }))
  const form = await registerForm(test)
  expect(form.shown('captcha')).toBe(false)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.refusal()).toBe('Please enter the verification code')
  expect(form.shown('captcha')).toBe(true)
  await form.type({ captcha: test.backend.captcha() ?? '' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('ERR-01 a name that is taken is said, and everything typed stays', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, username: 'maria88', email: 'new@mail.example' })
  await form.submit()
  expect(form.refusal()).toBe('Sorry, the username already exists')
  expect(form.now().form.values).toMatchObject({ ...NEWCOMER, username: 'maria88', email: 'new@mail.example' })
  expect(form.now().session.isLoggedIn).toBe(false)
  expect(test.wentTo).toEqual([])
})

it('REG-05 a field the backend refuses is marked by its rule and has the focus', async () => {
  const test = await testLobby()
  // The rules on this device are older than those of the backend.
  test.network.alter('/wps/system/registerValidation', (rules) => ({
    ...rules,
    email: { ...Object(rules.email), pattern: '.*' },
  }))
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, email: 'nobody' })
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(1)
  expect(form.problem('email')).toBe('E-mail format is incorrect')
  expect(form.focused()).toBe('email')
  expect(form.refusal()).toBeUndefined()
})

it('ERR-02 a dropped call is said, and the same form gets in afterwards', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  test.backend.fault('register', 'drop', 1)
  await form.submit()
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  expect(form.now().form.status).toBe('idle')
  await form.submit()
  expect(form.refusal()).toBeUndefined()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('ERR-03 rules that cannot be loaded are asked for again', async () => {
  const test = await testLobby()
  test.backend.fault('getFormRules', '500', 1)
  const form = await registerForm(test)
  expect(form.now().form.load.status).toBe('failed')
  await act(async () => void (await form.now().form.load.retry()))
  await settle(test)
  expect(form.now().form.load.status).toBe('ready')
  expect(form.names()).toContain('email')
})

it('ERR-03 without the settings of registration there is no captcha and the agreement is given', async () => {
  const test = await testLobby()
  test.backend.fault('getRegisterSetting', '500')
  const form = await registerForm(test)
  expect(form.now().form).toMatchObject({ load: { status: 'ready' }, agree: true })
  expect(form.shown('captcha')).toBe(false)
})

it('ERR-01 a recommender who is no member is said', async () => {
  const test = await testLobby({ backend: { scenario: 'all-fields' } })
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, recommenderId: 'nobody99' })
  await form.submit()
  expect(form.refusal()).toBe('Referrer link error')
  await form.type({ recommenderId: 'maria88' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('ERR-01 an invitation whose agent is another one’s is said', async () => {
  history.replaceState(null, '', '/m/register?code=SUN77')
  const test = await testLobby()
  test.network.alter('/wps/agent/affiliate', (value) => ({ ...value, domain: 'moon.mock.example' }))
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.refusal()).toBe('Incorrect agent information')
  history.replaceState(null, '', '/m/home')
})

it('ERR-01 a way to register that was switched off meanwhile is said', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  test.backend.scenario = 'mobile-only'
  await form.submit()
  expect(form.refusal()).toBe('Sorry, this account does not have permission or the feature is temporarily unavailable')
})

/** A site whose rules have no words of their own. */
async function wordless() {
  const test = await testLobby({ backend: { scenario: 'all-fields' } })
  test.network.alter('/wps/system/registerValidation', (rules) =>
    Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, { ...Object(rule), message: '' }])),
  )
  return { test, form: await registerForm(test) }
}

it.each([
  ['confirmPassword', 'Confirmation password mismatch'],
  ['email', 'E-mail format is incorrect'],
] as const)('ERR-01 where the backend refuses %s without words, "%s" is said at the field', async (field, text) => {
  const { test, form } = await wordless()
  await form.type(NEWCOMER)
  test.backend.fault('register', 'register.field.invalid', 1)
  test.network.alter(REGISTER, () => ({ field }))
  await form.submit()
  expect(form.problem(field)).toBe(text)
  expect(form.focused()).toBe(field)
  expect(form.refusal()).toBeUndefined()
})

it.each([
  ['username', 'x', 'Account format is incorrect'],
  ['password', 'x', 'Password format is incorrect'],
  ['payeeName', '4', 'Name format is not valid'],
  ['mobileNum', '8171234567', 'The mobile num is not valid'],
] as const)('ERR-01 where a rule has no words, %s "%s" is put as "%s"', async (field, typed, text) => {
  const { form } = await wordless()
  await form.type({ [field]: typed })
  await form.submit()
  expect(form.problem(field)).toBe(text)
})

it.each([
  ['mobileNum', 'Please enter a valid mobile number'],
  ['verificationCode', 'Please enter a valid verification code'],
] as const)('ERR-01 where a rule has no words, an empty %s is put as "%s"', async (field, text) => {
  const { form } = await wordless()
  await form.method('mobileNum')
  await form.submit()
  expect(form.problem(field)).toBe(text)
})
