// @vitest-environment node
import { act, type ReactNode } from 'react'
import { create } from 'react-test-renderer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everyHook } from './test/everyHook.ts'
import { inLobby, reportsOf, settle, testLobby } from './test/testLobby.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The renderer is for native tests alone since the web has others, and says so where this is not set.
  vi.stubGlobal('IS_REACT_NATIVE_TEST_ENVIRONMENT', true)
})
afterEach(() => vi.unstubAllGlobals())

const Probe = ({ use }: { use: () => unknown }): ReactNode => {
  use()
  return null
}

it.each(Object.entries(everyHook))('KIT-05 %s works without a DOM where the ports are a native shell’s', async (_, use) => {
  const test = await testLobby({ member: 'maria88' })
  const Lobby = inLobby(test.lobby)
  const app = await act(async () =>
    create(
      <Lobby>
        <Probe use={use} />
      </Lobby>,
    ),
  )
  await act(() => settle(test))
  act(() => app.unmount())
  test.lobby.dispose()
  expect(reportsOf(test)).toEqual([])
})
