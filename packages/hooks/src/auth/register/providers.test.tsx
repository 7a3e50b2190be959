import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type PhoneVerification, type SocialLogin, type SocialProvider, useFreePlay, useRegisterBanners } from '../../index.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const MOBILE = '9170000001'
const MARIAS = '9171234567'
const BY_MOBILE = '/wps/member/register/mobile'

/** A provider whose code is 246810, and which takes each code once. */
function phoneProvider() {
  const sentTo: string[] = []
  const verify = vi.fn<PhoneVerification['verify']>(async (code) => {
    if (code !== '246810') throw new Error('wrong code')
    return { idToken: `mock:${sentTo.at(-1)}` }
  })
  const port: PhoneVerification = { sendCode: async ({ mobileNum }) => void sentTo.push(mobileNum), verify }
  return { port, verify, sentTo }
}

async function byProvider() {
  const provider = phoneProvider()
  const test = await testLobby({ backend: { scenario: 'phone-provider' }, ports: { phoneVerification: provider.port } })
  const form = await registerForm(test)
  await form.method('mobileNum')
  await form.type({ mobileNum: MOBILE, password: NEWCOMER.password, confirmPassword: NEWCOMER.password })
  await form.sendCode()
  return { provider, test, form }
}

it('REG-10 the provider sends the code, and its countdown is 1 minute', async () => {
  const { provider, test, form } = await byProvider()
  expect(provider.sentTo).toEqual([MOBILE])
  expect(test.network.count('/wps/verification/sms/register')).toBe(0)
  expect(form.now().form.sms).toMatchObject({ status: 'counting', secondsLeft: 60 })
  await pass(test, 60_000)
  expect(form.now().form.sms.status).toBe('idle')
})

it('LOGIN-07 REG-10 a code that the provider could not send is said at its field, and no countdown starts', async () => {
  const sendCode = vi.fn<PhoneVerification['sendCode']>().mockRejectedValueOnce(new Error('quota'))
  const phoneVerification = { sendCode, verify: async () => ({ idToken: 'any' }) }
  const test = await testLobby({ backend: { scenario: 'phone-provider' }, ports: { phoneVerification } })
  const form = await registerForm(test)
  await form.method('mobileNum')
  await form.type({ mobileNum: MOBILE })
  await form.sendCode()
  expect(form.problem('verificationCode')).toBe('The code could not be sent. Please try again')
  expect(form.now().form.sms).toMatchObject({ status: 'idle', canSend: true })
  await form.sendCode()
  expect(form.problem('verificationCode')).toBeUndefined()
  expect(form.now().form.sms.status).toBe('counting')
})

it('REG-10 a code the provider refuses stops the registration', async () => {
  const { test, form, provider } = await byProvider()
  await form.type({ verificationCode: '111111' })
  await form.submit()
  expect(provider.verify).toHaveBeenCalledWith('111111')
  expect(test.network.count(BY_MOBILE)).toBe(0)
  expect(form.refusal()).toBe('Verification code error')
})

it('REG-10 REG-11 a proven number registers', async () => {
  const { test, form } = await byProvider()
  await form.type({ verificationCode: '246810' })
  await form.submit()
  expect(form.now().session).toMatchObject({ isLoggedIn: true, userName: MOBILE })
  expect(test.backend.violations).toEqual([])
})

it('REG-10 a code is proven once, however often the form is sent with it', async () => {
  const { test, form, provider } = await byProvider()
  await form.type({ verificationCode: '246810', email: 'maria@mail.example' })
  await form.submit()
  expect(form.refusal()).toBe('Sorry, the username already exists')
  await form.type({ email: 'new@mail.example' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
  expect(provider.verify).toHaveBeenCalledTimes(1)
  expect(test.network.count(BY_MOBILE)).toBe(2)
})

it('REG-10 a number that was changed after its code came is not proven by it', async () => {
  const { form } = await byProvider()
  await form.type({ verificationCode: '246810', mobileNum: '9170000002' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(false)
  expect(form.refusal()).toBe('Verification code error')
})

it('REG-10 where the site does not use a provider, the backend sends the code, plugged in or not', async () => {
  const provider = phoneProvider()
  const test = await testLobby({ ports: { phoneVerification: provider.port } })
  const form = await registerForm(test)
  await form.method('mobileNum')
  await form.type({ mobileNum: MOBILE })
  await form.sendCode()
  expect(provider.sentTo).toEqual([])
  expect(test.backend.sms(MOBILE)).toMatch(/^\d{6}$/)
})

it('LOGIN-10 a login by code goes through the provider, too, as type firebase', async () => {
  const provider = phoneProvider()
  const test = await testLobby({ backend: { scenario: 'phone-provider' }, ports: { phoneVerification: provider.port } })
  const form = await loginForm(test)
  await form.method('sms')
  form.type('mobileNum', MARIAS)
  await form.sendCode()
  expect(provider.sentTo).toEqual([MARIAS])
  form.type('verificationCode', '111111')
  await form.submit()
  expect(form.refusal()).toBe('Verification code error')
  expect(test.network.count('/wps/session/login')).toBe(0)
  form.type('verificationCode', '246810')
  await form.submit()
  expect(form.result.current.session).toMatchObject({ isLoggedIn: true, userName: 'maria88' })
  expect(test.backend.violations).toEqual([])
})

/** A provider that becomes ready when told to, and signs in as `email`, or fails. */
function socialProvider({ email, ready }: { email?: string; ready: SocialProvider[] }) {
  const listeners = new Set<() => void>()
  const port: SocialLogin = {
    ready: (provider) => ready.includes(provider),
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    async signIn() {
      if (email === undefined) throw new Error('closed by the player')
      return { idToken: `mock:${email}`, userName: email }
    },
  }
  return {
    port,
    become(provider: SocialProvider) {
      ready.push(provider)
      for (const changed of listeners) changed()
    },
  }
}

it('REG-01 LOGIN-02 a provider shows once it is initialised, and only with its flag', async () => {
  const social = socialProvider({ ready: ['google'] })
  const test = await testLobby({ backend: { flags: { GOOGLELOGIN3: false } }, ports: { socialLogin: social.port } })
  const form = await registerForm(test)
  const login = await loginForm(test)
  expect(form.now().form.social.providers).toEqual([])
  act(() => social.become('facebook'))
  expect(form.now().form.social.providers).toEqual(['facebook'])
  expect(login.result.current.login.social.providers).toEqual(['facebook'])
})

it('REG-01 without a provider there is none to show, whatever the flags say', async () => {
  const form = await registerForm(await testLobby())
  expect(form.now().form.social.providers).toEqual([])
})

it('LOGIN-02 LOGIN-10 an account elsewhere logs its member in and remembers nothing', async () => {
  const social = socialProvider({ email: 'maria@mail.example', ready: ['google'] })
  const test = await testLobby({ ports: { socialLogin: social.port } })
  test.lobby.state.afterLogin = { path: '/m/mine' }
  const form = await loginForm(test)
  await act(() => form.result.current.login.social.signIn('google'))
  await settle(test)
  expect(form.result.current.session.userName).toBe('maria88')
  expect(test.wentTo).toEqual([{ replace: '/m/mine' }])
  expect(test.localStorage.kept.get('sass')).toBeUndefined()
})

it.each([
  [undefined, 'Signing in with that account did not work'],
  ['nobody@mail.example', 'Sorry, the user does not exist or is disabled'],
])('LOGIN-02 an account elsewhere of %s is refused: %s', async (email, said) => {
  const social = socialProvider({ ready: ['facebook'], ...(email !== undefined && { email }) })
  const test = await testLobby({ ports: { socialLogin: social.port } })
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await act(() => form.now().form.social.signIn('facebook'))
  await settle(test)
  expect(form.refusal()).toBe(said)
  expect(form.now().form.values).toMatchObject(NEWCOMER)
  expect(form.now().form.status).toBe('idle')
})

it('LOGIN-11 free play starts a trial session and goes where the guest wanted to go', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useFreePlay)
  await act(() => Promise.all([result.current.start(), result.current.start()]))
  await settle(test)
  expect(test.network.count('/wps/session/login/freeplay')).toBe(1)
  expect(test.backend.calls.findLast(({ operationId }) => operationId === 'startFreePlay')).toMatchObject({
    module: 'FREEPLAY3',
  })
  expect(test.lobby.state.session).toMatchObject({ type: 4 })
  expect(test.sessionStorage.kept.get('trialName')).toBe(test.lobby.state.session?.userName)
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
})

it('LOGIN-11 free play leaves who has gone to a game list meanwhile there', async () => {
  const page = { address: 'https://lobby.example/m/trail' }
  const test = await testLobby({ device: { address: () => page.address } })
  const { result } = renderIn(test, useFreePlay)
  const release = test.network.hold('/wps/session/login/freeplay')
  act(() => void result.current.start())
  await settle(test)
  page.address = 'https://lobby.example/m/gameList'
  act(release)
  await settle(test)
  expect(test.lobby.state.session).toMatchObject({ type: 4 })
  expect(test.wentTo).toEqual([])
})

it('LOGIN-11 free play that is refused says why', async () => {
  const test = await testLobby()
  test.backend.fault('startFreePlay', '500', 1)
  const { result } = renderIn(test, useFreePlay)
  await act(() => result.current.start())
  expect(result.current.refusal).toEqual({ id: 'unknown_error' })
  expect(test.lobby.state.session).toBeNull()
})

it('REG-14 HOME-08 registration announces the banners of its own group', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useRegisterBanners)
  await settle(test)
  expect(result.current.banners).not.toHaveLength(0)
  expect(new Set(result.current.banners.map(({ groupName }) => groupName))).toEqual(new Set(['m_reg']))
  expect(test.network.sent.findLast(({ path }) => path === '/wps/announcement')?.query).toMatchObject({
    types: 'B',
    groupName: 'm_reg',
    platform: 'M',
    merchantCode: 'lobbykit',
  })
})
