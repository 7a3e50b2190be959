import { describe, expect, it } from 'vitest'
import { TOAST_SHORT_MS } from '../core/notices/notices.rules.ts'
import { endSession } from '../core/session/session.ts'
import { emptyFilter, useGameList } from '../index.ts'
import { intentionState } from '../money/once/intentions.ts'
import { loginForm } from '../test/loginForm.tsx'
import { CODE, MEMBER, passClose, started } from '../test/lotteryPlayer.tsx'
import { otherDevice, pass, renderIn } from '../test/testLobby.tsx'
import { NOTHING_OPEN_AGAIN_MS } from './drawClock.rules.ts'

const ORDERS = '/lgw/orders'
type Now = ReturnType<Awaited<ReturnType<typeof started>>['now']>

describe('BAL-05 the order of a slip', () => {
  it('is asked about, placed once for two taps, and stands in the history', async () => {
    const { test, now, step, agreed, sides, cents, said } = await started()
    const before = cents()
    await sides()
    await agreed(() => void now().slip.order(), false)
    expect(test.backend.calls.filter(({ operationId }) => operationId === 'placeLotteryOrder')).toHaveLength(0)
    await agreed(() => {
      void now().slip.order()
      void now().slip.order()
    })
    expect(cents()).toBe(before - 200)
    await pass(test, TOAST_SHORT_MS - 500)
    expect(said()).toContain('Bets placed: 2 for ₱2.00. Good luck!')
    await pass(test, 500)
    expect(said()).not.toContain('Bets placed: 2 for ₱2.00. Good luck!')
    expect(now().slip.lines).toEqual([])
    const bet = { count: 2, stake: '₱1.00', multiple: 1, amount: '₱2.00', times: 1.91, status: 'open', canCancel: true }
    expect(now().orders.orders).toMatchObject([{ amount: '₱2.00', suborders: [bet] }])
    await step(() => {})
  })

  it('LIST-14 makes its lottery the first of the recents, which show it at once', async () => {
    const { test, now, agreed, sides, step } = await started()
    const { result } = renderIn(test, () => useGameList({ ...emptyFilter(''), tab: 'recent' }))
    await step(() => {})
    expect(result.current.games).toEqual([])
    await sides()
    await agreed(() => void now().slip.order(), false)
    expect(result.current.games).toEqual([])
    await agreed(() => void now().slip.order())
    expect(result.current.games.map(({ gameName }) => gameName)).toEqual([now().game.table?.name])
  })

  it('says the amount that was staked, as the backend has it', async () => {
    const { test, now, agreed, sides, said } = await started()
    await sides()
    test.network.alter('/lgw/orders', (value) => ('orderId' in value ? { ...value, amount: 1.5 } : value))
    await agreed(() => void now().slip.order())
    expect(said().at(-1)).toBe('Bets placed: 2 for ₱1.50. Good luck!')
  })

  it('leaves the slip, and what was put on it while it was sent stays', async () => {
    const { test, now, agreed, sides } = await started()
    await sides()
    const release = test.network.hold(ORDERS)
    await agreed(() => void now().slip.order())
    await sides()
    await agreed(release)
    expect(now().slip.lines).toMatchObject([{ id: 2 }])
  })

  it('whose answer is lost is found out, and placed once', async () => {
    const { test, now, agreed, sides, cents } = await started()
    const before = cents()
    await sides()
    test.network.lose(ORDERS)
    await agreed(() => void now().slip.order())
    expect(cents()).toBe(before - 200)
    expect(now().slip).toMatchObject({ lines: [], status: 'idle', found: { outcome: 'done' } })
  })

  it('BAL-05 found out later to be placed leaves the slip, and what was put on it since stays', async () => {
    const { test, now, step, agreed, sides, cents } = await started()
    const before = cents()
    await sides()
    test.backend.fault('placeLotteryOrder', 'lost')
    test.backend.fault('closeIntention', '500')
    await agreed(() => void now().slip.order())
    expect(now().slip).toMatchObject({ status: 'unknown', lines: [{ id: 1 }] })
    await sides()
    test.backend.clearFaults()
    await step(() => now().slip.check())
    expect(now().slip).toMatchObject({ status: 'idle', found: { outcome: 'done' }, lines: [{ id: 2 }] })
    expect(cents()).toBe(before - 200)
  })

  it('BAL-05 of another tab takes nothing from the slip of this one', async () => {
    const before = await started()
    await before.sides()
    before.test.backend.fault('placeLotteryOrder', 'lost')
    before.test.backend.fault('closeIntention', '500')
    await before.agreed(() => void before.now().slip.order())
    before.test.lobby.dispose()
    const { test, now, step, sides } = await started(MEMBER, { beside: before.test })
    await sides()
    expect(now().slip).toMatchObject({ status: 'unknown', lines: [{ id: 1 }] })
    test.backend.clearFaults()
    await step(() => now().slip.check())
    expect(now().slip).toMatchObject({ status: 'idle', found: { outcome: 'done' }, lines: [{ id: 1 }] })
  })

  it('BAL-05 that was sent before a reload is found out after it, and what it held leaves the slip', async () => {
    const before = await started()
    const cents = before.cents()
    await before.sides()
    before.test.backend.fault('placeLotteryOrder', 'lost')
    before.test.backend.fault('closeIntention', '500')
    await before.agreed(() => void before.now().slip.order())
    before.test.lobby.dispose()
    const { sessionStorage } = before.test
    const { test, now, step, sides } = await started(MEMBER, { beside: before.test, sessionStorage })
    await sides()
    expect(now().slip).toMatchObject({ status: 'unknown', lines: [{ id: 1 }, { id: 2 }] })
    test.backend.clearFaults()
    await step(() => now().slip.check())
    expect(now().slip).toMatchObject({ status: 'idle', found: { outcome: 'done' }, lines: [{ id: 2 }] })
    expect(before.cents()).toBe(cents - 200)
  })

  it('of a backend without keys is known by the orders it has', async () => {
    const { test, now, agreed, sides, cents } = await started(MEMBER, { config: { headers: { intention: '' } } })
    const before = cents()
    await sides()
    test.backend.fault('placeLotteryOrder', 'lost', 1)
    await agreed(() => void now().slip.order())
    expect(cents()).toBe(before - 200)
    expect(now().slip).toMatchObject({ lines: [], found: { outcome: 'done' } })
  })

  it('whose odds changed meanwhile is refused, shows the new ones, and is taken at them', async () => {
    const { test, now, step, agreed, sides, cents } = await started()
    const before = cents()
    await sides()
    test.backend.changeOdds(CODE, 'd5_sum', 50)
    await agreed(() => void now().slip.order())
    expect(cents()).toBe(before)
    expect(now().slip).toMatchObject({
      hasChanged: true,
      problem: { id: 'lottery_odds_changed' },
      lines: [{ times: 0.96, isChanged: true }],
    })
    expect(now().slip.refusal).toEqual({ id: 'lottery_odds_changed' })
    await step(() => now().slip.acceptOdds())
    await agreed(() => void now().slip.order())
    expect(cents()).toBe(before - 200)
  })

  it('whose draw closed meanwhile is refused, and stays on the slip for the next one', async () => {
    const { test, now, agreed, step, sides, cents } = await started()
    const before = cents()
    await sides()
    const first = now().slip.drawNo
    await step(() => void now().slip.order())
    await passClose(test, now)
    // The member was asked about the draw that has closed now.
    await step(() => now().prompt.confirm())
    expect(cents()).toBe(before)
    expect(now().slip.refusal).toEqual({ id: 'lottery_draw_closed' })
    expect(now().slip.drawNo).not.toBe(first)
    await agreed(() => void now().slip.order())
    expect(cents()).toBe(before - 200)
  })

  it('where no draw is open is not asked about, and waits for the one that opens', async () => {
    const { test, now, agreed, step, sides } = await started()
    await sides()
    let isOpen = false
    test.network.alter(`/lgw/games/${CODE}`, (value) => (isOpen ? value : { ...value, draws: [] }))
    await passClose(test, now)
    expect(now().slip).toMatchObject({ drawNo: undefined, canOrder: false, problem: { id: 'lottery_draw_closed' } })
    await step(() => void now().slip.order())
    expect(now().prompt.prompt).toBeNull()
    isOpen = true
    await pass(test, NOTHING_OPEN_AGAIN_MS)
    expect(now().slip).toMatchObject({ canOrder: true, problem: undefined })
    await agreed(() => void now().slip.order())
    expect(now().slip.lines).toEqual([])
  })

  it('says of the slip of another way to play nothing that was refused for this one', async () => {
    const { now, step, agreed, sides, test } = await started()
    await sides()
    test.backend.changeOdds(CODE, 'd5_sum', 50)
    await agreed(() => void now().slip.order())
    expect(now().slip.refusal).toEqual({ id: 'lottery_odds_changed' })
    await step(() => now().playAs('ent'))
    expect(now().slip).toMatchObject({ lines: [], refusal: undefined })
    await step(() => now().playAs('trad'))
    expect(now().slip).toMatchObject({ problem: { id: 'lottery_odds_changed' }, lines: [{ isChanged: true }] })
  })

  it.each([
    ['is emptied', ({ slip }: Now) => slip.clear()],
    ['loses its last line', ({ slip }: Now) => slip.remove(slip.lines[0]?.id ?? 0)],
  ])('begins anew, without its chase, when it %s', async (_, end) => {
    const { now, step, sides } = await started()
    await sides()
    await step(() => now().slip.setChase({ draws: 10, raise: 'double' }))
    expect(now().slip).toMatchObject({ count: 20, total: '₱2,046.00' })
    await step(() => end(now()))
    expect(now().slip).toMatchObject({ lines: [], chase: { draws: 1 } })
    await sides()
    expect(now().slip).toMatchObject({ count: 2, total: '₱2.00' })
  })

  it('for more than is in the wallet since money left it elsewhere is refused, and says it before it is sent again', async () => {
    const { test, now, step, agreed, sides } = await started()
    await step(() => now().picker.stake.choose(500))
    await sides()
    const { sdk } = await otherDevice(test.backend, MEMBER)
    const body = { cardId: 1, amount: 1_000, paymentPassword: '123456' }
    await sdk.wps.POST('/wps/transaction/withdraw', { body, intention: 'intention-0123456789' })
    expect(now().slip.problem).toBeUndefined()
    await agreed(() => void now().slip.order())
    expect(now().slip.refusal).toEqual({ id: 'balance_short' })
    expect(now().slip.problem).toEqual({ id: 'slip_short', values: { amount: '₱1,000.00' } })
  })

  it('BAL-05 can be ordered once it has lines, and again when it is known what came of the order before', async () => {
    const { test, now, step, agreed, sides } = await started()
    expect(now().slip.canOrder).toBe(false)
    await sides()
    expect(now().slip.canOrder).toBe(true)
    test.backend.fault('placeLotteryOrder', 'lost', 1)
    test.backend.fault('closeIntention', '500', 1)
    await agreed(() => void now().slip.order())
    expect(now().slip).toMatchObject({ isUnsure: true, problem: undefined, canOrder: false })
    await step(() => now().slip.check())
    await sides()
    expect(now().slip.canOrder).toBe(true)
  })

  it('is a chase from two draws on', async () => {
    const { now, step, sides } = await started()
    await sides()
    expect(now().slip.isChase).toBe(false)
    await step(() => now().slip.setChase({ draws: 2 }))
    expect(now().slip.isChase).toBe(true)
  })

  it('found out to be placed begins anew, without its chase', async () => {
    const { test, now, step, agreed, sides } = await started()
    await sides()
    await step(() => now().slip.setChase({ draws: 3 }))
    test.backend.fault('placeLotteryOrder', 'lost', 1)
    test.backend.fault('closeIntention', '500', 1)
    await agreed(() => void now().slip.order())
    expect(now().slip.status).toBe('unknown')
    await step(() => now().slip.check())
    expect(now().slip).toMatchObject({ lines: [], found: { outcome: 'done' }, chase: { draws: 1 } })
  })

  it('of a member whose session ends leads to the login, and is there again after it', async () => {
    const { test, now, agreed, sides } = await started()
    await sides()
    test.backend.fault('placeLotteryOrder', '401', 1)
    await agreed(() => void now().slip.order())
    expect(test.wentTo).toContain('/m/login')
    expect(test.lobby.state.afterLogin).toEqual({ path: `/m/startLottery?code=${CODE}&playType=trad`, member: MEMBER })
    await (await loginForm(test)).logIn(MEMBER, 'Maria88pass')
    expect(now().slip.lines).toHaveLength(1)
  })

  it('and a cancellation that are left while they are sent are told of where one is then, and not once more by the next page', async () => {
    const { test, now, step, agreed, sides, said, leave } = await started()
    await sides()
    await agreed(() => void now().slip.order())
    const bets = now().orders.orders[0]?.suborders ?? []
    await sides()
    const releases = [test.network.hold('/lgw/orders'), test.network.hold('/lgw/orders/suborders/cancel')]
    await agreed(() => void now().slip.order())
    await agreed(() => void now().orders.cancel(bets))
    leave()
    for (const release of releases) await step(release)
    expect(said()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Bets placed/), expect.stringMatching(/is back in your wallet$/)]),
    )
    for (const kind of ['bet', 'betCancel'] as const) expect(intentionState(test.lobby, kind).found).toBeUndefined()
  })

  it('LOGIN-13 of a member whose session ends once the page was left leads nobody away', async () => {
    const { test, now, step, agreed, sides, leave } = await started()
    await sides()
    const release = test.network.hold('/lgw/orders')
    test.backend.fault('placeLotteryOrder', '401', 1)
    await agreed(() => void now().slip.order())
    leave()
    await step(release)
    expect(test.lobby.state.session).toBeNull()
    expect(test.wentTo).toEqual([])
  })

  it('LOGIN-13 of a member whose session another call finds ended is kept, and every login leads back to it', async () => {
    const { test, now, step, sides } = await started()
    await sides()
    test.backend.endSessions(MEMBER)
    await step(() => void test.lobby.queryClient.invalidateQueries())
    expect(test.lobby.state.session).toBeNull()
    expect(test.wentTo).toEqual([])
    expect(now().slip).toMatchObject({ lines: [], logIn: expect.any(Function) })
    const back = { path: `/m/startLottery?code=${CODE}&playType=trad`, member: MEMBER }
    expect(test.lobby.state.afterLogin).toEqual(back)
    await step(() => now().slip.logIn?.())
    expect(test.wentTo).toEqual(['/m/login'])
    expect(test.lobby.state.afterLogin).toEqual(back)
    await (await loginForm(test)).logIn(MEMBER, 'Maria88pass')
    expect(test.wentTo.at(-1)).toEqual({ replace: back.path })
    expect(now().slip).toMatchObject({ lines: [{ count: 2 }], logIn: undefined })
  })

  it('LOGIN-13 says nothing of a slip where there was none, or whose member left by choice', async () => {
    const empty = await started()
    empty.test.backend.endSessions(MEMBER)
    await empty.step(() => void empty.test.lobby.queryClient.invalidateQueries())
    expect(empty.now().slip.logIn).toBeUndefined()
    const left = await started()
    await left.sides()
    await left.step(() => endSession(left.test.lobby, { reason: 'logout' }))
    expect(left.now().slip).toMatchObject({ lines: [], logIn: undefined })
    expect(left.test.lobby.state.afterLogin).toBeNull()
  })

  it('names its lines in the language of now', async () => {
    const { test, now, step, sides } = await started()
    await sides()
    const before = now().slip.lines[0]?.methodName
    await step(() => {
      test.lobby.state.language = 'TY'
    })
    await pass(test, 5_000)
    const named = now().game.table?.methods.find(({ code }) => code === 'd5_sum')?.name
    expect(named).not.toBe(before)
    expect(now().slip.lines[0]?.methodName).toBe(named)
  })

  it('of a guest leads to the login and back to the slip', async () => {
    const { test, now, step, sides } = await started('')
    await sides()
    await step(() => void now().slip.order())
    expect(test.wentTo).toEqual(['/m/login'])
    expect(test.lobby.state.afterLogin).toEqual({ path: `/m/startLottery?code=${CODE}&playType=trad` })
    expect(now().slip.lines).toHaveLength(1)
  })

  it('for more than the wallet holds is not sent', async () => {
    const { now, step, sides } = await started()
    await step(() => now().picker.stake.choose(9999))
    await sides()
    await step(() => now().slip.setChase({ draws: 20 }))
    expect(now().slip).toMatchObject({ problem: { id: 'slip_short' }, canOrder: false })
  })
})
