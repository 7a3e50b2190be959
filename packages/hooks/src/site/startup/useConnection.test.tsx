import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNow } from '../../core/clock/useNow.ts'
import { useConnection, useStartup } from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const event = (name: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(name)))

it('APP-15 a lost connection shows No Internet until it is back', async () => {
  let online = true
  const test = await testLobby({ device: { online: () => online } })
  const { result } = renderIn(test, useConnection)
  expect(result.current).toBeUndefined()
  online = false
  await event('offline')
  expect(result.current).toEqual({ id: 'no_internet' })
  online = true
  await event('online')
  expect(result.current).toBeUndefined()
})

it('APP-15 a page opened without a connection says so from the start', async () => {
  const test = await testLobby({ device: { online: () => false } })
  const { result } = renderIn(test, useConnection)
  expect(result.current).toEqual({ id: 'no_internet' })
})

it('APP-15 ERR-01 a call under way for 6 s shows Slow Connection until it is answered', async () => {
  const test = await testLobby()
  const release = test.network.hold('/wps/system/settings/consolidated')
  const { result } = renderIn(test, () => ({ connection: useConnection(), startup: useStartup() }))
  await pass(test, 5_999)
  expect(result.current.connection).toBeUndefined()
  await pass(test, 1)
  expect(result.current.connection).toEqual({ id: 'slow_connection' })
  release()
  await settle(test)
  expect(result.current.connection).toBeUndefined()
})

it('APP-15 without a connection, Slow Connection does not show as well', async () => {
  let online = true
  const test = await testLobby({ device: { online: () => online } })
  test.network.hold('/wps/system/settings/consolidated')
  const { result } = renderIn(test, () => ({ connection: useConnection(), startup: useStartup() }))
  await pass(test, 6_000)
  online = false
  await event('offline')
  expect(result.current.connection).toEqual({ id: 'no_internet' })
})

it('APP-15 KIT-05 a native shell tells by its own device when the connection changes, until nobody asks any more', async () => {
  let online = true
  const told = new Map<string, () => void>()
  const watch = (what: string, changed: () => void) => {
    told.set(what, changed)
    return () => void told.delete(what)
  }
  const test = await testLobby({ device: { online: () => online, watch } })
  const { result, unmount } = renderIn(test, () => ({ connection: useConnection(), now: useNow() }))
  online = false
  await event('offline')
  expect(result.current.connection).toBeUndefined()
  await act(async () => told.get('offline')?.())
  expect(result.current.connection).toEqual({ id: 'no_internet' })
  // Timers stand still while the app is not in sight.
  const { now } = result.current
  test.clock.setWall(now + 5_000)
  await act(async () => told.get('visibilitychange')?.())
  expect(result.current.now).toBe(now + 5_000)
  unmount()
  expect([...told.keys()]).toEqual([])
})
