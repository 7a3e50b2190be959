import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useLogin, useRouteGuard } from '../../index.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { inLobby, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const LOGIN = '/wps/session/login'

it('LOGIN-01 username and SMS are both on offer, username first, and toggle', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  expect(form.result.current.login).toMatchObject({ methods: ['username', 'sms'], method: 'username' })
  await form.method('sms')
  expect(form.result.current.login.method).toBe('sms')
  await form.method('username')
  expect(form.result.current.login.method).toBe('username')
})

it('LOGIN-01 without MOBILEVERCODELOGIN3 there is no SMS login', async () => {
  const test = await testLobby({ backend: { scenario: 'sms-login-off' } })
  const form = await loginForm(test)
  expect(form.result.current.login).toMatchObject({ methods: ['username'] })
  await form.method('sms')
  expect(form.result.current.login.method).toBe('username')
})

it('LOGIN-01 what is typed stays when the method toggles, what was refused goes', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  expect(form.refusal()).toBe('The account or the password is incorrect')
  await form.method('sms')
  expect(form.refusal()).toBeUndefined()
  await form.method('username')
  expect(form.result.current.login.values.username).toBe('maria88')
})

it('LOGIN-03 nothing is sent until both fields keep their rules', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.submit()
  expect([form.problem('username'), form.problem('password')]).toEqual([
    'Account format is incorrect',
    'Password format is incorrect',
  ])
  form.type('username', 'no')
  form.type('password', 'short')
  await form.submit()
  expect(form.problem('username')).toBe('Account format is incorrect')
  expect(test.network.count(LOGIN)).toBe(0)
})

it('LOGIN-03 a problem goes as soon as what is typed keeps the rule', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.submit()
  form.type('username', 'maria8')
  await settle(test)
  expect([form.problem('username'), form.problem('password')]).toEqual([undefined, 'Password format is incorrect'])
})

it('LOGIN-03 an SMS login checks the number and the code, which let in digits alone', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.method('sms')
  await form.submit()
  expect([form.problem('mobileNum'), form.problem('verificationCode')]).toEqual([
    'Please enter a valid mobile number',
    'Please enter a valid verification code',
  ])
  expect(form.problem('username')).toBeUndefined()
  form.type('mobileNum', '917-123 4567x890123456789')
  form.type('verificationCode', '12ab34 567890123')
  expect(form.result.current.login.values).toMatchObject({ mobileNum: '91712345678901234567', verificationCode: '1234567890' })
  expect(test.network.count(LOGIN)).toBe(0)
})

it('LOGIN-03 rules that cannot be loaded still ask for what is empty', async () => {
  const test = await testLobby()
  test.backend.fault('getFormRules', '500')
  const form = await loginForm(test)
  await form.submit()
  expect([form.problem('username'), form.problem('password')]).toEqual([
    'Account format is incorrect',
    'Password format is incorrect',
  ])
  await form.logIn('maria88', 'Maria88pass')
  expect(form.result.current.session.isLoggedIn).toBe(true)
})

function Form() {
  const login = useLogin()
  return (
    <form onSubmit={(event) => void login.submit(event)} noValidate>
      <input aria-label="username" {...login.field('username')} />
      <input aria-label="password" {...login.field('password')} />
      <button type="submit">in</button>
    </form>
  )
}

it('REG-08 LOGIN-03 the first field in error gets the focus, and says so to assistive technology', async () => {
  const test = await testLobby()
  const user = userEvent.setup()
  render(<Form />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  await user.type(screen.getByLabelText('username'), 'maria88')
  await user.click(screen.getByText('in'))
  await settle(test)
  expect(document.activeElement).toBe(screen.getByLabelText('password'))
  expect(screen.getByLabelText('password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('username').getAttribute('aria-invalid')).toBe('false')
})

it('KIT-06 REG-08 the input of a UI kit gets the focus by the handle that the kit gives of it', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useLogin)
  await settle(test)
  const focus = vi.fn()
  act(() => result.current.field('username').ref({ focus }))
  act(() => result.current.field('password').onChange({ target: { value: 'Maria88pass' } }))
  await act(() => result.current.submit())
  expect(focus).toHaveBeenCalledOnce()
})

it('LOGIN-03 a field is checked when it is left, but not while it is empty', async () => {
  const test = await testLobby()
  const user = userEvent.setup()
  render(<Form />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  await user.click(screen.getByLabelText('username'))
  await user.click(screen.getByLabelText('password'))
  await user.type(screen.getByLabelText('password'), 'x')
  await user.click(screen.getByLabelText('username'))
  await settle(test)
  const invalid = (name: string) => screen.getByLabelText(name).getAttribute('aria-invalid')
  expect([invalid('username'), invalid('password')]).toEqual(['false', 'true'])
})

it('LOGIN-08 the session is kept in session storage under MC_SESSION_INFO, and nothing else of it', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn(' maria88 ', 'Maria88pass')
  const kept: Record<string, unknown> = JSON.parse(test.sessionStorage.kept.get('MC_SESSION_INFO') ?? 'null')
  expect(kept).toEqual({
    token: expect.stringMatching(/^\w{20,}$/),
    merchantCode: 'lobbykit',
    userName: 'maria88',
    type: 0,
    firstTimeLogin: false,
  })
  expect([...test.sessionStorage.kept.keys()]).toEqual(['MC_SESSION_INFO'])
  expect([...test.localStorage.kept.values()].join()).not.toContain(kept.token)
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
})

it('LOGIN-08 a session survives a reload of its tab, and is not another tab’s', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn('maria88', 'Maria88pass')
  const reloaded = await loginForm(await testLobby({ beside: test, sessionStorage: test.sessionStorage }))
  expect(reloaded.result.current.session.userName).toBe('maria88')
  const tab = await loginForm(await testLobby({ beside: test }))
  expect(tab.result.current.session.isLoggedIn).toBe(false)
})

it('LOGIN-10 the login travels encrypted, and says OTHERS only from an installed app', async () => {
  const test = await testLobby()
  await (await loginForm(test)).logIn('maria88', 'Maria88pass')
  const installed = await testLobby({ device: { standalone: () => true } })
  await (await loginForm(installed)).logIn('maria88', 'Maria88pass')
  const sent = (backend: typeof test.backend) => backend.calls.find(({ operationId }) => operationId === 'login')
  expect(sent(test.backend)).toMatchObject({ method: 'POST', encryption: expect.stringMatching(/^RSA-OAEP/), device: null })
  expect(sent(installed.backend)?.device).toBe('OTHERS')
  expect(test.backend.violations).toEqual([])
})

it('LOGIN-11 free play starts a session and keeps its trial name', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await act(() => form.result.current.login.startFreePlay())
  await settle(test)
  expect(form.result.current.session).toMatchObject({ isLoggedIn: true, isTrial: true })
  expect(form.result.current.session.userName).toMatch(/^trial/)
  expect(test.sessionStorage.kept.get('trialName')).toBe(form.result.current.session.userName)
  expect(test.backend.calls.find(({ operationId }) => operationId === 'startFreePlay')?.module).toBe('FREEPLAY3')
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
})

it('LOGIN-11 a member who logs in after a trial is no trial any more', async () => {
  const test = await testLobby({ member: 'trial01' })
  const form = await loginForm(test)
  await form.logIn('maria88', 'Maria88pass')
  expect(form.result.current.session).toMatchObject({ isTrial: false, userName: 'maria88' })
  expect(test.sessionStorage.kept.has('trialName')).toBe(false)
})

it('LOGIN-08 a double tap logs in once', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  form.type('username', 'maria88')
  form.type('password', 'Maria88pass')
  await act(async () => {
    await Promise.all([
      form.result.current.login.submit(),
      form.result.current.login.submit(),
      form.result.current.login.startFreePlay(),
    ])
  })
  await settle(test)
  expect(test.network.count(LOGIN)).toBe(1)
  expect(test.network.count('/wps/session/login/freeplay')).toBe(0)
  expect(test.wentTo).toHaveLength(1)
})

/** A login that is under way when `elsewhere` becomes the address of the page; `answer` lets it be answered. */
async function leftLogin(elsewhere: string) {
  const page = { address: 'https://lobby.example/m/login' }
  const test = await testLobby({ device: { address: () => page.address } })
  const form = await loginForm(test)
  form.type('username', 'maria88')
  form.type('password', 'Maria88pass')
  const release = test.network.hold(LOGIN)
  act(() => void form.result.current.login.submit())
  await settle(test)
  page.address = `https://lobby.example${elsewhere}`
  const answer = async () => {
    act(release)
    await settle(test)
    expect(form.result.current.session.userName).toBe('maria88')
  }
  return { test, answer }
}

it.each([
  ['stays there, who has gone to a game list', '/m/gameList', []],
  ['goes on, who has gone to the registration', '/m/register', [{ replace: '/m/home' }]],
] as const)('LOGIN-08 whose login is answered later %s', async (_, elsewhere, wentTo) => {
  const { test, answer } = await leftLogin(elsewhere)
  await answer()
  expect(test.wentTo).toEqual(wentTo)
})

it('LOGIN-08 APP-26 who has tried a page for members meanwhile goes there, and is offered no login any more', async () => {
  const { test, answer } = await leftLogin('/m/home')
  renderIn(test, () => useRouteGuard('member', '/m/webEmail')).unmount()
  expect(test.lobby.state.panels.login).toBe(true)
  await answer()
  expect(test.wentTo).toEqual([{ replace: '/m/home' }, { replace: '/m/webEmail' }])
  expect(test.lobby.state.panels.login).toBeUndefined()
})
