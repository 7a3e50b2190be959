import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'

const REGISTER = '/wps/member/register'
const VALIDITY = '/wps/agent/affiliate/validity'
const AFFILIATE = '/wps/agent/affiliate'
const INVITED = { backend: { scenario: 'invitation-required' } } as const

const open = (address: string) => history.replaceState(null, '', address)
afterEach(() => open('/m/home'))
const kept = (code: string) => memoryStorage({ 'lobbykit.affiliate': JSON.stringify({ code }) })

it('REG-09 a required code is checked first; a bad one is said for 1 s and then has the focus', async () => {
  const test = await testLobby(INVITED)
  const form = await registerForm(test)
  expect(form.required('affiliateCode')).toBe(true)
  await form.type({ ...NEWCOMER, affiliateCode: 'WRONG1' })
  await form.submit()
  expect(test.network.sent.findLast(({ path }) => path === VALIDITY)?.query).toMatchObject({ code: 'WRONG1' })
  expect(test.network.count(REGISTER)).toBe(0)
  expect(form.now().said).toEqual(['Invalid invitation code'])
  expect(form.focused()).not.toBe('affiliateCode')
  await pass(test, 999)
  expect(form.now().said).toEqual(['Invalid invitation code'])
  await pass(test, 1)
  expect(form.now().said).toEqual([])
  expect(form.focused()).toBe('affiliateCode')
  expect(form.problem('affiliateCode')).toBe('Invalid invitation code')

  await form.type({ affiliateCode: 'SUN77' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
  expect(test.backend.member('newbie01')).toMatchObject({ details: { affiliateCode: 'SUN77' } })
})

it('REG-09 a check that gets no answer stops the registration and says why', async () => {
  const test = await testLobby(INVITED)
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, affiliateCode: 'SUN77' })
  test.backend.fault('checkAffiliate', 'drop', 1)
  await form.submit()
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  expect(test.network.count(REGISTER)).toBe(0)
})

it('REG-09 a check that hangs holds the registration for 10 s, whatever attempts are left, and says why', async () => {
  const test = await testLobby({ ...INVITED, config: { retries: 2 } })
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, affiliateCode: 'SUN77' })
  const release = test.network.hold(VALIDITY)
  act(() => void form.now().form.submit())
  await pass(test, 9_999)
  expect(form.now().form.status).toBe('pending')
  await pass(test, 1)
  expect(form.now().form.status).toBe('idle')
  expect(form.refusal()).toBe('Slow Connection')
  release()
  await settle(test)
  expect(test.network.count(REGISTER)).toBe(0)
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('REG-09 a code that is not required is left to the backend, which refuses a bad one the same way', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, affiliateCode: 'WRONG1' })
  await form.submit()
  expect(test.network.count(VALIDITY)).toBe(0)
  expect(form.now().said).toEqual(['Invalid invitation code'])
  await pass(test, 1_000)
  expect(form.focused()).toBe('affiliateCode')
})

it('REG-04 REG-11 a valid code of the link hides the field, goes along with its domain, and has then done its work', async () => {
  open('/m/register?affiliateCode=SUN77')
  const test = await testLobby(INVITED)
  const form = await registerForm(test)
  expect(form.shown('affiliateCode')).toBe(false)
  await form.type(NEWCOMER)
  await form.submit()
  expect(test.network.count(VALIDITY)).toBe(0)
  expect(test.backend.member('newbie01')).toMatchObject({ details: { affiliateCode: 'SUN77', domain: 'sun.mock.example' } })
  expect(test.localStorage.kept.get('lobbykit.affiliate')).toBeUndefined()
})

it.each(['/m/home?code=MOON88', '/m/startLottery?code=lott_lott_1&affiliateCode=MOON88'])(
  'REG-11 the link %s is kept from the page it opened until the registration',
  async (address) => {
    open(address)
    const test = await testLobby()
    const first = renderIn(test, () => null)
    await settle(test)
    first.unmount()
    open('/m/register')
    const form = await registerForm(await testLobby({ localStorage: test.localStorage }))
    expect(form.shown('affiliateCode')).toBe(false)
  },
)

it('REG-04 a link whose code is not valid leaves the field to the guest', async () => {
  const test = await testLobby({ ...INVITED, localStorage: kept('WRONG1') })
  const form = await registerForm(test)
  expect(test.network.sent.findLast(({ path }) => path === AFFILIATE)?.query).toEqual({ code: 'WRONG1' })
  expect(form.shown('affiliateCode')).toBe(true)
  expect(form.now().form.values.affiliateCode).toBe('')
})

it('REG-04 a link that nobody could check fills the field', async () => {
  const test = await testLobby({ localStorage: kept('SUN77') })
  test.backend.fault('getAffiliate', 'drop')
  const form = await registerForm(test)
  expect(form.now().form.values.affiliateCode).toBe('SUN77')
  await form.type(NEWCOMER)
  await form.submit()
  expect(test.backend.member('newbie01')).toMatchObject({ details: { affiliateCode: 'SUN77' } })
})

it('REG-11 without a link the host of the page may be that of an affiliate', async () => {
  const test = await testLobby({ device: { hostName: 'sun.mock.example' } })
  const form = await registerForm(test)
  expect(form.shown('affiliateCode')).toBe(false)
  await form.type(NEWCOMER)
  await form.submit()
  expect(test.backend.member('newbie01')).toMatchObject({ details: { affiliateCode: 'SUN77' } })
})

it('REG-04 the form waits until it is known whether the link is valid', async () => {
  const test = await testLobby({ localStorage: kept('SUN77') })
  const release = test.network.hold(AFFILIATE)
  const form = await registerForm(test)
  expect(form.now().form.load.status).toBe('loading')
  await act(async () => release())
  await settle(test)
  expect(form.now().form.load.status).toBe('ready')
})
