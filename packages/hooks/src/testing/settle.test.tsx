import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useBalance } from '../index.ts'
import { pass, renderIn, settle, testLobby } from './index.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a call that hangs by a fault holds nothing up, and time ends it', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getBalance', 'hang', 1)
  const { result } = renderIn(test, useBalance)
  await settle(test)
  expect(test.network.busy).toBe(1)
  expect(result.current.text).not.toContain('1,250.50')
  await act(() => pass(test, 60_000))
  expect(test.network.busy).toBe(0)
})

it('a runner that has React ask for `act`, as with global hooks, is told nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useBalance)
  await settle(test)
  await pass(test, 60_000)
  expect(result.current.text).toBe('₱1,250.50')
  expect(said).not.toHaveBeenCalled()
})
