import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGameFrame } from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const GAME = '?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'
const LAUNCH = '/wps/game/launchGame'

it('LAUNCH-10 a launch that takes 8 seconds is slow until it is there', async () => {
  const test = await testLobby({ member: 'maria88' })
  const release = test.network.hold(LAUNCH)
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await pass(test, 7_999)
  expect(result.current).toMatchObject({ status: 'launching', isSlow: false })
  await pass(test, 1)
  expect(result.current).toMatchObject({ status: 'launching', isSlow: true })
  release()
  await settle(test)
  expect(result.current).toMatchObject({ status: 'playing', isLoaded: false, isSlow: true })
  act(() => result.current.onLoad())
  expect(result.current).toMatchObject({ status: 'playing', isLoaded: true, isSlow: false })
})

it('LAUNCH-10 a game whose page does not come is slow, too, and another try waits anew', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'playing', isLoaded: false, isSlow: false })
  await pass(test, 8_000)
  expect(result.current.isSlow).toBe(true)
  act(() => result.current.onLoad())
  expect(result.current.isSlow).toBe(false)
  await act(async () => void (await result.current.retry()))
  await settle(test)
  // It is another session of the game, whose page has to come as well.
  expect(result.current).toMatchObject({ status: 'playing', isLoaded: false, isSlow: false })
})

it('LAUNCH-08 nothing is slow where nothing is awaited', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await pass(test, 20_000)
  expect(result.current).toMatchObject({ status: 'login', isSlow: false, isLoaded: true })
})
