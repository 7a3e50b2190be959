import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  emptyFilter,
  useBalance,
  useGameFrame,
  useGameList,
  useLanguage,
  useLogin,
  useUnclaimed,
  useWithdraw,
} from '../../index.ts'
import { moneyForm } from '../../test/moneyForm.tsx'
import { playRounds } from '../../test/playRounds.ts'
import { inLobby, otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const GAME = '?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'
const LAUNCH = '/wps/game/launchGame'
const BALANCE = '/wps/wallets/balance'

async function frame(search = GAME, options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ member: 'maria88', ...options })
  const { result, unmount } = renderIn(test, () => useGameFrame(search))
  await settle(test)
  return { test, result, unmount }
}
/** Lets the backend say where games open. */
const answering = (test: TestLobby, value: object) => test.network.alter(LAUNCH, (answer) => ({ ...answer, ...value }))

async function framedAt(url: string, gameHosts: string[] = [], member = 'maria88') {
  const test = await testLobby({ member, config: { gameHosts } })
  answering(test, { url })
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  return { test, result }
}

it('LAUNCH-07 the launch call says vendor, room, node and free play, and asks for no choice', async () => {
  const { test, result } = await frame()
  const [sent] = test.network.sent.filter(({ path }) => path === LAUNCH)
  expect(sent).toMatchObject({
    method: 'GET',
    query: { vendor: 'JL', gameId: 'jl-1', nodeId: '1', supportPlay: 'true', showChoice: 'false', language: 'EN' },
  })
  expect(result.current.status).toBe('playing')
  expect(test.network.count(LAUNCH)).toBe(1)
})

it('ROUTE-04 the lottery launcher says its code, play type and prize mode', async () => {
  const { test } = await frame('?playType=trad&prize_mode=Elott')
  const [sent] = test.network.sent.filter(({ path }) => path === LAUNCH)
  expect(sent?.query).toMatchObject({ vendor: 'ELOTT', gameCode: 'lobby', playType: 'trad', prizeMode: 'Elott' })
})

/** The answer of a vendor that has its lotteries in a frame of its own. */
const atVendor = () => ({ url: '/play/lottery', openMode: 'frame' })

it('LAUNCH-05 a guest plays a lottery without login', async () => {
  const test = await testLobby()
  test.network.alter(LAUNCH, atVendor)
  const { result } = renderIn(test, () => useGameFrame('?playType=trad&prize_mode=Lott&vendor=LOTT'))
  await settle(test)
  expect(result.current.status).toBe('playing')
})

it('LAUNCH-05 a guest at any other game has to log in, and nothing is launched', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'login', message: { id: 'not_logged_in' } })
  act(() => (result.current.status === 'login' ? result.current.open() : undefined))
  expect(test.wentTo).toEqual([{ replace: '/m/login' }])
  expect(test.network.sent).toEqual([])
})

it('LAUNCH-05 a guest who logs in from there comes back to the game', async () => {
  const test = await testLobby()
  renderIn(test, () => useGameFrame(GAME))
  const { result } = renderIn(test, useLogin)
  await settle(test)
  await act(() => result.current.startFreePlay())
  await settle(test)
  expect(test.wentTo).toEqual([{ replace: `/m/launchGame${GAME}` }])
})

it('LAUNCH-08 an address that names no game says that it is empty', async () => {
  const { test, result } = await frame('?nodeId=7')
  expect(result.current).toMatchObject({ status: 'failed', message: { id: 'url_empty' } })
  expect(test.network.count(LAUNCH)).toBe(0)
})

it('LAUNCH-08 an empty launch address says so, and the game is not noted as played', async () => {
  const { test, result } = await frame('?category=RNG&vendor=VPR&gameId=lobby&nodeId=10000010')
  expect(result.current).toMatchObject({ status: 'failed', message: { id: 'url_empty' } })
  expect(test.network.count('/wps/game/recent/add')).toBe(0)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/game',
  'https://play.vendor.example@evil.example/',
  'http://play.vendor.example/',
  '//evil.example/',
  'blob:https://play.vendor.example/1',
  'https://play.vendor.example.evil.example/',
])('LAUNCH-08 the launch address %s is refused', async (url) => {
  const { test, result } = await framedAt(url, ['play.vendor.example'])
  expect(result.current).toMatchObject({ status: 'failed', message: { id: 'link_refused' } })
  expect(test.windows).toEqual([])
  const [told, ...others] = test.reports
  expect(String(told)).toContain('`gameHosts` of the configuration')
  expect(others).toEqual([])
})

it('LAUNCH-10 a game of a configured host runs in a sandbox that may not leave its frame', async () => {
  const { result } = await framedAt('https://eu.vendor.example/g?x=1', ['*.vendor.example'])
  expect(result.current).toMatchObject({ status: 'playing', url: 'https://eu.vendor.example/g?x=1' })
  if (result.current.status !== 'playing') throw new Error('not playing')
  const { sandbox } = result.current.rights
  expect(sandbox.split(' ')).toContain('allow-same-origin')
  expect(sandbox).not.toMatch(/top-navigation|modals|downloads/)
})

it.each([
  [{ url: '/m/startLottery' }, '/m/startLottery', ''],
  [{ url: '/m/home', openMode: 'frame' }, '/m/home', ''],
  [{ url: 'http://localhost:3000/m/gameLobby?code=1', openMode: 'frame' }, '/m/gameLobby?code=1', ''],
  [{ url: '/m/startLottery' }, '/m/startLottery?pageBack=home', '&pageBack=home'],
])(
  'LAUNCH-01 LAUNCH-08 a page of this site (%j) takes the place of the launcher, for no frame shows it',
  async (answer, path, more) => {
    const test = await testLobby({ member: 'maria88', config: { gameHosts: ['play.vendor.example'] } })
    test.network.alter(LAUNCH, () => answer)
    const { result } = renderIn(test, () => useGameFrame(GAME + more))
    await settle(test)
    expect(result.current.status).toBe('launching')
    expect(test.wentTo).toEqual([{ replace: path }])
    expect(test.reports).toEqual([])
  },
)

it('LAUNCH-08 a page of this site for a window opens in one', async () => {
  const test = await testLobby({ member: 'maria88' })
  answering(test, { url: '/m/help', openMode: 'window' })
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current.status).toBe('windowOpen')
  expect([test.windows, test.wentTo]).toEqual([['http://localhost:3000/m/help'], []])
})

it.each([
  [[], 'playing'],
  [['play.vendor.example'], 'failed'],
  [['play.vendor.example', 'self'], 'playing'],
  [['localhost:3000'], 'playing'],
] as const)('LAUNCH-08 with the game hosts %j a game of our own host is %s', async (gameHosts, status) => {
  const { result } = await framedAt('/play/1', [...gameHosts])
  expect(result.current.status).toBe(status)
})

it('LAUNCH-10 a game of our own host runs as an origin of its own', async () => {
  const { result } = await frame()
  expect(result.current).toMatchObject({ rights: { sandbox: 'allow-scripts allow-forms allow-pointer-lock' } })
})

it('LAUNCH-08 a blocked window is said, and opens with a tap', async () => {
  const test = await testLobby({ member: 'maria88', config: { gameHosts: ['play.vendor.example'] } })
  answering(test, { url: 'https://play.vendor.example/', openMode: 'window' })
  test.popups.allowed = false
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'blocked', message: { id: 'popup_blocked' } })
  test.popups.allowed = true
  const { current } = result
  if (current.status === 'blocked') act(() => current.open())
  await settle(test)
  expect(result.current.status).toBe('windowOpen')
  expect(test.windows).toEqual(['https://play.vendor.example/'])
})

it('LAUNCH-08 a window that may open opens once', async () => {
  const test = await testLobby({ member: 'maria88', config: { gameHosts: ['play.vendor.example'] } })
  answering(test, { url: 'https://play.vendor.example/', openMode: 'window' })
  const { result, rerender } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  rerender()
  await settle(test)
  expect(result.current.status).toBe('windowOpen')
  expect(test.windows).toEqual(['https://play.vendor.example/'])
})

it.each([
  ['500', 'unknown_error'],
  ['drop', 'network_failed'],
  ['permission.denied', 'no_permission'],
  ['feature.off', 'no_permission'],
  ['malformed', 'unknown_error'],
] as const)('LAUNCH-10 ERR-01 a launch that failed (%s) says why and can be tried again', async (kind, id) => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('launchGame', kind, 1)
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', message: { id } })
  await act(() => result.current.retry())
  await settle(test)
  expect(result.current.status).toBe('playing')
})

it('LOGIN-14 a game that the backend has no more is told so, not as an unknown error', async () => {
  const { result } = await frame('?category=RNG&vendor=JL&gameId=gone&nodeId=999999&supportPlay=true')
  expect(result.current).toMatchObject({ status: 'failed', message: { id: 'game_gone' } })
})

it('LAUNCH-09 a trial member at the address of a game without free play is told so', async () => {
  const { result } = await frame('?category=RNG&vendor=HBN&gameId=x&nodeId=24', { member: 'trial01' })
  expect(result.current).toMatchObject({ status: 'failed', message: { id: 'actual_account' } })
})

it('LIST-14 a launched game is the first of the recents', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useGameList({ ...emptyFilter(''), tab: 'recent' }))
  await settle(test)
  expect(result.current.games).toEqual([])
  renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current.games.map(({ nodeId }) => nodeId)).toEqual([1])
  expect(test.network.count('/wps/game/recent/add')).toBe(1)
})

it('LIST-14 a game plays on when it could not be noted', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('addRecent', '500')
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  expect(result.current.status).toBe('playing')
  expect(test.reports).toHaveLength(1)
})

it('LAUNCH-10 a change of language does not start a second session of the game', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ frame: useGameFrame(GAME), language: useLanguage() }))
  await settle(test)
  const before = result.current.frame
  act(() => result.current.language.choose('TY'))
  await pass(test, 1_000)
  expect(test.network.count(LAUNCH)).toBe(1)
  expect(result.current.frame.status === 'playing' && result.current.frame.url).toBe(before.status === 'playing' && before.url)
})

it.each([
  ['?vendor=JL&nodeId=1&category=RNG', 3, -1],
  ['?vendor=JL&nodeId=1&category=RNG', 1, '/m/home'],
  ['?playType=trad&vendor=LOTT&pageBack=home', 3, '/m/home'],
] as const)('LAUNCH-10 leaving %s with a history of %i leads to %s', async (search, entries, to) => {
  const test = await testLobby({ member: 'maria88', device: { historyLength: () => entries } })
  test.network.alter(LAUNCH, atVendor)
  const { result } = renderIn(test, () => useGameFrame(search))
  await settle(test)
  act(() => result.current.leave())
  expect(test.wentTo).toEqual([to])
})

it('LAUNCH-10 a game is left once, and again where the browser shows its page anew', async () => {
  const test = await testLobby({ member: 'maria88', device: { historyLength: () => 3 } })
  const { result } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  act(() => result.current.leave())
  act(() => result.current.leave())
  expect(test.wentTo).toEqual([-1])
  // The page goes out of sight with the step back to another site, and comes into sight with the step forward.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  act(() => result.current.leave())
  expect(test.wentTo).toEqual([-1, -1])
})

it('LAUNCH-10 whichever way the player leaves, the balance is fetched anew', async () => {
  const test = await testLobby({ member: 'maria88' })
  renderIn(test, useBalance)
  const { result, unmount } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  const before = test.network.count(BALANCE)
  act(() => result.current.leave())
  await settle(test)
  expect(test.network.count(BALANCE)).toBe(before + 1)
  unmount()
  await settle(test)
  expect(test.network.count(BALANCE)).toBe(before + 2)
})

it('MEM-09 the badge follows what was played once the player has left', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useUnclaimed)
  const { sdk } = await otherDevice(test.backend, 'maria88')
  await sdk.wps.POST('/wps/promotion/{id}/apply', { params: { path: { id: 601 }, query: { language: 'EN' } }, body: {} })
  const { unmount } = renderIn(test, () => useGameFrame(GAME))
  await settle(test)
  await playRounds(test.backend, 'maria88', [500, 500])
  expect(result.current.badge).toBe('2')
  unmount()
  await settle(test)
  expect(result.current.badge).toBe('3')
})

it('LAUNCH-10 a guest who leaves a lottery asks for no balance', async () => {
  const test = await testLobby()
  const { result, unmount } = renderIn(test, () => useGameFrame('?playType=trad&vendor=LOTT'))
  await settle(test)
  act(() => result.current.leave())
  unmount()
  await settle(test)
  expect(test.network.count(BALANCE)).toBe(0)
})

const CASINO = 'https://play.vendor.example'

function LaunchScreen() {
  const game = useGameFrame(GAME)
  useBalance()
  return game.status === 'playing' ? <iframe title="game" ref={game.frame} /> : null
}

/** The launch screen with its frame in the page, a window that is not the game's, and what messages did. */
async function played() {
  const test = await testLobby({ member: 'maria88', config: { gameHosts: ['play.vendor.example'] } })
  answering(test, { url: `${CASINO}/g` })
  render(
    <>
      <LaunchScreen />
      <iframe title="advert" />
    </>,
    { wrapper: inLobby(test.lobby) },
  )
  await settle(test)
  const windowOf = (title: string) => (screen.getByTitle(title) as HTMLIFrameElement).contentWindow
  const before = test.network.count(BALANCE)
  const hear = async (data: unknown, source: Window | null, origin: string) => {
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })))
    await settle(test)
    return { wentTo: [...test.wentTo], balances: test.network.count(BALANCE) - before }
  }
  return { test, hear, windowOf }
}

it('LAUNCH-10 the game may say that it is over', async () => {
  const { hear, windowOf } = await played()
  expect(await hear({ type: 'lobbykit:exit' }, windowOf('game'), CASINO)).toEqual({ wentTo: [-1], balances: 1 })
})

it('LAUNCH-10 a game that says twice that it is over is left once', async () => {
  const { hear, windowOf } = await played()
  await hear({ type: 'lobbykit:exit' }, windowOf('game'), CASINO)
  expect(await hear({ type: 'lobbykit:exit' }, windowOf('game'), CASINO)).toMatchObject({ wentTo: [-1] })
})

it('LAUNCH-10 the game may say that the balance changed', async () => {
  const { hear, windowOf } = await played()
  expect(await hear({ type: 'lobbykit:balance' }, windowOf('game'), CASINO)).toEqual({ wentTo: [], balances: 1 })
})

it('LAUNCH-10 a game that runs as an origin of its own is heard, too', async () => {
  const { hear, windowOf } = await played()
  expect(await hear({ type: 'lobbykit:exit' }, windowOf('game'), 'null')).toMatchObject({ wentTo: [-1] })
})

it('LAUNCH-10 a forged message is ignored: another window, another origin, no window, other words', async () => {
  const { hear, windowOf } = await played()
  const nothing = { wentTo: [], balances: 0 }
  const exit = { type: 'lobbykit:exit' }
  expect(await hear(exit, windowOf('advert'), CASINO)).toEqual(nothing)
  expect(await hear(exit, windowOf('game'), 'https://evil.example')).toEqual(nothing)
  expect(await hear(exit, window, CASINO)).toEqual(nothing)
  expect(await hear(exit, null, CASINO)).toEqual(nothing)
  for (const data of [undefined, null, 'lobbykit:exit', { type: 'exit' }, { kind: 'lobbykit:exit' }, [exit]]) {
    expect(await hear(data, windowOf('game'), CASINO)).toEqual(nothing)
  }
})

it('LAUNCH-10 BAL-05 a withdrawal whose answer comes while a game is played starts no second session of the game', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await moneyForm(test, useWithdraw)
  await form.type({ cardId: '1', amount: '500', paymentPassword: '123456' })
  const release = test.network.hold('/wps/transaction/withdraw')
  await form.submit()
  form.unmount()
  const { result } = renderIn(test, () => ({ game: useGameFrame(GAME), balance: useBalance() }))
  await settle(test)
  expect(result.current.game.status).toBe('playing')
  release()
  await settle(test)
  expect(result.current.balance.text).toBe('₱750.50')
  expect(test.network.count(LAUNCH)).toBe(1)
})
