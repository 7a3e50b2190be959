import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type LaunchInput,
  loadLaunch,
  textOf,
  useCategories,
  useCategory,
  useLanguage,
  useLaunch,
  useLogin,
  useNotices,
} from '../../index.ts'
import en from '../../messages/en.json'
import { findGames, pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

/** Launches `input` where the vendor data are loaded, and says where that led. */
async function launched(input: LaunchInput, { member, knowsVendors = true }: { member?: string; knowsVendors?: boolean } = {}) {
  const test = await testLobby({ ...(member && { member }) })
  const { result } = renderIn(test, () => ({ launch: useLaunch(), notices: useNotices() }))
  if (knowsVendors) {
    renderIn(test, useCategories)
    await settle(test)
  }
  await act(async () => void (await result.current.launch(input)))
  await settle(test)
  return { test, wentTo: test.wentTo, notices: result.current.notices.map(({ message }) => textOf(message, en)) }
}
const LOTTERY = { gameType: 'LOTT', vassalage: 'LOTT' }

it('LAUNCH-01 TCG_LOTTO_VN opens the lottery lobby', async () => {
  const { wentTo } = await launched(
    { gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN', nodeId: 5, gameId: 'x' },
    { member: 'maria88' },
  )
  expect(wentTo).toEqual(['/m/launchGame?code=lobby&vendor=TCG_LOTTO_VN'])
})

it('LAUNCH-01 TCG_SEA opens the lottery lobby in prize mode SEA', async () => {
  const { wentTo } = await launched({ gameType: 'LOTT', vassalage: 'TCG_SEA' }, { member: 'maria88' })
  expect(wentTo).toEqual(['/m/launchGame?code=lobby&vendor=TCG_SEA&prize_mode=SEA'])
})

it('LAUNCH-02 ROUTE-04 LOTT goes to the lottery launcher and says the play type', async () => {
  const { wentTo } = await launched(LOTTERY, { member: 'maria88', knowsVendors: false })
  expect(wentTo).toEqual(['/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home&vendor=LOTT'])
})

it('LAUNCH-02 ELOTT may be played as entertainment, and names its game', async () => {
  const { wentTo } = await launched(
    { gameType: 'ELOTT', vassalage: 'ELOTT', playType: 'ent', gameCode: 'mega' },
    { member: 'maria88', knowsVendors: false },
  )
  expect(wentTo).toEqual(['/m/launchGame?playType=ent&prize_mode=Lott&code=mega&pageBack=home&vendor=ELOTT'])
})

it('LAUNCH-03 a tile whose game is the vendor goes to its list, for a guest too', async () => {
  const { wentTo } = await launched({ gameType: 'RNG', vassalage: 'JL', isGameH5: 'VASSALAGE' })
  expect(wentTo).toEqual(['/m/gameList?gameType=RNG&vassalage=JL'])
})

it('LAUNCH-03 the vendor tiles of the backend lead to their lists or lobbies', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useCategory('SPORTS'))
  await settle(test)
  const { content } = result.current
  for (const { launch } of content.kind === 'vendors' ? content.tiles : []) await act(launch)
  expect(test.wentTo.at(-1)).toBe('/m/gameList?gameType=SPORTS&vassalage=UGS')
  expect(test.wentTo.at(0)).toMatch(/^\/m\/launchGame\?category=SPORTS&vendor=BTI&gameId=lobby&nodeId=\d+&supportPlay=false$/)
  expect(test.wentTo).toHaveLength(4)
})

it('LAUNCH-04 any other game goes to the launcher with category, vendor, room, node and free play', async () => {
  const input = { gameType: 'RNG', vassalage: 'JL', nodeId: 7, gameId: 'game', roomId: 'room', supportPlay: true }
  const { wentTo } = await launched(input, { member: 'maria88' })
  expect(wentTo).toEqual(['/m/launchGame?category=RNG&vendor=JL&gameId=room&nodeId=7&supportPlay=true'])
})

it.each([
  ['LOTT', LOTTERY],
  ['ELOTT', { gameType: 'ELOTT', vassalage: 'ELOTT' }],
])('LAUNCH-05 a guest launches %s first', async (_, input) => {
  const { wentTo } = await launched(input)
  expect(wentTo).toHaveLength(1)
  expect(wentTo[0]).toMatch(/^\/m\/launchGame\?playType=trad/)
})

it('LAUNCH-05 a guest goes to login and comes to the game right after it, once', async () => {
  const test = await testLobby()
  const [game] = await findGames(test.backend, { pageSize: 1 })
  const { result } = renderIn(test, () => ({ launch: useLaunch(), login: useLogin() }))
  await settle(test)
  await act(async () => void (game && (await result.current.launch(game))))
  expect(test.wentTo).toEqual(['/m/login'])
  act(() => result.current.login.field('username').onChange({ target: { value: 'maria88' } }))
  act(() => result.current.login.field('password').onChange({ target: { value: 'Maria88pass' } }))
  await act(() => result.current.login.submit())
  await settle(test)
  const path = `/m/launchGame?category=RNG&vendor=JL&gameId=${game?.roomId}&nodeId=${game?.nodeId}&supportPlay=${game?.supportPlay}`
  expect(test.wentTo).toEqual(['/m/login', { replace: path }])
  await act(() => result.current.login.submit())
  await settle(test)
  expect(test.wentTo.at(-1)).toEqual({ replace: '/m/home' })
})

it('LAUNCH-05 LAUNCH-09 a guest who starts free play goes home when the game has none', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ launch: useLaunch(), login: useLogin(), notices: useNotices() }))
  await settle(test)
  await act(
    async () => void (await result.current.launch({ gameType: 'RNG', vassalage: 'HBN', nodeId: 24, supportPlay: false })),
  )
  await act(() => result.current.login.startFreePlay())
  await settle(test)
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'actual_account' } }])
  expect(test.wentTo).toEqual(['/m/login', { replace: '/m/home' }])
})

it('LAUNCH-06 an e-lottery entry of TCG_LOTTO_VN or LOTT makes the prize mode Elott', async () => {
  const { wentTo } = await launched(LOTTERY, { member: 'maria88' })
  expect(wentTo[0]).toContain('prize_mode=Elott')
})

it('LAUNCH-06 without such an entry it stays Lott', async () => {
  const test = await testLobby({ member: 'maria88', backend: { scenario: 'empty' } })
  const { result } = renderIn(test, () => ({ launch: useLaunch(), menu: useCategories() }))
  await settle(test)
  await act(async () => void (await result.current.launch(LOTTERY)))
  expect(test.wentTo[0]).toContain('prize_mode=Lott')
})

it('LAUNCH-06 a change of language does not change the prize mode while its vendors load', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ launch: useLaunch(), menu: useCategories(), language: useLanguage() }))
  await settle(test)
  test.network.hold('/wps/game/vendors')
  act(() => result.current.language.choose('TY'))
  await pass(test, 1_000)
  await act(async () => void (await result.current.launch(LOTTERY)))
  expect(test.wentTo[0]).toContain('prize_mode=Elott')
})

it('LAUNCH-09 a trial member is refused a game without free play', async () => {
  const { wentTo, notices } = await launched(
    { gameType: 'RNG', vassalage: 'HBN', nodeId: 24, supportPlay: false },
    { member: 'trial01' },
  )
  expect(wentTo).toEqual([])
  expect(notices).toEqual(['Please login an actual account to use this function'])
})

it('LAUNCH-09 a trial member plays a game with free play', async () => {
  const { wentTo, notices } = await launched(
    { gameType: 'RNG', vassalage: 'JL', nodeId: 1, supportPlay: true },
    { member: 'trial01' },
  )
  expect(wentTo).toHaveLength(1)
  expect(notices).toEqual([])
})

it('a tap leads on in the same task once the code of a launch is here', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useLaunch)
  await loadLaunch()
  act(() => void result.current({ gameType: 'RNG', vassalage: 'JL', isGameH5: 'VASSALAGE' }))
  expect(test.wentTo).toEqual(['/m/gameList?gameType=RNG&vassalage=JL'])
})
