import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loginForm } from '../../test/loginForm.tsx'
import { pass, reportsOf, settle, testLobby } from '../../test/testLobby.tsx'

const LOGIN = '/wps/session/login'

it('LOGIN-11 free play that failed says why', async () => {
  const test = await testLobby()
  test.backend.fault('startFreePlay', 'drop')
  const form = await loginForm(test)
  await act(() => form.result.current.login.startFreePlay())
  await settle(test)
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  expect(form.result.current.session.isLoggedIn).toBe(false)
})

it.each([
  ['normal', 'outsider', 'Outsider1', 'Non-member account unable to login'],
  ['normal', 'blocked1', 'Blocked1pass', 'Sorry, the user does not exist or is disabled'],
  ['normal', 'nobody99', 'Nobody99', 'Sorry, the user does not exist or is disabled'],
  ['agents-only', 'maria88', 'Maria88pass', 'Non-agents cannot log in'],
] as const)('LOGIN-14 under %s the account %s is told why it cannot log in', async (scenario, account, password, text) => {
  const test = await testLobby({ backend: { scenario } })
  const form = await loginForm(test)
  await form.logIn(account, password)
  expect(form.refusal()).toBe(text)
  expect(form.result.current.session.isLoggedIn).toBe(false)
})

it.each([
  ['500', 'Unknown error'],
  ['malformed', 'Unknown error'],
  ['html', 'Unknown error'],
  ['null', 'Unknown error'],
  ['empty-object', 'Unknown error'],
  ['string', 'Unknown error'],
  ['garbled', 'Unknown error'],
  ['empty-body', 'Unknown error'],
  ['401', 'You are not logged in, please login first'],
  ['drop', 'No connection. Please check your network and try again'],
  ['lost', 'No connection. Please check your network and try again'],
] as const)('ERR-02 LOGIN-14 a login that goes wrong (%s) says "%s", never a raw code', async (kind, text) => {
  const test = await testLobby()
  test.backend.fault('login', kind)
  const form = await loginForm(test)
  await form.logIn('maria88', 'Maria88pass')
  expect(form.refusal()).toBe(text)
  expect(form.result.current.session.isLoggedIn).toBe(false)
  expect(form.result.current.login.status).toBe('idle')
})

it('ERR-02 a login without an answer ends after 15 s as a slow connection, and is not repeated by itself', async () => {
  const test = await testLobby({ config: { retries: 2 } })
  const form = await loginForm(test)
  test.network.hold(LOGIN)
  form.type('username', 'maria88')
  form.type('password', 'Maria88pass')
  act(() => void form.result.current.login.submit())
  await settle(test)
  expect(form.result.current.login.status).toBe('pending')
  await pass(test, 14_999)
  expect(form.result.current.login.status).toBe('pending')
  await pass(test, 1)
  expect(form.refusal()).toBe('Slow Connection')
  expect(form.result.current.login.status).toBe('idle')
  expect(test.network.count(LOGIN)).toBe(1)
})

it('LOGIN-14 a login that cannot be sent, for there is no cipher, tells the developer which key is missing', async () => {
  const test = await testLobby({ ports: { bodyCipher: undefined } })
  const form = await loginForm(test)
  await form.logIn('maria88', 'Maria88pass')
  expect(form.refusal()).toBeDefined()
  expect(reportsOf(test)).toEqual([])
  expect(test.reports).toContainEqual(expect.objectContaining({ operation: 'login', key: 'bodyCipher' }))
})
