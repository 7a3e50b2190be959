import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { STORAGE_KEYS, useBanners, useMarquee, usePopups, usePrompt, useSession } from '../index.ts'
import { loginForm } from '../test/loginForm.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'

const ANNOUNCEMENTS = '/wps/announcement'
const useHome = () => ({
  home: useBanners('m_home'),
  recommend: useBanners('m_recommend'),
  game: useBanners('m_game'),
  marquee: useMarquee(),
})

async function home(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const { result } = renderIn(test, useHome)
  await settle(test)
  return { test, result }
}

it('HOME-08 home asks for banners, notices, popups and matches in one call', async () => {
  const { test } = await home()
  const calls = test.network.sent.filter(({ path }) => path === ANNOUNCEMENTS)
  expect(calls.map(({ query }) => query)).toEqual([
    { types: 'B,PL,PU,H', platform: 'M', merchantCode: 'lobbykit', language: 'EN' },
  ])
})

it('HOME-08 the call carries the token of a member, in the query where the merchant switched that on', async () => {
  const { test } = await home({ member: 'maria88', config: { tokenInQuery: true } })
  const [call] = test.network.sent.filter(({ path }) => path === ANNOUNCEMENTS)
  expect(call?.token).toBe(test.lobby.state.session?.token)
  expect(call?.query.token).toBe(test.lobby.state.session?.token)
})

it('HOME-08 who logs in is told what a member is told, and who logs out what a guest is, never what the other was', async () => {
  const { test } = await home()
  const { result } = renderIn(test, () => ({
    ...useHome(),
    popups: usePopups(),
    session: useSession(),
    prompt: usePrompt(),
  }))
  const told = () => result.current.marquee.lines.map(({ id }) => id)
  const askers = () => test.network.sent.filter(({ path }) => path === ANNOUNCEMENTS).map(({ token }) => token !== null)
  test.network.alter(ANNOUNCEMENTS, (value) => ({ ...value, PL: [{ id: 900, title: 'For members' }] }))
  expect(askers()).toEqual([false])
  await (await loginForm(test)).logIn('maria88', 'Maria88pass')
  expect(askers()).toEqual([false, true])
  expect(told()).toEqual([900])
  const release = test.network.hold(ANNOUNCEMENTS)
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  // Known from before the login, so it shows at once.
  expect(told()).toEqual([11, 12, 13, 14])
  release()
  await settle(test)
  expect(askers().slice(1)).toEqual([true])
})

it('HOME-08 what a member was told is gone with the session, also while the guest’s own is under way', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ ...useHome(), session: useSession(), prompt: usePrompt() }))
  await settle(test)
  expect(result.current.marquee.lines).toHaveLength(4)
  test.network.hold(ANNOUNCEMENTS)
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.marquee).toMatchObject({ lines: [], status: 'loading' })
  expect(test.network.sent.filter(({ path }) => path === ANNOUNCEMENTS).map(({ token }) => token !== null)).toEqual([
    true,
    false,
  ])
})

it('HOME-01 banners come by group in the server’s order', async () => {
  const { result } = await home()
  expect(result.current.home.banners.map(({ id }) => id)).toEqual([101, 102, 103, 104])
  expect(result.current.recommend.banners.map(({ id }) => id)).toEqual([111, 112, 113])
})

it('HOME-07 a game banner shows its image of sequence 1, wherever it stands', async () => {
  const { result } = await home()
  expect(result.current.game.banners.map(({ images }) => images.map((place) => new URL(place).pathname))).toEqual([
    ['/art/banner/jackpot/game-1.svg'],
    ['/art/banner/fishing/game-2.svg'],
  ])
})

it('APP-21 a banner is looked for at every image host before its own origin', async () => {
  const { result } = await home({ config: { imageHosts: ['img1.example', 'img2.example'] } })
  const hosts = result.current.recommend.banners[0]?.images.map((place) => new URL(place).host)
  expect(hosts?.toSorted()).toEqual(['img1.example', 'img2.example', 'localhost:3000'])
  expect(hosts?.at(-1)).toBe('localhost:3000')
})

it('HOME-07 a banner whose image may not be shown is left out', async () => {
  const test = await testLobby()
  test.network.alter(ANNOUNCEMENTS, (value) => ({
    ...value,
    B: [
      { id: 1, groupName: 'm_home', url: 'https://evil.example/x.png' },
      { id: 2, groupName: 'm_home', url: '/art/ok.svg' },
      { id: 3, groupName: 'm_home', url: 'javascript:alert(1)' },
    ],
  }))
  const { result } = renderIn(test, useHome)
  await settle(test)
  expect(result.current.home.banners.map(({ id }) => id)).toEqual([2])
})

it('HOME-01 the address of the first banner is kept for the next visit’s first paint', async () => {
  const { test } = await home()
  expect(test.localStorage.kept.get(STORAGE_KEYS.hero)).toBe('/art/banner/weekend/home-1.svg')
})

it('HOME-02 the marquee shows the notices, newest first', async () => {
  const { result } = await home()
  expect(result.current.marquee.lines[0]).toEqual({ id: 11, message: { text: 'Maintenance of Jolly Games' } })
  expect(result.current.marquee.lines).toHaveLength(4)
})

it('HOME-02 with nothing to announce there is one line that says so, with id -1', async () => {
  const { result } = await home({ backend: { scenario: 'empty' } })
  expect(result.current.marquee.lines).toEqual([{ id: -1, message: { id: 'no_announcement' } }])
  expect(result.current.home.banners).toEqual([])
})

it('HOME-02 nothing is said before there is an answer', async () => {
  const test = await testLobby()
  test.network.hold(ANNOUNCEMENTS)
  const { result } = renderIn(test, useHome)
  await settle(test)
  expect(result.current.marquee).toMatchObject({ lines: [], status: 'loading' })
})

it.each(['500', 'drop', 'malformed', 'garbled', 'null', 'string'] as const)(
  'ERR-03 announcements that did not come (%s) leave a retry, and no screen falls',
  async (kind) => {
    const test = await testLobby()
    test.backend.fault('listAnnouncements', kind, 1)
    const { result } = renderIn(test, useHome)
    await settle(test)
    expect(result.current.home.banners).toEqual([])
    // Groups that the guard had to drop are not there, as those that the backend leaves out are.
    const said = kind === 'garbled' ? 'no_announcement' : 'load_retry'
    expect(result.current.marquee.lines).toEqual([{ id: -1, message: { id: said } }])
    await act(async () => void (await result.current.home.retry()))
    await settle(test)
    expect(result.current.home.banners).toHaveLength(4)
  },
)

/** The next visit of the same device, on which no announcement has come yet. */
async function nextVisit(test: TestLobby, options: Parameters<typeof testLobby>[0] = {}) {
  const next = await testLobby({ beside: test, localStorage: test.localStorage, ...options })
  const release = next.network.hold(ANNOUNCEMENTS)
  const { result } = renderIn(next, useHome)
  await settle(next)
  const answer = async () => {
    release()
    await settle(next)
  }
  return { next, result, answer, ids: () => result.current.home.banners.map(({ id }) => id) }
}

it('HOME-15 banners are kept across visits, show at once on the next one, and are replaced if they changed', async () => {
  const { test } = await home()
  const { next, result, ids, answer } = await nextVisit(test)
  expect(ids()).toEqual([101, 102, 103, 104])
  expect(result.current.home.status).toBe('ready')
  expect(result.current.recommend.banners.map(({ id }) => id)).toEqual([111, 112, 113])
  expect(result.current.marquee).toMatchObject({ lines: [], status: 'loading' })
  next.network.alter(ANNOUNCEMENTS, (value) => ({ ...value, B: [{ id: 7, groupName: 'm_home', url: '/art/new.svg' }] }))
  await answer()
  expect(ids()).toEqual([7])
  expect((await nextVisit(next)).ids()).toEqual([7])
})

it('HOME-15 a visit without an answer keeps the last banners on screen', async () => {
  const { test } = await home()
  const { next, result, ids, answer } = await nextVisit(test)
  next.backend.fault('listAnnouncements', '500')
  await answer()
  expect(ids()).toHaveLength(4)
  expect(result.current.home.status).toBe('ready')
})

it('HOME-15 banners of an answer with flaws are shown and not kept: those of the whole answer before are', async () => {
  const { test } = await home()
  const { next, ids, answer } = await nextVisit(test)
  next.network.alter(ANNOUNCEMENTS, (value) => ({
    ...value,
    B: [{ id: 7, groupName: 'm_home', url: '/art/new.svg' }, { id: 8 }],
  }))
  await answer()
  expect(ids()).toEqual([7])
  expect((await nextVisit(next)).ids()).toEqual([101, 102, 103, 104])
})

it('a first banner of another host is not painted first on the next visit, and neither is the one before it', async () => {
  const { test } = await home()
  const config = { imageHosts: ['pictures.example'] }
  const { next, result, ids, answer } = await nextVisit(test, { config })
  const url = 'https://pictures.example/new.svg'
  next.network.alter(ANNOUNCEMENTS, (value) => ({ ...value, B: [{ id: 7, groupName: 'm_home', url }] }))
  await answer()
  expect([ids(), result.current.home.banners[0]?.images[0]]).toEqual([[7], url])
  expect(next.localStorage.kept.has(STORAGE_KEYS.hero)).toBe(false)
})

it.each([
  ['an empty list', []],
  ['no list', undefined],
  ['only those of another place', [{ id: 7, groupName: 'm_recommend', url: '/art/new.svg' }]],
])('HOME-15 banners that the merchant took away (%s) do not show on the next visit, nor in its first paint', async (_, B) => {
  const { test } = await home()
  const { next, ids, answer } = await nextVisit(test)
  next.network.alter(ANNOUNCEMENTS, (value) => ({ ...value, B }))
  await answer()
  expect(ids()).toEqual([])
  expect((await nextVisit(next)).ids()).toEqual([])
  expect(test.localStorage.kept.has(STORAGE_KEYS.hero)).toBe(false)
})

it.each([
  ['another language', { config: { defaultLanguage: 'TY' } }],
  ['another merchant', { config: { merchantCode: 'another' } }],
  ['a member', { member: 'maria88' }],
] as const)('HOME-15 what a guest was shown is not kept for %s', async (_, options) => {
  const { test } = await home()
  expect((await nextVisit(test, options)).ids()).toEqual([])
})

it('HOME-15 LOGIN-12 what a member was shown is forgotten with the session', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ ...useHome(), session: useSession(), prompt: usePrompt() }))
  await settle(test)
  expect(test.localStorage.kept.get(STORAGE_KEYS.banners)).toContain('maria88')
  test.network.hold(ANNOUNCEMENTS)
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(test.localStorage.kept.has(STORAGE_KEYS.banners)).toBe(false)
  expect(result.current.home.banners).toEqual([])
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"of":"lobbykit EN "}',
  '{"of":"lobbykit EN ","banners":"x"}',
  '{"of":"lobbykit EN ","banners":[5]}',
])('HOME-15 what somebody else kept (%s) breaks nothing', async (kept) => {
  const test = await testLobby({ localStorage: memoryStorage({ [STORAGE_KEYS.banners]: kept }) })
  test.network.hold(ANNOUNCEMENTS)
  const { result } = renderIn(test, useHome)
  await settle(test)
  expect(result.current.home).toMatchObject({ banners: [], status: 'loading' })
})
