import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OFFER_RETRY_AFTER_MS } from '../../core/reads.rules.ts'
import { useRegister } from '../../index.ts'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const REGISTER = '/wps/member/register'
const MOBILE = '9170000001'

it('REG-02 both ways are on offer, username first, and the typed mobile number is carried across', async () => {
  const form = await registerForm(await testLobby())
  expect(form.now().form).toMatchObject({ methods: ['username', 'mobileNum'], method: 'username' })
  await form.type({ mobileNum: MOBILE })
  await form.method('mobileNum')
  expect(form.now().form.field('mobileNum').value).toBe(MOBILE)
  await form.method('username')
  expect(form.now().form.field('mobileNum').value).toBe(MOBILE)
})

it.each([
  ['username-only', ['username']],
  ['mobile-only', ['mobileNum']],
] as const)('REG-02 the site %s offers %j', async (scenario, methods) => {
  const form = await registerForm(await testLobby({ backend: { scenario } }))
  expect(form.now().form).toMatchObject({ methods, method: methods[0] })
})

it('REG-03 a mobile registration without passwords has none to type', async () => {
  const form = await registerForm(await testLobby({ backend: { scenario: 'mobile-without-password' } }))
  expect(form.names()).toEqual(['mobileNum', 'verificationCode', 'email', 'affiliateCode'])
})

it('REG-04 all optional fields show where the server enables them all', async () => {
  const form = await registerForm(await testLobby({ backend: { scenario: 'all-fields' } }))
  expect(form.names()).toHaveLength(18)
  await form.method('mobileNum')
  expect(form.names()).toHaveLength(17)
})

it('REG-05 REG-06 REG-08 nothing is sent until every field keeps its rule, and the first one in error has the focus', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.submit()
  expect(form.focused()).toBe('username')
  expect(form.problem('username')).toBe('6 to 12 letters and digits, a letter first')
  expect(form.problem('confirmPassword')).toBe('Please enter the password again')
  expect(form.problem('email')).toBeUndefined()
  await form.type({ username: 'newbie01', password: 'Newbie01pass', confirmPassword: 'Newbie01pas', affiliateCode: 'sun' })
  await form.submit()
  expect(form.focused()).toBe('confirmPassword')
  expect(form.problem('confirmPassword')).toBe('The two passwords are not the same')
  await form.type({ confirmPassword: 'Newbie01pass' })
  await form.submit()
  expect(form.focused()).toBe('affiliateCode')
  expect(form.problem('affiliateCode')).toBe('4 to 10 capital letters and digits')
  expect(test.network.count(REGISTER)).toBe(0)
})

it('REG-06 a changed password checks its repetition again', async () => {
  const form = await registerForm(await testLobby())
  await form.type(NEWCOMER)
  await form.leave('confirmPassword')
  expect(form.problem('confirmPassword')).toBeUndefined()
  await form.type({ password: 'Newbie02pass' })
  expect(form.problem('confirmPassword')).toBe('The two passwords are not the same')
  await form.type({ password: 'Newbie01pass' })
  expect(form.problem('confirmPassword')).toBeUndefined()
})

it('REG-06 a password typed first says nothing of a repetition that is still to come', async () => {
  const form = await registerForm(await testLobby())
  await form.type({ password: 'Newbie02pass' })
  await form.leave('password')
  expect(form.problem('confirmPassword')).toBeUndefined()
})

it('REG-07 the three numeric fields let in digits alone, 6, 10 and 20 of them', async () => {
  const form = await registerForm(await testLobby({ backend: { scenario: 'captcha-required' } }))
  const typed = `a-${'1234567890'.repeat(3)}`
  await form.method('mobileNum')
  await form.type({ captcha: typed, verificationCode: typed, mobileNum: typed })
  const { values } = form.now().form
  expect([values.captcha, values.verificationCode, values.mobileNum].map((text) => text.length)).toEqual([6, 10, 20])
  expect(values.mobileNum).toMatch(/^\d+$/)
})

it('REG-12 nothing is sent while the agreement, given at first, is taken back', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  expect(form.now().form).toMatchObject({ agree: true, canSubmit: true })
  await form.type(NEWCOMER)
  act(() => form.now().form.setAgree(false))
  expect(form.now().form.canSubmit).toBe(false)
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(0)
  act(() => form.now().form.setAgree(true))
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(1)
})

it('REG-12 the agreement is given at first, whatever the site says', async () => {
  const test = await testLobby()
  test.network.alter('/wps/system/setting/register', (value) => ({ ...value, agreement: false }))
  const form = await registerForm(test)
  expect(form.now().form).toMatchObject({ agree: true, canSubmit: true })
})

it('REG-03 a form that can do without a number still needs one to send a code to', async () => {
  const test = await testLobby({ backend: { scenario: 'all-fields' } })
  const form = await registerForm(test)
  await form.sendCode()
  expect(form.problem('mobileNum')).toBe('10 digits starting with 9')
  expect(form.focused()).toBe('mobileNum')
  expect(test.network.count('/wps/verification/sms/register')).toBe(0)
})

it.each(['/wps/system/setting/register', '/wps/system/settings/consolidated'])(
  'REG-04 what else a site asks for comes at once, when all is known that decides it, %s too',
  async (path) => {
    const test = await testLobby()
    const release = test.network.hold(path)
    const { result } = renderIn(test, useRegister)
    await settle(test)
    expect(result.current.load.status).toBe('loading')
    expect(result.current.fields.map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword'])
    release()
    await settle(test)
    expect(result.current.load.status).toBe('ready')
    expect(result.current.fields.length).toBeGreaterThan(3)
  },
)

describe('REG-08 a registration that is submitted before it is known what the site asks for', () => {
  const RULES = '/wps/system/registerValidation'
  async function early(path = RULES) {
    const test = await testLobby()
    const release = test.network.hold(path)
    const form = await registerForm(test)
    const tap = async () => {
      act(() => void form.now().form.submit())
      await settle(test)
    }
    const know = async () => {
      release()
      await settle(test)
    }
    return { test, form, tap, know }
  }

  it.each([RULES, '/wps/system/setting/register', '/wps/system/settings/consolidated'])(
    'is under way while %s is asked for, and goes out once by itself however often it was tapped',
    async (path) => {
      const { test, form, tap, know } = await early(path)
      await form.type(NEWCOMER)
      await tap()
      await tap()
      expect(form.now().form).toMatchObject({ status: 'pending', refusal: undefined })
      expect(test.network.count(REGISTER)).toBe(0)
      await know()
      expect(test.network.count(REGISTER)).toBe(1)
      expect(form.now()).toMatchObject({ form: { status: 'idle' }, session: { isLoggedIn: true } })
    },
  )

  it('is checked by the rules that have come, with what was typed meanwhile', async () => {
    const { test, form, tap, know } = await early()
    await form.type({ ...NEWCOMER, username: 'x' })
    await tap()
    await form.type({ password: 'short' })
    await know()
    expect(form.problem('username')).toBe('6 to 12 letters and digits, a letter first')
    expect(form.problem('password')).toBeDefined()
    expect(form.focused()).toBe('username')
    expect(form.now().form.status).toBe('idle')
    expect(test.network.count(REGISTER)).toBe(0)
  })

  it('takes along the code of a link that nobody could check', async () => {
    history.replaceState(null, '', '/m/register?code=SUN77')
    const { test, form, tap, know } = await early('/wps/agent/affiliate')
    test.backend.fault('getAffiliate', 'drop')
    await form.type(NEWCOMER)
    await tap()
    await know()
    expect(test.backend.member('newbie01')).toMatchObject({ details: { affiliateCode: 'SUN77' } })
    history.replaceState(null, '', '/m/home')
  })

  it('ERR-03 says so where they cannot be loaded, keeps what is typed, and goes out when they are there', async () => {
    const { test, form, tap, know } = await early()
    test.backend.fault('getFormRules', '500', 1)
    await form.type(NEWCOMER)
    await tap()
    await know()
    expect(form.refusal()).toBe('Loading failed, click to retry')
    expect(form.now().form).toMatchObject({ status: 'idle', load: { status: 'failed' }, values: NEWCOMER })
    expect(test.network.count(REGISTER)).toBe(0)
    // The next tap asks for them again.
    await tap()
    expect(form.now().form.load.status).toBe('ready')
    expect(form.now().form.values).toMatchObject(NEWCOMER)
    await form.submit()
    expect(form.refusal()).toBeUndefined()
    expect(test.network.count(REGISTER)).toBe(1)
  })

  it.each([RULES, '/wps/system/settings/consolidated'])('ERR-03 says so where %s does not come for long', async (path) => {
    const { test, form, tap } = await early(path)
    await form.type(NEWCOMER)
    await tap()
    await pass(test, OFFER_RETRY_AFTER_MS)
    expect(form.refusal()).toBe('Loading failed, click to retry')
    expect(form.now().form.status).toBe('idle')
  })

  it('is not sent by a form that was left meanwhile', async () => {
    const { test, form, tap, know } = await early()
    await form.type(NEWCOMER)
    await tap()
    form.unmount()
    await know()
    expect(test.network.count(REGISTER)).toBe(0)
  })
})
