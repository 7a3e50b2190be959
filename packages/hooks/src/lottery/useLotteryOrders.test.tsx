import { describe, expect, it } from 'vitest'
import { useBalance } from '../index.ts'
import { MEMBER, passClose, started } from '../test/lotteryPlayer.tsx'
import { pass, renderIn, settle } from '../test/testLobby.tsx'

it('LIST-07 orders of a backend that forgets to count its pages come to an end', async () => {
  const { test, now, step } = await started()
  test.network.alter('/lgw/orders', (value) => ({ ...value, pageNum: 1, totalPages: 2 }))
  await step(() => now().orders.retry())
  expect(now().orders.hasMore).toBe(true)
  await step(() => now().orders.loadMore())
  expect(now().orders.hasMore).toBe(false)
})

describe('BAL-05 a chase and its cancellation', () => {
  it('offers to take a bet back until its draw closes, and not while it is drawn', async () => {
    const { test, now, agreed, sides } = await started()
    await sides()
    await agreed(() => void now().slip.order())
    const bet = () => now().orders.orders[0]?.suborders.map(({ status, canCancel }) => [status, canCancel])
    expect(bet()).toEqual([['open', true]])
    await passClose(test, now)
    expect(bet()).toEqual([['open', false]])
  })

  it('reaches over the next draws, and what is open of it comes back once', async () => {
    const { test, now, step, agreed, sides, cents, said } = await started()
    const before = cents()
    await sides()
    await step(() => now().slip.setChase({ draws: 3, raise: 'double' }))
    expect(now().slip).toMatchObject({ count: 6, total: '₱14.00' })
    await agreed(() => void now().slip.order())
    expect(cents()).toBe(before - 1_400)
    const [order] = now().orders.orders
    expect(order).toMatchObject({ isChase: true, suborders: [{ multiple: 1 }, { multiple: 2 }, { multiple: 4 }] })
    const last = order?.suborders[2]
    await agreed(() => last && void now().orders.cancel([last]))
    expect(cents()).toBe(before - 600)
    expect(said()).toContain('₱8.00 is back in your wallet')
    await agreed(() => void now().orders.orders[0]?.cancelRest?.())
    expect(cents()).toBe(before)
    expect(now().orders.orders[0]?.suborders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(test.backend.violations).toEqual([])
  })

  it('whose answer is lost is found out, also with a backend without keys', async () => {
    for (const headers of [undefined, { intention: '' }]) {
      const { test, now, agreed, sides, cents } = await started(MEMBER, headers && { config: { headers } })
      const before = cents()
      await sides()
      await agreed(() => void now().slip.order())
      const [row] = now().orders.orders[0]?.suborders ?? []
      test.backend.fault('cancelLotterySuborders', 'lost', 1)
      await agreed(() => row && void now().orders.cancel([row]))
      expect(now().orders.cancelling).toMatchObject({ status: 'idle', found: { outcome: 'done' } })
      expect(cents()).toBe(before)
    }
  })

  it('says the amount that came back to the wallet, as the backend has it', async () => {
    const { test, now, agreed, sides, said } = await started()
    await sides()
    await agreed(() => void now().slip.order())
    test.network.alter('/lgw/orders/suborders/cancel', (value) => ({ ...value, amount: 0.5 }))
    await agreed(() => void now().orders.cancel(now().orders.orders[0]?.suborders ?? []))
    expect(said().at(-1)).toBe('₱0.50 is back in your wallet')
  })

  it('says which bet is being taken back while it is', async () => {
    const { test, now, step, agreed, sides } = await started()
    await sides()
    await step(() => now().slip.setChase({ draws: 3 }))
    await agreed(() => void now().slip.order())
    const busy = () =>
      now().orders.orders.map((order) => [order.isCancelling, ...order.suborders.map((row) => row.isCancelling)])
    const [row] = now().orders.orders[0]?.suborders ?? []
    let release = test.network.hold('/lgw/orders/suborders/cancel')
    await agreed(() => row && void now().orders.cancel([row]))
    expect(now().orders.cancelling.status).toBe('pending')
    expect(busy()).toEqual([[false, true, false, false]])
    await step(release)
    release = test.network.hold('/lgw/orders/suborders/cancel')
    await agreed(() => void now().orders.orders[0]?.cancelRest?.())
    expect(busy()).toEqual([[true, false, false, false]])
    await step(release)
    expect(now().orders.cancelling.status).toBe('idle')
    expect(busy()).toEqual([[false, false, false, false]])
  })

  it('asks about no bet that has been taken back, before the orders have come again', async () => {
    const { test, now, step, agreed, sides, said } = await started()
    await sides()
    await step(() => now().slip.setChase({ draws: 3 }))
    await agreed(() => void now().slip.order())
    const shown = () => now().orders.orders[0]
    const bets = () => shown()?.suborders.map(({ canCancel, isCancelling }) => [canCancel, isCancelling])
    const first = shown()?.suborders.slice(0, 1) ?? []
    let release = test.network.hold('/lgw/orders')
    await agreed(() => void now().orders.cancel(first))
    expect(said().at(-1)).toBe('₱2.00 is back in your wallet')
    const [free, busy, gone] = [
      [true, false],
      [true, true],
      [false, false],
    ]
    expect(bets()).toEqual([busy, free, free])
    await step(() => void now().orders.cancel(first))
    expect(now().prompt.prompt).toBeNull()
    await step(() => void shown()?.cancelRest?.())
    expect(now().prompt.prompt?.text).toEqual({ id: 'cancel_ask', values: { amount: '₱4.00' } })
    await step(() => now().prompt.cancel())
    await step(release)
    expect(bets()).toEqual([gone, free, free])

    // So it is where the answer was lost, and it was found that they were taken back.
    release = test.network.hold('/lgw/orders')
    test.backend.fault('cancelLotterySuborders', 'lost', 1)
    await agreed(() => void shown()?.cancelRest?.())
    expect(now().orders.cancelling.found).toMatchObject({ outcome: 'done' })
    expect(shown()?.isCancelling).toBe(true)
    expect(bets()).toEqual([gone, gone, gone])
    await step(() => void shown()?.cancelRest?.())
    expect(now().prompt.prompt).toBeNull()
    await step(release)
    expect(shown()).toMatchObject({ isCancelling: false, cancelRest: undefined })
    expect(now().orders.cancelling.refusal).toBeUndefined()
  })

  it('keeps in mind every bet that has been taken back, not only the last one, before the orders have come again', async () => {
    const { test, now, step, agreed, sides } = await started()
    await sides()
    await step(() => now().slip.setChase({ draws: 3 }))
    await agreed(() => void now().slip.order())
    const rows = now().orders.orders[0]?.suborders ?? []
    const release = test.network.hold('/lgw/orders')
    for (const row of rows.slice(0, 2)) await agreed(() => void now().orders.cancel([row]))
    expect(now().orders.orders[0]?.suborders.map(({ isCancelling }) => isCancelling)).toEqual([true, true, false])
    await step(() => void now().orders.cancel(rows.slice(0, 1)))
    expect(now().prompt.prompt).toBeNull()
    await step(release)
    expect(now().orders.orders[0]?.suborders.map(({ canCancel }) => canCancel)).toEqual([false, false, true])
  })

  it.each([
    ['that meets the close is refused, and says that the bet stands', 'lottery.suborder.closed', 'lottery_suborder_closed'],
    ['that was made before is refused, and says that nothing is open', 'lottery.suborder.unknown', 'lottery_suborder_gone'],
  ] as const)('%s', async (_, code, id) => {
    const { test, now, step, agreed, sides, cents } = await started()
    await sides()
    await agreed(() => void now().slip.order())
    const [row] = now().orders.orders[0]?.suborders ?? []
    const staked = cents()
    await step(() => row && void now().orders.cancel([row]))
    test.backend.fault('cancelLotterySuborders', code, 1)
    await step(() => now().prompt.confirm())
    expect(now().orders.cancelling.refusal).toEqual({ id })
    expect(cents()).toBe(staked)
  })

  it('what a draw brought is said once, and stands in the history', async () => {
    const { test, now, agreed, sides, said } = await started()
    await sides()
    await agreed(() => void now().slip.order())
    const drawNo = now().orders.orders[0]?.suborders[0]?.drawNo
    await passClose(test, now)
    const heard: (string | undefined)[] = []
    for (let step = 0; step < 3; step += 1) {
      await pass(test, 10_000)
      heard.push(...said())
    }
    expect(heard.filter((text) => text === `Draw ${drawNo}: you won ₱1.91!`)).toHaveLength(1)
    expect(now().orders.orders[0]).toMatchObject({ win: '₱1.91', suborders: [{ status: 'won', numbers: expect.any(Array) }] })
  })

  it.each(['open', 'won'] as const)('what a draw brought is said while only bets that are %s show', async (status) => {
    const { test, now, step, agreed, sides, said } = await started()
    const { result: balance } = renderIn(test, useBalance)
    await sides()
    await agreed(() => void now().slip.order())
    await step(() => now().choose(status))
    await settle(test)
    const shown = () => now().orders.orders.length
    const before = shown()
    await passClose(test, now)
    const heard: (string | undefined)[] = []
    for (let step = 0; step < 3; step += 1) {
      await pass(test, 10_000)
      heard.push(...said())
    }
    expect(heard.filter((text) => text?.endsWith('you won ₱1.91!'))).toHaveLength(1)
    expect(balance.current.text).toBe('₱1,250.41')
    expect([before, shown()]).toEqual(status === 'open' ? [1, 0] : [0, 1])
  })

  it('what a draw brought is said of a bet that stands beyond the loaded pages of all', async () => {
    const { test, now, step, agreed, sides, said } = await started()
    await sides()
    await agreed(() => void now().slip.order())
    for (let newer = 0; newer < 10; newer += 1) {
      await sides()
      await agreed(() => void now().slip.order())
      await agreed(() => void now().orders.cancel(now().orders.orders[0]?.suborders ?? []))
    }
    await step(() => now().choose('open'))
    await settle(test)
    expect(now().orders.orders.map(({ suborders }) => suborders[0]?.status)).toEqual(['open'])
    await passClose(test, now)
    const heard: (string | undefined)[] = []
    for (let look = 0; look < 3; look += 1) {
      await pass(test, 10_000)
      heard.push(...said())
    }
    expect(now().orders.orders).toEqual([])
    expect(heard.filter((text) => text?.endsWith('you won ₱1.91!'))).toHaveLength(1)
  })
})
