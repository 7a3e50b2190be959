import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useLotteryCenter, useLotteryGame, useLotteryNumero, useRecentLottery } from '../index.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const VN = 'TCG_LOTTO_VN_ELOTT_1'
/** The day before by UTC. */
const MORNING = Date.parse('2026-11-24T06:10:00+07:00')

async function rendered<Result>(hook: () => Result, prepare: (test: TestLobby) => void = () => {}) {
  const test = await testLobby()
  prepare(test)
  const { result } = renderIn(test, hook)
  await settle(test)
  return { test, now: () => result.current }
}
const step = async (test: TestLobby, work: () => void) => {
  act(work)
  await settle(test)
}

describe('the lottery centre', () => {
  it('LAUNCH-06 narrows the lotteries of the site’s prize mode to the group that its address names', async () => {
    const all = await rendered(() => useLotteryCenter(''))
    const { groups, lotteries, group } = all.now()
    expect(group).toBe('')
    expect(groups.map(({ code }) => code)).toEqual(['vn', 'digits5', 'pk10', 'dice3'])
    const parts = await Promise.all(groups.map(({ code }) => rendered(() => useLotteryCenter(`?group=${code}`))))
    expect(parts.flatMap(({ now }) => now().lotteries.map(({ id }) => id)).toSorted()).toEqual(
      lotteries.map(({ id }) => id).toSorted(),
    )
    expect(groups[3]?.path).toBe('/m/lottery?group=dice3')
    expect((await rendered(() => useLotteryCenter('?group=nowhere'))).now()).toMatchObject({
      group: '',
      all: { path: '/m/lottery', isChosen: true },
    })
  })

  it('shows all lotteries while the groups are not known, and asks for them again', async () => {
    const { test, now } = await rendered(
      () => useLotteryCenter('?group=vn'),
      ({ backend }) => backend.fault('listLotteryMenu', '500', 1),
    )
    expect(now()).toMatchObject({ status: 'ready', groups: [], group: '' })
    const all = now().lotteries.length
    await step(test, () => now().retry())
    expect(now().group).toBe('vn')
    expect([now().all, ...now().groups].filter(({ isChosen }) => isChosen)).toMatchObject([{ code: 'vn' }])
    expect(now().lotteries.length).toBeLessThan(all)
  })
})

describe('the results of the Vietnamese lotteries', () => {
  it('LOTT-03 are those of the newest day and of all regions, and of the ones that are chosen', async () => {
    const { now } = await rendered(() => useRecentLottery('?view=results'))
    const { days, regions, draws, day, region } = now()
    expect([days.length, regions.map(({ code }) => code), region]).toEqual([7, ['north', 'central', 'south'], ''])
    expect(day).toBe(days[0]?.day)
    expect(draws).toHaveLength(12)
    expect(draws[0]?.prizes[0]?.numbers).toHaveLength(1)
    expect(draws.find(({ code }) => code === VN)?.path).toBe(`/m/startLottery?code=${VN}&playType=trad`)
    const south = await rendered(() => useRecentLottery(regions[2]?.path.split('?')[1] ?? ''))
    expect(new Set(south.now().draws.map(({ regionName }) => regionName))).toEqual(new Set(['South']))
    const before = await rendered(() => useRecentLottery(days[2]?.path.split('?')[1] ?? ''))
    expect(before.now().day).toBe(days[2]?.day)
    expect(before.now().draws[0]?.drawNo.startsWith(days[2]?.day.replaceAll('-', '') ?? '?')).toBe(true)
  })

  it('LOTT-03 stand under the day of Vietnam on which they were drawn, and tell its time', async () => {
    const { now } = await rendered(
      () => useRecentLottery('?view=results'),
      ({ clock }) => clock.setWall(MORNING),
    )
    expect(now().day).toBe('2026-11-24')
    expect(now().draws.length).toBeGreaterThan(0)
    for (const { drawNo, drawnAt } of now().draws) {
      expect(drawNo).toMatch(/^20261124-/)
      expect(drawnAt).toMatch(/^11\/24 0[56]:/)
    }
  })

  it('LOTT-03 that did not come can be asked for again; a day without a draw has none', async () => {
    const { test, now } = await rendered(
      () => useRecentLottery(''),
      ({ backend }) => backend.fault('getRecentLottery', '500', 1),
    )
    expect(now().status).toBe('failed')
    await step(test, () => now().retry())
    expect(now().status).toBe('ready')
    const later = await rendered(() => useRecentLottery('?day=2099-01-01'))
    expect(later.now()).toMatchObject({ status: 'ready', draws: [], day: '2099-01-01' })
  })

  it('LOTT-03 are those of the chosen day alone; another one can be chosen while they load, and where they did not come', async () => {
    const test = await testLobby()
    let search = '?view=results'
    const { result, rerender } = renderIn(test, () => useRecentLottery(search))
    await settle(test)
    const { days, regions } = result.current
    const day = days[2]?.day
    const release = test.network.hold('/wps/game/lottery/recent')
    search = days[2]?.path.split('?')[1] ?? ''
    rerender()
    await settle(test)
    const choice = { day, regions, days: days.map((each) => ({ ...each, isChosen: each.day === day })) }
    const meanwhile = {
      ...result.current,
      regions: result.current.regions.map((each, at) => ({ ...each, path: regions[at]?.path })),
    }
    expect(meanwhile).toMatchObject({ ...choice, status: 'loading', draws: [] })
    test.backend.fault('getRecentLottery', '500', 1)
    release()
    await settle(test)
    expect(result.current).toMatchObject({ status: 'failed', draws: [], day })
    expect(result.current.days).toHaveLength(7)
    await step(test, () => result.current.retry())
    expect(result.current.status).toBe('ready')
    expect(result.current.draws).not.toEqual([])
  })
})

const useNumbers = (code: string) => {
  const game = useLotteryGame(code)
  return { game, numero: useLotteryNumero(game) }
}

describe('the numbers of a Vietnamese lottery', () => {
  it('LOTT-04 are counted over the draws and prizes that are chosen, in the chosen order', async () => {
    const { test, now } = await rendered(() => useNumbers(VN))
    const sum = () => now().numero.numbers.reduce((total, { hits }) => total + hits, 0)
    expect(now().numero).toMatchObject({ draws: 100, counted: 100, prize: 'all', order: 'often' })
    expect(sum()).toBe(100 * 18)
    await step(test, () => now().numero.chooseDraws(30))
    await step(test, () => now().numero.choosePrize('special'))
    expect(sum()).toBe(30)
    await step(test, () => now().numero.chooseOrder('number'))
    expect(now().numero.numbers.slice(0, 2)).toMatchObject([{ number: '00' }, { number: '01' }])
  })

  it('LOTT-04 are counted anew when a draw has been drawn', async () => {
    const { test, now } = await rendered(() => useNumbers(VN))
    // The draw that closed at midnight is drawn first.
    await pass(test, 15_000)
    await step(test, () => now().numero.chooseOrder('missing'))
    await step(test, () => now().numero.choosePrize('special'))
    const asked = () => test.backend.calls.filter(({ operationId }) => operationId === 'getLotteryNumero').length
    const before = asked()
    const drawn = now().game.drawNo
    await pass(test, (now().game.closes?.durationMs ?? 0) + 20_000)
    await settle(test)
    expect(now().game.results[0]?.drawNo).toBe(drawn)
    expect(asked()).toBe(before + 1)
    expect(now().numero.numbers.some(({ lastDrawNo, missed }) => lastDrawNo === drawn && missed === 0)).toBe(true)
  })

  it('LOTT-04 are of the prizes that are chosen: those of others do not stand for them while these load', async () => {
    const { test, now } = await rendered(() => useNumbers(VN))
    const release = test.network.hold('/wps/game/lottery/numero')
    await step(test, () => now().numero.choosePrize('special'))
    expect(now().numero).toMatchObject({ prize: 'special', status: 'loading', numbers: [] })
    release()
    await settle(test)
    expect(now().numero.numbers.reduce((total, { hits }) => total + hits, 0)).toBe(100)
  })

  it('are not asked for of a lottery that draws otherwise', async () => {
    const { test } = await rendered(() => useNumbers('ELOTT_ELOTT_1'))
    expect(test.backend.calls.map(({ operationId }) => operationId)).not.toContain('getLotteryNumero')
  })
})
