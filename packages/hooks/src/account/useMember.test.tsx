import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  unreadCountQueryOptions,
  useLobbyQuery,
  useMember,
  useMemberQuery,
  useRefreshMember,
  vendorsQueryOptions,
} from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

const INFO = '/wps/member/info'
const UNREAD = '/wps/relay/CSP_unreadCount'
const useBoth = () => ({ member: useMember(), refresh: useRefreshMember() })

it.each([
  ['maria88', { isAgent: false, isTrial: false, name: 'Maria' }],
  ['agent01', { isAgent: true, isTrial: false, name: 'Ramon' }],
  ['agent02', { isAgent: true, isTrial: false, name: 'Corazon' }],
  ['trial01', { isAgent: false, isTrial: true, name: 'trial01' }],
  ['type40', { isAgent: false, isTrial: false, name: 'type40' }],
])('AGENT-01 %s is %j', async (member, facts) => {
  const test = await testLobby({ member })
  const { result } = renderIn(test, useMember)
  await settle(test)
  expect(result.current).toMatchObject({ isLoggedIn: true, ...facts })
})

it('APP-22 the member’s info is kept on the device, and fetched anew when that is forced', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useBoth)
  await settle(test)
  const again = await testLobby({ beside: test, sessionStorage: test.sessionStorage })
  again.network.alter(INFO, (info) => ({ ...info, nickname: 'Renamed' }))
  const next = renderIn(again, useBoth)
  await settle(again)
  expect([again.network.count(INFO), next.result.current.member.name]).toEqual([0, result.current.member.name])
  await act(() => next.result.current.refresh())
  await settle(again)
  expect([again.network.count(INFO), next.result.current.member.name]).toEqual([1, 'Renamed'])
  again.backend.fault('getMemberInfo', '500')
  await expect(next.result.current.refresh()).rejects.toThrow()
  expect(next.result.current.member.name).toBe('Renamed')
})

it('APP-22 a guest has nothing to fetch anew', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useRefreshMember)
  await act(() => result.current())
  expect(test.network.count(INFO)).toBe(0)
})

it('AGENT-01 a guest is nobody', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useMember)
  await settle(test)
  expect(result.current).toEqual({ isLoggedIn: false, isAgent: false, isTrial: false, name: undefined, info: undefined })
  expect(test.network.count(INFO)).toBe(0)
})

it('AGENT-01 until the member’s info is there, what the login said stands in', async () => {
  const test = await testLobby({ member: 'agent01' })
  test.network.hold(INFO)
  const { result } = renderIn(test, useMember)
  await settle(test)
  expect(result.current).toMatchObject({ isLoggedIn: true, isAgent: true, name: 'agent01', info: undefined })
})

it('APP-22 the member’s info is fetched once a session, however many look at it', async () => {
  const test = await testLobby({ member: 'maria88' })
  renderIn(test, useMember)
  renderIn(test, useMember)
  await settle(test)
  renderIn(test, useMember)
  await settle(test)
  expect(test.network.count(INFO)).toBe(1)
})

it('HOME-10 the unread count is fetched once on load, for a member alone', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useMemberQuery(unreadCountQueryOptions, undefined))
  renderIn(test, () => useMemberQuery(unreadCountQueryOptions, undefined))
  await settle(test)
  expect(result.current.data).toBe(3)
  expect(test.network.count(UNREAD)).toBe(1)
  const guest = await testLobby()
  renderIn(guest, () => useMemberQuery(unreadCountQueryOptions, undefined))
  await settle(guest)
  expect(guest.network.count(UNREAD)).toBe(0)
})

it('ERR-03 a plain read tells of its failure and can be asked for again', async () => {
  const test = await testLobby()
  test.backend.fault('listVendors', '500', 1)
  const { result } = renderIn(test, () => {
    const { data, status, retry } = useLobbyQuery(vendorsQueryOptions, { language: 'EN' })
    return { data, status, retry }
  })
  await settle(test)
  expect(result.current.status).toBe('failed')
  await act(async () => result.current.retry())
  await settle(test)
  expect(result.current.data?.sorting.length).toBeGreaterThan(0)
})
