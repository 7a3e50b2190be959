import { expect, it } from 'vitest'
import { useGameFrame, useLotteryLobby, useStartLottery } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

async function started(search: string) {
  const test = await testLobby()
  const { result } = renderIn(test, () => {
    const start = useStartLottery(search)
    return { start, lobby: useLotteryLobby(search, start.playType) }
  })
  await settle(test)
  return { test, now: () => result.current }
}

it.each([
  ['Lott', 'LOTT'],
  ['ZY', 'LOTT'],
  ['Elott', 'ELOTT'],
  ['SEA', 'TCG_SEA'],
])('LAUNCH-06 the lobby of the mode %s holds its lotteries', async (mode, vendor) => {
  const { now } = await started(`?prize_mode=${mode}`)
  expect(now().start.code).toBeUndefined()
  expect(now().lobby).toMatchObject({ status: 'ready', mode })
  expect(now().lobby.lotteries.map(({ game }) => game.vassalage)).toContain(vendor)
  expect(now().lobby.lotteries[0]?.path).toMatch(new RegExp(`^/m/startLottery\\?code=.+&prize_mode=${mode}&playType=trad$`))
  expect(now().lobby.modes.map(({ path }) => path)[0]).toBe('/m/startLottery?prize_mode=Lott&playType=trad')
})

it('LAUNCH-02 a game is played in the way the address names, or in another that is chosen', async () => {
  const { now } = await started('?code=ELOTT_ELOTT_1&playType=ent')
  expect(now().start).toMatchObject({ code: 'ELOTT_ELOTT_1', playType: 'ent' })
  expect(now().start.playTypes.map(({ playType }) => playType)).toEqual(['trad', 'ent'])
  expect(now().start.playTypes[0]?.path).toBe('/m/startLottery?code=ELOTT_ELOTT_1&playType=trad')
  expect(now().start.views.map(({ path }) => path)).toEqual([
    '/m/startLottery?code=ELOTT_ELOTT_1&playType=ent',
    '/m/startLottery?code=ELOTT_ELOTT_1&playType=ent&view=trends',
    '/m/startLottery?code=ELOTT_ELOTT_1&playType=ent&view=numero',
    '/m/startLottery?code=ELOTT_ELOTT_1&playType=ent&view=orders',
  ])
  const lobby = await started('?prize_mode=ZY&playType=ent&view=evil')
  expect(lobby.now().start).toMatchObject({ playType: 'ent', view: 'bet' })
  expect(lobby.now().start.playTypes[0]?.path).toBe('/m/startLottery?prize_mode=ZY&playType=trad')
})

it.each([
  ['LAUNCH-01', '?code=lobby&vendor=TCG_SEA&prize_mode=SEA', '/m/startLottery?code=lobby&prize_mode=SEA'],
  ['LAUNCH-01', '?code=lobby&vendor=TCG_LOTTO_VN', '/m/startLottery?code=lobby'],
  [
    'LAUNCH-02',
    '?playType=ent&prize_mode=ZY&code=lobby&pageBack=home&vendor=LOTT',
    '/m/startLottery?code=lobby&prize_mode=ZY&playType=ent&pageBack=home',
  ],
  [
    'LAUNCH-02',
    '?playType=trad&prize_mode=Elott&code=elott_elott_1&vendor=ELOTT',
    '/m/startLottery?code=elott_elott_1&prize_mode=Elott&playType=trad',
  ],
])('%s ROUTE-04 the launcher at %s gives its place to %s, for a guest too', async (_, search, page) => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useGameFrame(search))
  await settle(test)
  expect(test.wentTo).toEqual([{ replace: page }])
  expect(result.current.status).toBe('launching')
})

it('ROUTE-04 the way back home goes along from one way to play or prize mode to the other', async () => {
  const test = await testLobby()
  const search = '?code=lobby&prize_mode=ZY&playType=ent&pageBack=home'
  const { result } = renderIn(test, () => ({ start: useStartLottery(search), lobby: useLotteryLobby(search, 'ent') }))
  await settle(test)
  const { start, lobby } = result.current
  const paths = [...start.playTypes, ...start.views, ...lobby.modes].map(({ path }) => path)
  expect(paths.filter((path) => !path.endsWith('&pageBack=home'))).toEqual([])
  expect(paths).toHaveLength(10)
})

it('LAUNCH-08 a page of another site is no page of this one', async () => {
  const test = await testLobby()
  test.network.alter('/wps/game/launchGame', () => ({ url: 'https://evil.example/m/startLottery', openMode: 'page' }))
  const { result } = renderIn(test, () => useGameFrame('?code=lobby&vendor=TCG_SEA&prize_mode=SEA'))
  await settle(test)
  expect(test.wentTo).toEqual([])
  expect(result.current).toMatchObject({ status: 'failed', message: { id: 'link_refused' } })
})
