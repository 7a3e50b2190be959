import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PanelName, useNotices, useOpenPanels, usePanel, useSession } from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'
import { TOAST_LONG_MS } from './notices.rules.ts'

it.each<PanelName>(['menu', 'userPage', 'selectBox', 'hotMatch', 'download', 'legal'])(
  'APP-20 the panel %s is closed, opens and closes, for all who look at it and for itself alone',
  async (name) => {
    const test = await testLobby()
    const others: PanelName = name === 'menu' ? 'legal' : 'menu'
    const { result } = renderIn(test, () => ({ one: usePanel(name), again: usePanel(name), other: usePanel(others) }))
    expect(result.current.one.isOpen).toBe(false)
    act(() => result.current.one.open())
    await settle(test)
    expect([result.current.one.isOpen, result.current.again.isOpen, result.current.other.isOpen]).toEqual([true, true, false])
    act(() => result.current.again.close())
    await settle(test)
    expect([result.current.one.isOpen, result.current.again.isOpen]).toEqual([false, false])
  },
)

it('APP-20 APP-17 panels that could not be loaded close and say so; a tap on the notice opens the same ones again', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({
    menu: usePanel('menu'),
    legal: usePanel('legal'),
    all: useOpenPanels(),
    notices: useNotices(),
  }))
  act(() => result.current.menu.open())
  await settle(test)
  act(() => result.current.all.giveUp())
  await settle(test)
  expect([result.current.all.open, result.current.menu.isOpen]).toEqual([false, false])
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'load_retry' } }])
  act(() => result.current.notices[0]?.retry?.())
  await settle(test)
  expect(result.current.notices).toEqual([])
  expect([result.current.menu.isOpen, result.current.legal.isOpen]).toEqual([true, false])
  act(() => result.current.all.giveUp())
  await pass(test, TOAST_LONG_MS)
  expect(result.current.notices).toEqual([])
  expect(result.current.menu.isOpen).toBe(false)
})

it.each([
  ['with', true, 'load_retry'],
  ['without', false, 'network_failed'],
] as const)(
  'APP-17 a question that could not be loaded is answered with no, and why is said: %s a network',
  async (_, online, why) => {
    const test = await testLobby({ member: 'maria88', device: { online: () => online } })
    const { result } = renderIn(test, () => ({ session: useSession(), all: useOpenPanels(), notices: useNotices() }))
    act(() => void result.current.session.logout())
    await settle(test)
    act(() => result.current.all.giveUp())
    await settle(test)
    expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: why } }])
    expect([result.current.session.isLoggedIn, result.current.notices[0]?.retry]).toEqual([true, undefined])
  },
)

it.each([
  ['with', true, [0, 1, 2]],
  ['without', false, [0, 0, 0]],
] as const)(
  'APP-14 code that is lost a second time %s a network may be of an older version: the skin hears of it',
  async (_, online, expected) => {
    let lost = 0
    const test = await testLobby({ device: { online: () => online }, ports: { codeLost: () => void lost++ } })
    const { result } = renderIn(test, () => useOpenPanels())
    const heard = expected.map(() => {
      act(() => result.current.giveUp())
      return lost
    })
    expect(heard).toEqual(expected)
  },
)
