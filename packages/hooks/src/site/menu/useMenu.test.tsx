import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerPrompt } from '../../core/notices/notices.ts'
import { useMenu, usePanel, useSession } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

async function menu(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const address = { now: '/m/home' }
  const { result, rerender } = renderIn(test, () => ({
    menu: useMenu(address.now),
    download: usePanel('download'),
    session: useSession(),
  }))
  await settle(test)
  act(() => result.current.menu.open())
  await settle(test)
  const goTo = async (next: string) => {
    address.now = next
    rerender()
    await settle(test)
  }
  return { test, result, goTo }
}

it('MENU-03 it closes when the address changes, its query included, and not before', async () => {
  const { result, goTo } = await menu()
  await goTo('/m/home')
  expect(result.current.menu.isOpen).toBe(true)
  await goTo('/m/home?category=RNG')
  expect(result.current.menu.isOpen).toBe(false)
})

it('MENU-03 it closes on a selection, which goes where it leads', async () => {
  const { test, result } = await menu()
  const deposit = result.current.menu.items.find(({ id }) => id === 'deposit')
  if (deposit) act(() => result.current.menu.choose(deposit))
  await settle(test)
  expect(result.current.menu.isOpen).toBe(false)
  expect(test.wentTo).toEqual(['/m/voucherCenter'])
})

it('MENU-02 MENU-03 the app download opens its popup in place of the menu', async () => {
  const { test, result } = await menu()
  const download = result.current.menu.items.find(({ id }) => id === 'download')
  if (download) act(() => result.current.menu.choose(download))
  await settle(test)
  expect([result.current.menu.isOpen, result.current.download.isOpen]).toEqual([false, true])
  expect(test.wentTo).toEqual([])
})

it('MENU-03 it closes on logout', async () => {
  const { test, result } = await menu({ member: 'maria88' })
  let done: Promise<void> | undefined
  await act(async () => {
    done = result.current.session.logout()
  })
  act(() => answerPrompt(test.lobby, true))
  await settle(test)
  await done
  expect(result.current.session.isLoggedIn).toBe(false)
  expect(result.current.menu.isOpen).toBe(false)
})

it('MENU-02 the items follow the merchant’s flags, and one that is off anywhere is off', async () => {
  const { result } = await menu({ backend: { flags: { WITHDRAW: false, MEMCLUB3: false, MANPLAYREB3: false } } })
  expect(result.current.menu.items.map(({ id }) => id)).toEqual(['deposit', 'share', 'rewards', 'mission', 'download'])
})

it('MENU-03 a menu that comes only after the visitor has gone on stays closed', async () => {
  const page = { address: 'http://localhost:3000/m/home' }
  const test = await testLobby({ device: { address: () => page.address } })
  const opener = renderIn(test, () => usePanel('menu'))
  act(() => opener.result.current.open())
  page.address = 'http://localhost:3000/m/activity'
  const { result } = renderIn(test, () => useMenu('/m/activity'))
  await settle(test)
  expect(result.current.isOpen).toBe(false)
})
