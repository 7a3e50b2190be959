import { act } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  betsAtInfiniteQueryOptions,
  contractAccess,
  contractsQueryOptions,
  dividendsAtInfiniteQueryOptions,
  gamesAtInfiniteQueryOptions,
  hotGamesQueryOptions,
  mayOpen,
  profitAndLossAtQueryOptions,
  promotionsQueryOptions,
  rainAccess,
  read,
  readOfAccount,
  readPages,
  readWhere,
  redRainQueryOptions,
  teamBetsAtInfiniteQueryOptions,
  teamKpiAtQueryOptions,
  teamProfitAtQueryOptions,
  useBets,
  useDividends,
  useHotGames,
  useProfitAndLoss,
  useSiteStatus,
  useStartup,
  useTeamBets,
  useTeamOverview,
  useTeamProfit,
} from './index.ts'
import { renderIn, settle, testLobby } from './test/testLobby.tsx'

const LANGUAGE = { language: 'EN' }
const TODAY = { ...LANGUAGE, search: 'range=today' }
const RAIN = '/wps/agent/redRain'
/** What was read ahead counts for five seconds. */
const LONG_AFTER_MS = 6_000
const CONTRACTS = '/wps/relay/agent/contract'

const SCREENS = [
  ['/wps/transaction/bets', useBets, readPages(betsAtInfiniteQueryOptions, TODAY)],
  ['/wps/transaction/pnl', useProfitAndLoss, read(profitAndLossAtQueryOptions, TODAY)],
  ['/wps/agent/team/bets', useTeamBets, readPages(teamBetsAtInfiniteQueryOptions, TODAY)],
  ['/wps/agent/team/pnl', useTeamProfit, read(teamProfitAtQueryOptions, TODAY)],
  ['/wps/agent/teamKpi', useTeamOverview, read(teamKpiAtQueryOptions, TODAY)],
  [`${CONTRACTS}/payments`, useDividends, readPages(dividendsAtInfiniteQueryOptions, TODAY)],
] as const

it.each(SCREENS)('what an address asks ahead of its screen is what the screen asks: %s', async (path, useScreen, start) => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5, games: 60 } })
  const release = test.network.hold(path)
  void start(test.lobby)
  renderIn(test, () => useScreen(TODAY.search))
  await settle(test)
  release()
  await settle(test)
  expect(test.network.count(path)).toBe(1)
  // A touch, and the way there that follows.
  await start(test.lobby)
  expect(test.network.count(path)).toBe(1)
})

it.each(SCREENS)(
  'what came before its screen is not asked again by it, but by the next one: %s',
  async (path, useScreen, start) => {
    const test = await testLobby({ member: 'agent01', backend: { crowd: 5, games: 60 } })
    await start(test.lobby)
    renderIn(test, () => useScreen(TODAY.search)).unmount()
    await settle(test)
    expect(test.network.count(path)).toBe(1)
    // The query library has the clock of the machine.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LONG_AFTER_MS)
    onTestFinished(() => now.mockRestore())
    renderIn(test, () => useScreen(TODAY.search))
    await settle(test)
    expect(test.network.count(path)).toBe(2)
  },
)

it.each(SCREENS)(
  'what failed before its screen is not asked again by it, which says so at once, but by a later one: %s',
  async (path, useScreen, start) => {
    const test = await testLobby({ member: 'agent01', backend: { crowd: 5, games: 60 } })
    test.backend.fault('*', '500')
    await start(test.lobby)
    const failed = renderIn(test, () => useScreen(TODAY.search))
    await settle(test)
    expect(failed.result.current.status).toBe('failed')
    expect(test.network.count(path)).toBe(1)
    failed.unmount()
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LONG_AFTER_MS)
    onTestFinished(() => now.mockRestore())
    renderIn(test, () => useScreen(TODAY.search))
    await settle(test)
    expect(test.network.count(path)).toBe(2)
  },
)

it('APP-03 what failed while the site was closed is asked anew once it is open', async () => {
  const test = await testLobby({ backend: { scenario: 'restricted' } })
  const { result } = renderIn(test, () => ({ startup: useStartup(), site: useSiteStatus() }))
  await read(hotGamesQueryOptions, LANGUAGE)(test.lobby)
  await settle(test)
  expect(result.current.startup.status).toBe('restricted')
  test.backend.scenario = 'normal'
  await act(() => result.current.site.checkAgain())
  await settle(test)
  expect(result.current.startup.status).toBe('normal')
  const games = renderIn(test, () => useHotGames())
  await settle(test)
  expect(games.result.current.status).toBe('ready')
})

it.each([
  [undefined, 0],
  ['trial01', 0],
  ['maria88', 1],
])('what only a member with an account has is not asked ahead for %s', async (member, count) => {
  const { lobby, network } = await testLobby(member === undefined ? {} : { member })
  await readOfAccount(promotionsQueryOptions, LANGUAGE)(lobby)
  expect(network.count('/wps/promotion')).toBe(count)
})

it('what belongs to a member is not asked ahead for a guest: the recents, whatever the address says', async () => {
  const recents = readPages(gamesAtInfiniteQueryOptions, { ...LANGUAGE, search: 'gameType=RNG&tab=recent' })
  const bets = read(profitAndLossAtQueryOptions, TODAY)
  const guest = await testLobby()
  await Promise.all([recents(guest.lobby), bets(guest.lobby)])
  expect(guest.network.count('/wps/game/recent') + guest.network.count('/wps/transaction/pnl')).toBe(0)
  const member = await testLobby({ member: 'maria88' })
  await Promise.all([recents(member.lobby), bets(member.lobby)])
  expect([member.network.count('/wps/game/recent'), member.network.count('/wps/transaction/pnl')]).toEqual([1, 1])
})

it('a part that may be closed is asked ahead only by whom the settings let in', async () => {
  const rain = readWhere(rainAccess, LANGUAGE, read(redRainQueryOptions, undefined))
  const contracts = readWhere(contractAccess('dailySalary'), LANGUAGE, read(contractsQueryOptions, { kind: 'dailySalary' }))
  const agent = await testLobby({ member: 'agent01' })
  await Promise.all([rain(agent.lobby), contracts(agent.lobby)])
  expect([agent.network.count(RAIN), agent.network.count(CONTRACTS)]).toEqual([1, 1])

  const other = await testLobby({ member: 'type41' })
  await contracts(other.lobby)
  const guest = await testLobby()
  await rain(guest.lobby)
  const unsettled = await testLobby({ member: 'agent01' })
  unsettled.backend.fault('getSettings', '500')
  await rain(unsettled.lobby)
  expect([other.network.count(CONTRACTS), guest.network.count(RAIN), unsettled.network.count(RAIN)]).toEqual([0, 0, 0])
})

it('ROUTE-06 who may open an address is known before it stands', async () => {
  const [guest, member, agent] = await Promise.all([
    testLobby(),
    testLobby({ member: 'maria88' }),
    testLobby({ member: 'agent01' }),
  ])
  const whoMay = (...place: [Parameters<typeof mayOpen>[1], string, string]) =>
    [guest, member, agent].map(({ lobby }) => mayOpen(lobby, ...place))
  expect(whoMay('public', '/m/home', '')).toEqual([true, true, true])
  expect(whoMay('guest', '/m/login', '')).toEqual([true, false, false])
  expect(whoMay('member', '/m/transaction/record', '')).toEqual([false, true, true])
  expect(whoMay('member', '/m/transaction/record', '?types=A')).toEqual([false, false, true])
  expect(whoMay('agent', '/m/redRain', '')).toEqual([false, false, true])
})
