import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useImages, usePicture } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const RESOURCES = '/wps/system/resources'
const useAPicture = () => usePicture(useImages().of('/a.svg'))
const CDN = { imageHosts: ['img1.cdn.example', 'img2.cdn.example', '*.cdn.example'] }

it('APP-21 a visit picks one host by chance and keeps to it; the rest is what a picture falls back on', async () => {
  for (const [chance, picked] of [
    [0, 'img1'],
    [0.9, 'img2'],
  ] as const) {
    const test = await testLobby({ config: CDN, ports: { random: () => chance } })
    const { result } = renderIn(test, useImages)
    const [first, second, last] = result.current.of('/a.svg')
    expect(new URL(first ?? '').host).toBe(`${picked}.cdn.example`)
    expect(new URL(second ?? '').host).not.toBe(`${picked}.cdn.example`)
    expect(last).toBe('http://localhost:3000/a.svg')
    expect(result.current.of('/b.svg')[0]).toBe(`https://${picked}.cdn.example/b.svg`)
    expect(test.network.count(RESOURCES)).toBe(0)
  }
})

it('APP-21 the same address gives the same list, so that nothing draws anew', async () => {
  const test = await testLobby({ config: CDN })
  const { result, rerender } = renderIn(test, useImages)
  const before = result.current.of('/a.svg')
  rerender()
  expect(result.current.of('/a.svg')).toBe(before)
})

it('APP-21 the first failure asks the server for more hosts, once; only allowed ones count', async () => {
  const test = await testLobby({ config: CDN, ports: { random: () => 0 } })
  test.network.alter(RESOURCES, (value) => ({
    ...value,
    imageHosts: ['https://img9.cdn.example', 'https://evil.example', 'http://plain.cdn.example', 'javascript:alert(1)'],
  }))
  const { result } = renderIn(test, useAPicture)
  const tried: string[] = []
  for (let src = result.current.src; src !== undefined && tried.length < 9; src = result.current.src) {
    tried.push(new URL(src).host)
    act(() => result.current.onError())
    await settle(test)
  }
  expect(test.network.count(RESOURCES)).toBe(1)
  expect(tried).toEqual(['img1.cdn.example', 'img2.cdn.example', 'img9.cdn.example', 'localhost:3000'])
})

it('APP-21 a picture without a place shows none, and another one in its place begins anew', async () => {
  const test = await testLobby({ config: CDN, ports: { random: () => 0 } })
  let address: string | undefined
  const { result, rerender } = renderIn(test, () => usePicture(useImages().of(address)))
  expect(result.current.src).toBeUndefined()
  address = '/a.svg'
  rerender()
  expect(result.current.src).toBe('https://img1.cdn.example/a.svg')
  act(() => result.current.onError())
  expect(result.current.src).toBe('https://img2.cdn.example/a.svg')
  address = '/b.svg'
  rerender()
  expect(result.current.src).toBe('https://img1.cdn.example/b.svg')
})

it('APP-21 hosts that cannot be learnt change nothing', async () => {
  const test = await testLobby({ config: CDN, ports: { random: () => 0 } })
  test.backend.fault('listResources', '500')
  const { result } = renderIn(test, useAPicture)
  act(() => result.current.onError())
  await settle(test)
  expect(result.current.src).toBe('https://img2.cdn.example/a.svg')
  act(() => result.current.onError())
  expect(result.current.src).toBe('http://localhost:3000/a.svg')
  expect(test.reports).toHaveLength(1)
})

it('APP-21 a game without an icon has one at the image hosts, by merchant and game', async () => {
  const test = await testLobby({ config: CDN, ports: { random: () => 0 } })
  const { result } = renderIn(test, useImages)
  expect(result.current.ofGame({ nodeId: 7 })[0]).toBe('https://img1.cdn.example/game/LOBBYKIT/7.png')
  expect(result.current.ofGame({ nodeId: 7, iconUrl: '/i.svg' })[0]).toBe('https://img1.cdn.example/i.svg')
  const bare = renderIn(await testLobby(), useImages)
  expect(bare.result.current.ofGame({ nodeId: 7 })).toEqual([])
})
