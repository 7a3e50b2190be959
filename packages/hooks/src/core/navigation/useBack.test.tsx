import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBack } from '../../index.ts'
import { renderIn, testLobby } from '../../test/testLobby.tsx'

it.each([
  ['/m/help', 1, '/m/home'],
  ['/m/help', 0, '/m/home'],
  ['/m/help', 2, -1],
  ['/m/notice', 5, '/m/home'],
  ['/m/gameLobby', 5, -1],
])('APP-10 back on %s with a history of %i goes to %s', async (path, entries, to) => {
  const test = await testLobby({ device: { historyLength: () => entries } })
  const { result } = renderIn(test, () => useBack(path))
  act(() => result.current())
  expect(test.wentTo).toEqual([to])
})

it.each([
  ['/m/startLottery', '?code=lobby&pageBack=home', '/m/home'],
  ['/m/startLottery', '?code=lobby&pageBack=/m/set', -1],
  ['/m/help', '?pageBack=home', -1],
])('ROUTE-04 back on %s%s goes to %s', async (path, search, to) => {
  const test = await testLobby({ device: { historyLength: () => 5, address: () => `https://site.example${path}${search}` } })
  const { result } = renderIn(test, () => useBack(path))
  act(() => result.current())
  expect(test.wentTo).toEqual([to])
})
