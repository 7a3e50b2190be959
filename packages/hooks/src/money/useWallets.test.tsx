import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBalance, useWallets } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

const WALLETS = '/wps/wallets'
const MERCHANT = '/wps/wallets/merchant'
const useBoth = () => ({ wallets: useWallets(), balance: useBalance() })

it('HOME-14 a member’s wallets and the one at the merchant are fetched beside the balance', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useBoth)
  await settle(test)
  expect([WALLETS, MERCHANT, '/wps/wallets/balance'].map((path) => test.network.count(path))).toEqual([1, 1, 1])
  expect(result.current.wallets).toMatchObject({
    status: 'ready',
    merchant: '₱1,250.50',
    wallets: [
      { walletId: 'main', name: 'Main wallet', text: '₱1,250.50' },
      { walletId: 'bonus', name: 'Bonus wallet', text: '₱0.00' },
    ],
  })
  act(() => result.current.balance.toggleHidden())
  await settle(test)
  expect(result.current.wallets.merchant).toBe('₱*,***.**')
})

it('HOME-14 a guest asks for no wallet', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useWallets)
  await settle(test)
  expect([test.network.count(WALLETS), test.network.count(MERCHANT)]).toEqual([0, 0])
  expect(result.current).toMatchObject({ wallets: [], merchant: undefined })
})

it('HOME-14 ERR-03 wallets that did not come leave a retry', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getMerchantWallet', '500')
  const { result } = renderIn(test, useWallets)
  await settle(test)
  expect(result.current.status).toBe('failed')
  test.backend.clearFaults()
  act(() => result.current.retry())
  await settle(test)
  expect(result.current).toMatchObject({ status: 'ready', merchant: '₱1,250.50' })
})
