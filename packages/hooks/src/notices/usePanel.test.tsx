import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PanelName, usePanel } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

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
