import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLotteries, useNow } from '../index.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const LIST = '/wps/game/lotteries'
const modes = ({ network }: TestLobby) => network.sent.filter(({ path }) => path === LIST).map(({ query }) => query.prizeMode)

async function lotteries(wanted?: string, prepare: (test: TestLobby) => void = () => {}) {
  const test = await testLobby()
  prepare(test)
  const { result } = renderIn(test, () => useLotteries(wanted))
  await settle(test)
  return { test, result }
}

it('LAUNCH-06 lotteries are those of the site’s prize mode, once that is known', async () => {
  const { test, result } = await lotteries()
  expect(modes(test)).toEqual(['Elott'])
  expect(result.current.mode).toBe('Elott')
  expect(new Set(result.current.lotteries.map(({ game }) => game.vassalage))).toEqual(new Set(['TCG_LOTTO_VN', 'ELOTT']))
  for (const { draw } of result.current.lotteries) expect(draw?.closesAt).toBeGreaterThan(test.clock.now())
})

it('LAUNCH-06 without an e-lottery, or without vendors, the prize mode is Lott', async () => {
  const without = await lotteries('', ({ network }) =>
    network.alter('/wps/game/vendors', (value) => ({ ...value, mapping: { categories: {} } })),
  )
  expect(modes(without.test)).toEqual(['Lott'])
  const failed = await lotteries('', ({ backend }) => backend.fault('listVendors', '500'))
  expect(modes(failed.test)).toEqual(['Lott'])
})

it.each(['Elott', 'Lott'] as const)(
  'LAUNCH-06 the mode %s of the configuration holds until the vendors say which it is',
  async (prizeMode) => {
    const test = await testLobby({ config: { prizeMode } })
    const release = test.network.hold('/wps/game/vendors')
    const { result } = renderIn(test, () => useLotteries())
    await settle(test)
    expect(modes(test)).toEqual([prizeMode])
    expect(result.current).toMatchObject({ mode: prizeMode, status: 'ready' })
    release()
    await settle(test)
    expect(modes(test)).toEqual(prizeMode === 'Elott' ? ['Elott'] : ['Lott', 'Elott'])
    expect(result.current).toMatchObject({ mode: 'Elott', status: 'ready' })
  },
)

it('LAUNCH-06 the mode of the configuration holds also where the vendors cannot be loaded', async () => {
  const test = await testLobby({ config: { prizeMode: 'Elott' } })
  test.backend.fault('listVendors', '500')
  const { result } = renderIn(test, () => useLotteries())
  await settle(test)
  expect(modes(test)).toEqual(['Elott'])
  expect(result.current).toMatchObject({ mode: 'Elott', status: 'ready' })
})

it('LAUNCH-06 a mode that is asked for is the one that is shown', async () => {
  const { test, result } = await lotteries('ZY')
  expect(modes(test)).toEqual(['ZY'])
  expect(result.current.lotteries.length).toBeGreaterThan(0)
})

it('lotteries show without their draws', async () => {
  const { result } = await lotteries('', ({ backend }) => backend.fault('listLotteryGames', '500'))
  expect(result.current.lotteries.length).toBeGreaterThan(0)
  expect(result.current.lotteries.every(({ draw }) => draw === undefined)).toBe(true)
})

it('APP-22 lotteries are kept on the device, a list for each mode', async () => {
  const { test } = await lotteries()
  const next = await testLobby({ beside: test })
  const { result } = renderIn(next, () => useLotteries())
  await settle(next)
  expect(modes(next)).toEqual([])
  expect(result.current.lotteries.length).toBeGreaterThan(0)
  renderIn(next, () => useLotteries('Lott'))
  await settle(next)
  expect(modes(next)).toEqual(['Lott'])
})

it('lotteries that could not be loaded are asked for again', async () => {
  const { test, result } = await lotteries('Lott', ({ backend }) => backend.fault('listLotteries', '500', 1))
  expect(result.current).toMatchObject({ status: 'failed', lotteries: [] })
  await act(async () => void (await result.current.retry()))
  await settle(test)
  expect(result.current.status).toBe('ready')
})

it('the time of countdowns goes on each second', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useNow)
  const start = result.current
  act(() => test.clock.pass(2_500))
  expect(result.current - start).toBe(2_000)
})

it('LAUNCH-06 ERR-03 a retry asks again for everything that did not come: vendors, lotteries, draws', async () => {
  const { test, result } = await lotteries('', ({ backend }) => {
    backend.fault('listVendors', '500', 1)
    backend.fault('listLotteries', '500', 1)
    backend.fault('listLotteryGames', '500', 1)
  })
  expect(result.current.status).toBe('failed')
  act(() => result.current.retry())
  await settle(test)
  expect(result.current).toMatchObject({ status: 'ready', mode: 'Elott' })
  expect(result.current.lotteries.some(({ draw }) => draw !== undefined)).toBe(true)
})

it('LAUNCH-06 who waits ten seconds for vendors and lotteries may ask again, for both of them', async () => {
  const test = await testLobby()
  test.network.hold('/wps/game/vendors')
  const release = test.network.hold('/wps/game/lotteries')
  const { result } = renderIn(test, () => useLotteries(''))
  await settle(test)
  await act(() => pass(test, 9_999))
  expect(result.current.status).toBe('loading')
  await act(() => pass(test, 1))
  expect(result.current.status).toBe('failed')
  release()
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.status).toBe('ready')
})
