import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBanners, useHotMatches, useLogin } from '../../index.ts'
import { passwordOf, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const ANNOUNCEMENTS = '/wps/announcement'
const MATCH = {
  matchTime: Date.UTC(2026, 0, 1, 3, 30),
  homeTeam: 'Harbour FC',
  awayTeam: 'North Stars',
  homeTeamImageUrl: '/art/team/Harbour.svg',
  awayTeamImageUrl: 'javascript:alert(1)',
  league: 'Premier Cup',
  vendor: 'BTI',
  roomId: 'lobby',
  nodeId: 9001,
  supportPlay: false,
}

async function hot(matches?: readonly unknown[], options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  if (matches) test.network.alter(ANNOUNCEMENTS, (value) => ({ ...value, H: matches }))
  const { result } = renderIn(test, useHotMatches)
  await settle(test)
  return { test, result }
}

it('MATCH-01 the matches that start next, in the viewer’s own time, without a call of their own', async () => {
  const { test, result } = await hot([MATCH])
  const local = new Date(MATCH.matchTime)
  const two = (number: number) => String(number).padStart(2, '0')
  expect(result.current.matches).toMatchObject([
    {
      start: `${two(local.getMonth() + 1)}/${two(local.getDate())} ${two(local.getHours())}:${two(local.getMinutes())}`,
      homeImage: ['http://localhost:3000/art/team/Harbour.svg'],
      awayImage: [],
      canLaunch: true,
    },
  ])
  expect(test.network.sent.map(({ path }) => path)).toEqual([ANNOUNCEMENTS])
})

it('MATCH-01 the backend’s matches move on as time passes', async () => {
  const { test, result } = await hot()
  expect(result.current.matches).toHaveLength(5)
  const next = result.current.matches.map(({ match }) => match.matchTime)
  expect(next[0]).toBeGreaterThan(test.clock.now())
  test.clock.pass(3_600_000)
  const later = await hot(undefined, { beside: test })
  expect(later.result.current.matches[0]?.match.matchTime).toBeGreaterThan(next[0] ?? Number.NaN)
})

it('MATCH-01 without matches there is nothing to show', async () => {
  const { result } = await hot(undefined, { backend: { scenario: 'empty' } })
  expect(result.current).toMatchObject({ matches: [], status: 'ready' })
})

it('MATCH-02 a tap opens the popup with the league; launching closes it and asks a guest to log in first', async () => {
  const { test, result } = await hot([MATCH])
  act(() => result.current.open(result.current.matches[0]?.key ?? ''))
  expect(result.current.isOpen).toBe(true)
  expect(result.current.chosen?.match.league).toBe('Premier Cup')
  await act(async () => void (await result.current.launch()))
  expect(result.current.isOpen).toBe(false)
  expect(test.wentTo).toEqual(['/m/login'])
  const { result: login } = renderIn(test, useLogin)
  await settle(test)
  act(() => login.current.field('username').onChange({ target: { value: 'maria88' } }))
  act(() => login.current.field('password').onChange({ target: { value: passwordOf('maria88') } }))
  await act(async () => void (await login.current.submit()))
  await settle(test)
  expect(test.wentTo.at(-1)).toEqual({
    replace: expect.stringMatching(/^\/m\/launchGame\?category=SPORTS&vendor=BTI&gameId=lobby&nodeId=9001/),
  })
})

it('MATCH-02 leaving the matches closes their popup', async () => {
  const test = await testLobby()
  const { result, unmount } = renderIn(test, useHotMatches)
  await settle(test)
  act(() => result.current.open(result.current.matches[0]?.key ?? ''))
  expect(test.lobby.state.panels.hotMatch).toBe(true)
  unmount()
  expect(test.lobby.state.panels.hotMatch).toBe(false)
})

it('MATCH-02 a member goes straight to the match', async () => {
  const { test, result } = await hot([MATCH], { member: 'maria88' })
  act(() => result.current.open(result.current.matches[0]?.key ?? ''))
  await act(async () => void (await result.current.launch()))
  expect(test.wentTo).toHaveLength(1)
  expect(String(test.wentTo[0])).toMatch(/^\/m\/launchGame\?.*vendor=BTI/)
})

it('MATCH-02 a match without a vendor can be read, not launched', async () => {
  const { vendor: _, ...nowhere } = MATCH
  const { test, result } = await hot([nowhere])
  act(() => result.current.open(result.current.matches[0]?.key ?? ''))
  expect(result.current.chosen?.canLaunch).toBe(false)
  await act(async () => void (await result.current.launch()))
  expect(test.wentTo).toEqual([])
})

it('ERR-03 matches that did not come leave a retry', async () => {
  const test = await testLobby()
  test.backend.fault('listAnnouncements', '500', 1)
  const { result } = renderIn(test, useHotMatches)
  await settle(test)
  expect(result.current).toMatchObject({ matches: [], status: 'failed' })
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.matches).toHaveLength(5)
})

it('ERR-03 what failed for the banners is not asked for again because the matches come later', async () => {
  const test = await testLobby()
  test.backend.fault('listAnnouncements', '500')
  const banners = renderIn(test, () => useBanners('m_home'))
  await settle(test)
  const asked = test.network.count(ANNOUNCEMENTS)
  const matches = renderIn(test, useHotMatches)
  await settle(test)
  expect(test.network.count(ANNOUNCEMENTS)).toBe(asked)
  expect(matches.result.current.status).toBe('failed')
  test.backend.clearFaults()
  await act(async () => void (await banners.result.current.retry()))
  await settle(test)
  expect(matches.result.current.matches).toHaveLength(5)
})
