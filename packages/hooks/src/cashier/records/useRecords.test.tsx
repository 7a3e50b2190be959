import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  useAccountRecord,
  useBets,
  useDepositReport,
  useLanguage,
  useOwnRange,
  useProfitAndLoss,
  useRebateReport,
  useWithdrawReport,
} from '../../index.ts'
import { otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const DAY_MS = 86_400_000
const BETS = '/wps/transaction/bets'
/** A day on which the clock of the tests stands still; nothing of the calendar depends on the machine. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const lastYear = ({ clock }: TestLobby) => `from=${dayOf(clock.now() - 360 * DAY_MS)}&to=${dayOf(clock.now() - 2 * DAY_MS)}`

async function shown<Result>(use: (search: string) => Result, searchOf: (test: TestLobby) => string, member = 'maria88') {
  const test = await testLobby({ member })
  const rendered = renderIn(test, () => use(searchOf(test)))
  await settle(test)
  return { test, result: rendered.result }
}
const lastQuery = ({ network }: TestLobby, path: string) => network.sent.findLast((each) => each.path === path)?.query

describe('BAL-07 a record', () => {
  it('comes in pages of thirty, each behind the one before, with the sums of the whole range', async () => {
    const { test, result } = await shown(useBets, lastYear)
    const items = () => result.current.days.flatMap((day) => day.items)
    expect(items()).toHaveLength(30)
    const { totals, total = 0 } = result.current
    expect(total).toBeGreaterThan(300)
    const first = items()
    act(() => result.current.loadMore())
    act(() => result.current.loadMore())
    await settle(test)
    expect(test.network.most(BETS)).toBe(1)
    expect(test.network.count(BETS)).toBe(2)
    expect(items()).toHaveLength(60)
    expect(items().slice(0, 30)).toEqual(first)
    expect(result.current).toMatchObject({ total, totals, hasMore: true })
    expect(new Set(items().map(({ betId }) => betId)).size).toBe(60)
  })

  it("of today goes on with the next day on a page that is open over midnight, and the days of one's own stay", async () => {
    const { test, result } = await shown(useBets, () => 'range=today')
    const before = result.current.filter.today
    const own = renderIn(test, () => useBets(`from=${before}&to=${before}`))
    await settle(test)
    const asked = test.network.count(BETS)
    await pass(test, DAY_MS)
    await settle(test)
    const next = dayOf(Date.parse(before) + DAY_MS)
    expect(result.current.filter).toMatchObject({ today: next, quick: 'today', days: { from: next, to: next } })
    expect(test.network.count(BETS)).toBe(asked + 1)
    expect(own.result.current.filter).toMatchObject({ today: next, days: { from: before, to: before } })
  })

  it('that fails on a later page keeps what is there; a retry goes on from there', async () => {
    const { test, result } = await shown(useBets, lastYear)
    test.backend.fault('listBets', '500', 1)
    act(() => result.current.loadMore())
    await settle(test)
    expect(result.current).toMatchObject({ status: 'ready', moreFailed: true, hasMore: false })
    act(() => result.current.loadMore())
    await settle(test)
    expect(test.network.count(BETS)).toBe(2)
    act(() => result.current.retry())
    await settle(test)
    expect(result.current).toMatchObject({ moreFailed: false, hasMore: true })
    expect(lastQuery(test, BETS)).toMatchObject({ pageNo: '2', pageSize: '30' })
  })

  it('keeps rows out of their order under their own days, and those without a moment in one group with a dash', async () => {
    const at = Date.UTC(2026, 0, 5, 12)
    const times = [
      at,
      Number.MAX_SAFE_INTEGER,
      at - DAY_MS,
      at + 1,
      Number.MAX_SAFE_INTEGER,
      253_402_387_200_000,
      at - DAY_MS - 1,
    ]
    const test = await testLobby({ member: 'maria88' })
    test.network.alter(BETS, (value) => {
      const { list, ...page } = value as { list: object[] }
      return { ...page, list: times.map((playedAt, row) => ({ ...list[0], betId: `${row}`, playedAt })) }
    })
    const { result } = renderIn(test, () => useBets(lastYear(test)))
    await settle(test)
    const { days, texts } = result.current
    expect(days.map(({ day, items }) => [day, items.map(({ betId }) => betId)])).toEqual([
      ['2026-01-05', ['0', '3']],
      ['–', ['1', '4', '5']],
      ['2026-01-04', ['2', '6']],
    ])
    expect(texts.moment(Number.MAX_SAFE_INTEGER)).toBe('–')
    expect(texts.time(Number.MAX_SAFE_INTEGER)).toBe('–')
  })

  it.each(['500', 'drop', 'malformed', 'empty-object'] as const)(
    'that does not come at all (%s) may be asked for again',
    async (kind) => {
      const test = await testLobby({ member: 'maria88' })
      test.backend.fault('listBets', kind, 1)
      const { result } = renderIn(test, () => useBets(''))
      await settle(test)
      expect(result.current).toMatchObject({ status: 'failed', days: [], total: undefined })
      act(() => result.current.retry())
      await settle(test)
      expect(result.current.status).toBe('ready')
    },
  )

  it('asks for whole days of the member’s own calendar', async () => {
    const { test } = await shown(useBets, () => 'from=2025-03-01&to=2025-03-02')
    const [first, last] = [new Date(2025, 2, 1).getTime(), new Date(2025, 2, 3).getTime() - 1]
    expect(lastQuery(test, BETS)).toMatchObject({ startDate: String(first), endDate: String(last) })
  })

  it('is narrowed by the kind that the address says, and by no other', async () => {
    const { test, result } = await shown(useAccountRecord, (each) => `${lastYear(each)}&kind=deposit`)
    const kinds = result.current.days.flatMap((day) => day.items.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(['deposit']))
    expect(result.current.totals?.moneyOut).toBe(0)
    const other = renderIn(test, () => useAccountRecord('kind=nonsense'))
    await settle(test)
    expect(other.result.current.filter.kind).toBeUndefined()
  })

  it('goes to the address of each choice, in the place of the one before', async () => {
    const { test, result } = await shown(useBets, () => 'kind=won')
    const { filter } = result.current
    act(() => filter.chooseQuick('lastMonth'))
    act(() => filter.chooseKind(undefined))
    act(() => filter.chooseDays({ from: '2026-01-01', to: '2026-01-31' }))
    expect(test.wentTo).toEqual([
      { replace: '/m/gameRecord?range=lastMonth&kind=won' },
      { replace: '/m/gameRecord' },
      { replace: '/m/gameRecord?from=2026-01-01&to=2026-01-31&kind=won' },
    ])
  })

  it('in another language starts at its first page again, with the names of that language', async () => {
    const test = await testLobby({ member: 'maria88' })
    const search = lastYear(test)
    const { result } = renderIn(test, () => ({ bets: useBets(search), language: useLanguage() }))
    await settle(test)
    const names = () => result.current.bets.days.flatMap((day) => day.items.map(({ gameName }) => gameName))
    const english = names()
    act(() => result.current.bets.loadMore())
    await settle(test)
    act(() => result.current.language.choose('TY'))
    await pass(test, 250)
    expect(lastQuery(test, BETS)).toMatchObject({ pageNo: '1', language: 'TY' })
    expect(names()).toHaveLength(30)
    expect(names()).not.toEqual(english)
  })

  it('of a member without a past is empty', async () => {
    const { result } = await shown(useBets, () => '', 'broke01')
    expect(result.current).toMatchObject({ status: 'ready', days: [], total: 0, hasMore: false })
  })

  it('asks for nothing while nobody is logged in', async () => {
    const test = await testLobby()
    renderIn(test, () => [useBets(''), useProfitAndLoss('')])
    await settle(test)
    expect(test.network.count(BETS)).toBe(0)
    expect(test.network.count('/wps/transaction/pnl')).toBe(0)
  })

  it('shows what was ordered a moment ago, and what became of it', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { sdk } = await otherDevice(test.backend, 'maria88')
    const query = { language: 'EN' }
    const { orderId } = await sdk.wps.POST('/wps/relay/deposit/manual', {
      params: { query },
      body: { channelId: 'bdo', amount: 500 },
      intention: 'intention-0123456789',
    })
    const report = renderIn(test, () => useDepositReport('range=today'))
    await settle(test)
    expect(report.result.current.days[0]?.items[0]).toMatchObject({ orderId, status: 'waiting', amount: 500 })
    test.backend.endOrder(orderId, true)
    report.unmount()
    const later = renderIn(test, () => [useDepositReport('range=today'), useAccountRecord('range=today')] as const)
    await settle(test)
    const [orders, movements] = later.result.current
    expect(orders.days[0]?.items[0]).toMatchObject({ orderId, status: 'done' })
    expect(orders.totals).toEqual({ amount: 500, doneAmount: 500 })
    expect(movements.days[0]?.items[0]).toMatchObject({ kind: 'deposit', orderId, amount: 500 })
    expect(movements.texts.signed(500)).toBe('+₱500.00')
    expect(movements.texts.signed(-500)).toBe('-₱500.00')
  })

  it('of rebates says what each category brought, and is narrowed to one', async () => {
    const { test, result } = await shown(useRebateReport, lastYear)
    const items = result.current.days.flatMap((day) => day.items)
    expect(items.length).toBeGreaterThan(5)
    const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
    expect(cents(items.map(({ amount }) => amount))).toBe(cents([result.current.totals?.amount ?? 0]))
    for (const { amount, parts } of items) expect(cents(parts.map((part) => part.amount))).toBe(cents([amount]))
    const slots = renderIn(test, () => useRebateReport(`${lastYear(test)}&kind=RNG`))
    await settle(test)
    const parts = slots.result.current.days.flatMap((day) => day.items.flatMap((item) => item.parts))
    expect(new Set(parts.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']))
    expect(lastQuery(test, '/wps/member/rebate/report')).toMatchObject({ gameType: 'RNG' })
  })

  it('of rebates turns a reversed range round, and asks for nothing of ten years', async () => {
    const { test } = await shown(useRebateReport, () => 'from=2025-03-02&to=2025-03-01')
    expect(lastQuery(test, '/wps/member/rebate/report')).toMatchObject({ startDate: String(new Date(2025, 2, 1).getTime()) })
    const { filter } = renderIn(test, () => useRebateReport('from=2015-01-01&to=2025-01-01')).result.current
    expect(filter.quick).toBe('week')
  })

  it.each(['500', 'drop', 'malformed'] as const)('of rebates that does not come (%s) may be asked for again', async (kind) => {
    const test = await testLobby({ member: 'maria88' })
    test.backend.fault('listRebates', kind, 1)
    const { result } = renderIn(test, () => useRebateReport('range=lastMonth'))
    await settle(test)
    expect(result.current.status).toBe('failed')
    act(() => result.current.retry())
    await settle(test)
    expect(result.current).toMatchObject({ status: 'ready', total: 1 })
  })

  it('of withdrawals says where they went', async () => {
    const { result } = await shown(useWithdrawReport, (test) => `${lastYear(test)}&kind=done`)
    expect(result.current.days[0]?.items[0]).toMatchObject({ status: 'done', bankName: 'BDO Unibank', cardEnd: '4821' })
  })
})

describe('BAL-07 a range of one’s own', () => {
  async function form() {
    const made = await shown(
      (search) => {
        const { filter } = useBets(search)
        return { filter, own: useOwnRange(filter) }
      },
      () => '',
    )
    const type = (name: 'from' | 'to', value: string) =>
      act(() => made.result.current.own.field(name).onChange({ target: { value } }))
    const submit = () => act(() => made.result.current.own.submit())
    return { ...made, type, submit }
  }

  it.each([
    ['a reversed one', '2025-10-02', '2025-10-01', 'to', 'range_reversed'],
    ['ten years', '2015-01-02', '2025-01-01', 'from', 'range_long'],
    ['no day', '', '2025-01-01', 'from', 'range_day'],
  ] as const)('that is %s is refused with a text at the field, and not shown', async (_, from, to, name, id) => {
    const { test, result, type, submit } = await form()
    type('from', from)
    type('to', to)
    await submit()
    expect(result.current.own.problem(name)).toMatchObject({ id })
    expect(test.wentTo).toEqual([])
  })

  it('that may be asked for is shown', async () => {
    const { test, type, submit } = await form()
    type('from', '2025-01-01')
    type('to', '2025-01-02')
    await submit()
    expect(test.wentTo).toEqual([{ replace: '/m/gameRecord?from=2025-01-01&to=2025-01-02' }])
  })
})

it('BAL-07 the form of one’s own days follows the days that are shown, and what was wrong with it is gone', async () => {
  const test = await testLobby({ member: 'maria88' })
  const days = { first: '2025-01-05', last: '2025-01-09' }
  const { result, rerender } = renderIn(test, () => {
    const { filter } = useBets(`from=${days.first}&to=${days.last}`)
    return useOwnRange(filter)
  })
  await settle(test)
  act(() => result.current.field('from').onChange({ target: { value: '2025-02-01' } }))
  await act(() => result.current.submit())
  expect(result.current.problem('to')).toMatchObject({ id: 'range_reversed' })
  Object.assign(days, { first: '2025-03-01', last: '2025-03-02' })
  rerender()
  await settle(test)
  expect([result.current.field('from').value, result.current.field('to').value]).toEqual(['2025-03-01', '2025-03-02'])
  expect([result.current.problem('from'), result.current.problem('to')]).toEqual([undefined, undefined])
})

describe('BAL-07 profit and loss', () => {
  it('is what the parts of the range and the categories add up to', async () => {
    const { result } = await shown(useProfitAndLoss, lastYear)
    const { parts, shares, totals, unit } = result.current
    const sum = (amounts: number[]) => Math.round(amounts.reduce((total, each) => total + each, 0) * 100) / 100
    expect(unit).toBe('month')
    expect(totals?.bets).toBeGreaterThan(300)
    expect(sum(parts.map(({ net }) => net))).toBe(totals?.net)
    expect(sum(shares.map(({ amount }) => amount))).toBe(totals?.stake)
    expect(shares.length).toBeGreaterThan(1)
  })

  it('that does not come may be asked for again', async () => {
    const test = await testLobby({ member: 'maria88' })
    test.backend.fault('getProfitAndLoss', '500', 1)
    const { result } = renderIn(test, () => useProfitAndLoss(''))
    await settle(test)
    expect(result.current.status).toBe('failed')
    act(() => result.current.retry())
    await settle(test)
    expect(result.current.status).toBe('ready')
  })
})
