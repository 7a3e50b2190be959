import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBalance, useLanguage, useStartup } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

const BALANCE = '/wps/wallets/balance'
const useWallet = () => ({ balance: useBalance(), startup: useStartup(), language: useLanguage() })

async function wallet(options: Parameters<typeof testLobby>[0] = { member: 'maria88' }) {
  const test = await testLobby(options)
  const { result } = renderIn(test, useWallet)
  await settle(test)
  return { test, result }
}

it.each([
  ['maria88', '₱1,250.50'],
  ['broke01', '₱0.00'],
  ['vip777', '₱888,888.88'],
])('BAL-01 the balance of %s shows with two decimals as %s', async (member, text) => {
  const { result } = await wallet({ member })
  expect(result.current.balance).toMatchObject({ text, isHidden: false, isRefreshing: false, isFailed: false })
})

it('a part of a hundredth, which nobody can spend, does not show', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.alter(BALANCE, () => ({ sumBalance: 10.999 }))
  const { result } = renderIn(test, useWallet)
  await settle(test)
  expect(result.current.balance.text).toBe('₱10.99')
})

it('BAL-01 hiding masks every digit with an asterisk, and showing brings them back', async () => {
  const { test, result } = await wallet()
  act(() => result.current.balance.toggleHidden())
  await settle(test)
  expect(result.current.balance.text).toBe('₱*,***.**')
  act(() => result.current.balance.toggleHidden())
  await settle(test)
  expect(result.current.balance.text).toBe('₱1,250.50')
})

it('BAL-01 a balance that is hidden stays hidden after a reload', async () => {
  const { test, result } = await wallet()
  act(() => result.current.balance.toggleHidden())
  const again = await wallet({ beside: test, member: 'maria88' })
  expect(again.result.current.balance).toMatchObject({ text: '₱*,***.**', isHidden: true })
})

it('BAL-01 while it is refreshed the amount is masked, then shows what it is now', async () => {
  const { test, result } = await wallet()
  const release = test.network.hold(BALANCE)
  act(() => result.current.balance.refresh())
  await settle(test)
  expect(result.current.balance).toMatchObject({ text: '₱*,***.**', isRefreshing: true })
  test.network.alter(BALANCE, () => ({ sumBalance: 99.9 }))
  release()
  await settle(test)
  expect(result.current.balance).toMatchObject({ text: '₱99.90', isRefreshing: false })
})

it('BAL-01 a balance that did not come says so, and can be asked for again', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getBalance', '500', 1)
  const { result } = renderIn(test, useBalance)
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', refusal: undefined, text: '₱*.**' })
  act(() => result.current.retry())
  await settle(test)
  expect(result.current).toMatchObject({ status: 'ready', text: '₱1,250.50', isFailed: false })
})

it('BAL-01 a refresh that failed says so and keeps the last amount', async () => {
  const { test, result } = await wallet()
  test.backend.fault('getBalance', '500')
  act(() => result.current.balance.refresh())
  await settle(test)
  expect(result.current.balance).toMatchObject({ text: '₱1,250.50', isFailed: true })
})

it('BAL-01 before anything is known no digit shows', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getBalance', '500')
  const { result } = renderIn(test, useWallet)
  await settle(test)
  expect(result.current.balance.text).toBe('₱*.**')
  expect(result.current.balance.isFailed).toBe(true)
})

it('BAL-02 a guest who refreshes goes to login, and nothing is asked for', async () => {
  const { test, result } = await wallet({})
  expect(test.network.count(BALANCE)).toBe(0)
  expect(result.current.balance.text).not.toMatch(/\d/)
  act(() => result.current.balance.refresh())
  await settle(test)
  expect(test.wentTo).toEqual(['/m/login'])
  expect(test.network.count(BALANCE)).toBe(0)
})

it('BAL-02 a member who refreshes stays', async () => {
  const { test, result } = await wallet()
  act(() => result.current.balance.refresh())
  await settle(test)
  expect(test.wentTo).toEqual([])
  expect(test.network.count(BALANCE)).toBe(2)
})
