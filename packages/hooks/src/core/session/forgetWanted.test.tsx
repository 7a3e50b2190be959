import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addressAt,
  favouriteIdsQueryOptions,
  guardOf,
  type LaunchInput,
  useGameFrame,
  useLaunch,
  useMemberQuery,
  useRouteGuard,
} from '../../index.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { inLobby, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const HOME = { replace: '/m/home' }
const GAME: LaunchInput = { gameType: 'RNG', vassalage: 'JL', nodeId: 1, roomId: 'jl-1' }
const GAME_SEARCH = '?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'

/** The guard of a page, as a router of a skin keeps it from page to page. */
function useGuard({ at }: { at: string }) {
  const address = addressAt(at)
  return useRouteGuard(address ? guardOf(address) : 'public', at)
}

/** A visitor who goes from page to page, each of which has its guard. */
async function visitor(path: string, member?: string) {
  const page = { path }
  const test = await testLobby({
    ...(member && { member }),
    device: { address: () => `https://lobby.example${page.path}` },
  })
  const { rerender } = renderHook(useGuard, { wrapper: inLobby(test.lobby), initialProps: { at: path } })
  await settle(test)
  const form = await loginForm(test)
  return {
    test,
    form,
    async goTo(next: string) {
      page.path = next
      rerender({ at: next })
      await settle(test)
    },
    /** Taps a game of a list as a guest, whom that leads to the login. */
    async tapGame() {
      const { result, unmount } = renderIn(test, useLaunch)
      await act(async () => void (await result.current(GAME)))
      unmount()
      expect(test.wentTo.at(-1)).toBe('/m/login')
      await this.goTo('/m/login')
    },
    /** Logs in where the visitor is; answers with where that leads. */
    async logIn(name = 'maria88', password = 'Maria88pass') {
      await form.logIn(name, password)
      return test.wentTo.at(-1)
    },
  }
}

const THE_GAME = { replace: expect.stringMatching(/^\/m\/launchGame\?.*gameId=jl-1/) }

describe('LAUNCH-05 a guest who tapped a game', () => {
  it.each([
    ['logs in at once', [], THE_GAME],
    ['looks at the registration first', ['/m/register', '/m/login'], THE_GAME],
    ['looks at the recovery of a password first', ['/m/forget', '/m/login'], THE_GAME],
    ['goes back from the login, and opens it again', ['/m/gameList', '/m/login'], HOME],
    ['leaves by the registration, and opens the login again', ['/m/register', '/m/help', '/m/login'], HOME],
  ])('%s', async (_, pages, leads) => {
    const guest = await visitor('/m/gameList')
    await guest.tapGame()
    for (const page of pages) await guest.goTo(page)
    expect(await guest.logIn()).toEqual(leads)
  })

  it('and goes from the login to a page for members is led there', async () => {
    const guest = await visitor('/m/gameList')
    await guest.tapGame()
    await guest.goTo('/m/webEmail')
    expect(guest.test.lobby.state.panels.login).toBe(true)
    await guest.goTo('/m/home')
    await guest.goTo('/m/login')
    expect(await guest.logIn()).toEqual({ replace: '/m/webEmail' })
  })

  it('LOGIN-08 and goes back while the login is answered stays there', async () => {
    const guest = await visitor('/m/gameList')
    await guest.tapGame()
    const release = guest.test.network.hold('/wps/session/login')
    guest.form.type('username', 'maria88')
    guest.form.type('password', 'Maria88pass')
    act(() => void guest.form.result.current.login.submit())
    await settle(guest.test)
    await guest.goTo('/m/gameList')
    act(release)
    await settle(guest.test)
    expect(guest.form.result.current.session.userName).toBe('maria88')
    expect(guest.test.wentTo).toEqual(['/m/login'])
  })
})

it.each([
  ['goes on to the login comes back to it', '/m/login', { replace: `/m/launchGame${GAME_SEARCH}` }],
  ['leaves it for another page is not led back by a later login', '/m/home', HOME],
])('LAUNCH-05 a guest who opens the address of a game and %s', async (_, next, leads) => {
  const guest = await visitor('/m/launchGame')
  const { unmount } = renderIn(guest.test, () => useGameFrame(GAME_SEARCH))
  await guest.goTo(next)
  unmount()
  await guest.goTo('/m/login')
  expect(await guest.logIn()).toEqual(leads)
})

it.each([
  ['maria88', 'Maria88pass', { replace: '/m/webEmail' }],
  ['vip777', 'Vip777pass', HOME],
])(
  'LOGIN-13 where a session ended is kept for its member, also when the login was left once: %s',
  async (name, password, leads) => {
    const visit = await visitor('/m/webEmail', 'maria88')
    const { result } = renderIn(visit.test, () => useMemberQuery(favouriteIdsQueryOptions, undefined))
    await settle(visit.test)
    visit.test.backend.endSessions('maria88')
    await act(async () => result.current.retry())
    await settle(visit.test)
    expect(visit.test.wentTo).toEqual([HOME])
    for (const page of ['/m/home', '/m/login', '/m/help', '/m/login']) await visit.goTo(page)
    expect(await visit.logIn(name, password)).toEqual(leads)
  },
)
