import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBalance } from '../index.ts'
import { pass, renderIn, settle, testLobby } from './index.ts'

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
