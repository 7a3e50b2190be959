import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gatewayPage } from '../../test/gatewayPage.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { ids, tab } from '../../test/sessionTab.tsx'
import { pass, settle } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'

const RENEW = '/wps/session/renew'
const TEN_MINUTES = 600_000

it('LOGIN-15 the token is renewed every ten minutes, and calls go on with the new one', async () => {
  const one = await tab()
  const { token: first } = one.test.lobby.state.session ?? { token: '' }
  await pass(one.test, TEN_MINUTES - 1)
  expect(one.test.network.count(RENEW)).toBe(0)
  await pass(one.test, 1)
  expect(one.test.network.count(RENEW)).toBe(1)
  const { token: second } = one.test.lobby.state.session ?? { token: '' }
  expect(second).not.toBe(first)
  expect(JSON.parse(one.test.sessionStorage.kept.get('MC_SESSION_INFO') ?? '')).toMatchObject({
    token: second,
    userName: 'maria88',
  })
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.sent.filter(({ path }) => path === RENEW).map(({ token }) => token)).toEqual([first, second])
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
})

it('LOGIN-15 a renewal changes nothing a screen shows, and loads nothing anew', async () => {
  const one = await tab()
  const before = one.test.network.sent.length
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.sent.slice(before).map(({ path }) => path)).toEqual([RENEW])
  expect(one.result.current.member.name).toBe('Maria')
})

it('LOGIN-15 the answer of a call that went out with the old token ends nothing', async () => {
  const one = await tab()
  const release = one.test.network.hold('/wps/wallets/balance')
  await pass(one.test, TEN_MINUTES - 5_000)
  act(() => one.result.current.balance.refresh())
  await pass(one.test, 5_000)
  expect(one.test.network.count(RENEW)).toBe(1)
  one.test.backend.fault('getBalance', '401', 1)
  release()
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(ids(one)).toEqual([])
})

it('LOGIN-15 a renewal that fails is repeated within the time the old token still works, and then at the next one', async () => {
  const one = await tab()
  one.test.backend.fault('renewSession', '500', 4)
  await pass(one.test, TEN_MINUTES)
  for (const [seconds, count] of [
    [5, 2],
    [10, 3],
    [20, 4],
    [60, 4],
  ] as const) {
    await pass(one.test, seconds * 1000)
    expect(one.test.network.count(RENEW)).toBe(count)
  }
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(ids(one)).toEqual([])
  await pass(one.test, TEN_MINUTES - 95_000)
  expect(one.test.network.count(RENEW)).toBe(5)
})

it('LOGIN-15 a renewal that hangs is given up and repeated, all within the 60 seconds that the old token still works', async () => {
  const one = await tab()
  const release = one.test.network.hold(RENEW)
  await pass(one.test, TEN_MINUTES)
  const sentAt = [0]
  let now = 0
  // The seconds at which it is given up or sent again, and those before them: one that is sent in another second is noted in a later one.
  for (const second of [5, 6, 10, 11, 16, 17, 26, 27, 32, 33, 52, 53, 58, 59, 120]) {
    await pass(one.test, (second - now) * 1_000)
    now = second
    while (sentAt.length < one.test.network.count(RENEW)) sentAt.push(second)
  }
  expect(sentAt).toEqual([0, 11, 27, 53])
  expect(one.result.current.session.isLoggedIn).toBe(true)
  release()
  await settle(one.test)
})

it.each([
  ['nothing', undefined],
  ['a page of the gateway with 200', () => gatewayPage()],
  ['a page of the gateway with 502', () => gatewayPage(502)],
  ['words that the contract does not know', () => Response.json({ success: true })],
])('LOGIN-15 a renewal whose answer is lost, and %s comes instead, does not end the session', async (_, instead) => {
  const one = await tab()
  const { token: first } = one.test.lobby.state.session ?? { token: '' }
  one.test.network.lose(RENEW, instead?.())
  await pass(one.test, TEN_MINUTES)
  expect(one.test.lobby.state.session?.token).toBe(first)
  await pass(one.test, 5_000)
  expect(one.test.lobby.state.session?.token).not.toBe(first)
  await pass(one.test, 61_000)
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(ids(one)).toEqual([])
})

it('LOGIN-15 a second tab with the same token goes on with the new one', async () => {
  const one = await tab()
  const copied = memoryStorage()
  for (const [key, value] of one.test.sessionStorage.kept) copied.setItem(key, value)
  const other = await tab({ beside: one.test, sessionStorage: copied })
  expect(other.test.lobby.state.session?.token).toBe(one.test.lobby.state.session?.token)
  // The other tab's own renewal is never answered, as when the browser has put it to sleep.
  other.test.network.hold(RENEW)
  await pass(one.test, TEN_MINUTES)
  await pass(one.test, 61_000)
  act(() => other.result.current.balance.refresh())
  await settle(other.test)
  expect(other.result.current.session.isLoggedIn).toBe(true)
  expect(other.test.lobby.state.session?.token).toBe(one.test.lobby.state.session?.token)
  expect(JSON.parse(copied.kept.get('MC_SESSION_INFO') ?? '').token).toBe(other.test.lobby.state.session?.token)
})

it('LOGIN-15 a message about the token of another session changes nothing', async () => {
  const one = await tab()
  const { token } = one.test.lobby.state.session ?? { token: '' }
  for (const message of [
    { type: 'sessionRenewed', from: 'other', token: 'x' },
    { type: 'sessionRenewed', from: token },
  ]) {
    one.test.tabs.post(message)
  }
  await settle(one.test)
  expect(one.test.lobby.state.session?.token).toBe(token)
})

it('LOGIN-15 a renewal that says the session ended ends it', async () => {
  const one = await tab()
  one.test.backend.endSessions('maria88')
  await pass(one.test, TEN_MINUTES)
  expect(one.result.current.session.isLoggedIn).toBe(false)
  expect(ids(one)).toEqual(['session_ended'])
})

it('LOGIN-15 a renewal that comes back after another member logged in is left alone', async () => {
  const one = await tab()
  const release = one.test.network.hold(RENEW)
  await pass(one.test, TEN_MINUTES)
  const form = await loginForm(one.test)
  await form.logIn('vip777', 'Vip777pass')
  release()
  await settle(one.test)
  expect(one.result.current.session.userName).toBe('vip777')
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(one.result.current.balance.text).toContain('888,888.88')
})

it.each([{}, { member: 'trial01' }])('LOGIN-15 nothing is renewed for a guest or a trial (%j)', async (options) => {
  const one = await tab(options)
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.count(RENEW)).toBe(0)
})

it('LOGIN-15 a lobby that left the page renews nothing', async () => {
  const one = await tab()
  one.unmount()
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.count(RENEW)).toBe(0)
})
