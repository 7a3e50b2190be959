import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPrompt } from '../../core/notices/notices.ts'
import { depositOrderPath, useDeposit, useDepositOrder } from '../../index.ts'
import en from '../../messages/en.json'
import { moneyForm } from '../../test/moneyForm.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const formOf = (test: TestLobby) => moneyForm(test, useDeposit)
const orders = (test: TestLobby) => test.backend.orders('maria88')

describe('BAL-03 a deposit', () => {
  it.each([
    ['bdo', 'depositManual'],
    ['fastpay', 'depositGateway'],
    ['alipay', 'depositAlipay'],
    ['qq', 'depositQq'],
    ['wechat', 'depositWechat'],
  ])('by %s is ordered by its own call, and leads to its order', async (channelId, operation) => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    act(() => form.now().chooseChannel(channelId))
    await form.type({ amount: '500.25' })
    await form.submit({ times: 2 })
    expect(test.backend.calls.filter(({ operationId }) => operationId === operation)).toHaveLength(1)
    const [order] = orders(test)
    expect(order).toMatchObject({ channelId, cents: 50_025, status: 'waiting' })
    expect(test.wentTo).toEqual([depositOrderPath(order?.id ?? '')])
    expect(test.backend.violations).toEqual([])
  })

  it('is nothing for who plays on trial, and says so before anything is asked for; what is sent all the same is refused', async () => {
    const test = await testLobby({ member: 'trial01' })
    test.network.hold('/wps/relay/deposit/banks')
    const form = await formOf(test)
    expect(form.now()).toMatchObject({ obstacle: { kind: 'trial' }, load: { status: 'ready' } })
    await form.type({ amount: '500' })
    await act(() => form.now().submit())
    await act(() => settle(test))
    expect(form.question()).toBeUndefined()
    expect(form.refusal()).toBe('Please login an actual account to use this function')
    expect(form.now().values.amount).toBe('500')
  })

  it('MENU-02 is not offered by a merchant who switched it off, and nothing it would need is waited for', async () => {
    const test = await testLobby({ member: 'maria88', backend: { flags: { DEPOSIT: false } } })
    test.network.hold('/wps/relay/deposit/banks')
    const form = await formOf(test)
    expect(form.now()).toMatchObject({ obstacle: { kind: 'off' }, load: { status: 'ready' } })
  })

  it('MENU-02 is not said to be switched off before the settings are known', async () => {
    const test = await testLobby({ member: 'maria88', backend: { flags: { DEPOSIT: false } } })
    const release = test.network.hold('/wps/system/settings/consolidated')
    const form = await formOf(test)
    expect(form.now().obstacle).toBeUndefined()
    release()
    await act(() => settle(test))
    expect(form.now().obstacle?.kind).toBe('off')
  })

  it('leads nobody away who has gone elsewhere before its answer came', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ amount: '500' })
    const release = test.network.hold('/wps/relay/deposit/manual')
    await form.submit()
    form.unmount()
    release()
    await settle(test)
    expect(orders(test)).toHaveLength(1)
    expect(test.wentTo).toEqual([])
    const [order] = orders(test)
    expect((await formOf(test)).now().found).toMatchObject({ outcome: 'done', orderId: order?.id })
  })

  it('is under way before its channels are known, and asks and goes out once when they are', async () => {
    const test = await testLobby({ member: 'maria88' })
    const release = test.network.hold('/wps/relay/deposit/banks')
    const form = await formOf(test)
    await form.type({ amount: '500' })
    await form.submit({ times: 2 })
    expect(form.now()).toMatchObject({ status: 'pending', load: { status: 'loading' } })
    expect(form.question()).toBeUndefined()
    release()
    await settle(test)
    expect(form.now()).toMatchObject({ status: 'idle', load: { status: 'ready' } })
    expect(form.question()).toBeDefined()
    answerPrompt(test.lobby, true)
    await settle(test)
    expect(orders(test)).toMatchObject([{ cents: 50_000, status: 'waiting' }])
    expect(test.backend.violations).toEqual([])
  })

  it('MENU-02 that was to go out before it is known to be switched off asks nothing and says so', async () => {
    const test = await testLobby({ member: 'maria88', backend: { flags: { DEPOSIT: false } } })
    const releases = ['/wps/relay/deposit/banks', '/wps/system/settings/consolidated'].map((path) => test.network.hold(path))
    const form = await formOf(test)
    await form.type({ amount: '500' })
    await form.submit()
    expect(form.now().status).toBe('pending')
    for (const release of releases) release()
    await settle(test)
    expect(form.now()).toMatchObject({ status: 'idle', obstacle: { kind: 'off' }, values: { amount: '500' } })
    expect(form.question()).toBeUndefined()
    expect(form.refusal()).toBe(en.no_permission)
  })

  it.each([[[]], [[{ channelId: 'moon', kind: 'moon', name: 'Moon', minAmount: 1, maxAmount: 2, quickAmounts: [] }]]])(
    'is refused where no way to pay is known (%j), before anything else',
    async (channels) => {
      const test = await testLobby({ member: 'maria88' })
      test.network.alter('/wps/relay/deposit/banks', () => channels)
      const form = await formOf(test)
      expect(form.now().channel).toBeUndefined()
      for (const amount of ['', '500']) {
        await form.type({ amount })
        await act(() => form.now().submit())
        expect([form.refusal(), form.words('amount'), form.question()]).toEqual([
          'No way to pay is open now',
          undefined,
          undefined,
        ])
      }
      expect(orders(test)).toEqual([])
    },
  )

  it.each(['/wps/relay/deposit/banks', '/wps/relay/deposit/promos'])(
    'shows nothing of its offers before %s has answered',
    async (path) => {
      const test = await testLobby({ member: 'maria88' })
      const release = test.network.hold(path)
      const form = await formOf(test)
      const shown = () => {
        const { channels, channel, promotions, amount } = form.now()
        return [channels.length > 0, channel !== undefined, promotions.length > 0, amount.quick.length > 0]
      }
      expect(shown()).toEqual([false, false, false, false])
      release()
      await act(() => settle(test))
      expect(shown()).toEqual([true, true, true, true])
    },
  )

  it('BAL-06 says that the mobile web asks a gateway', async () => {
    const test = await testLobby({ member: 'maria88' })
    const bodies: unknown[] = []
    const watched = await testLobby({
      beside: test,
      member: 'maria88',
      ports: {
        async fetch(request, { signal }) {
          if (new URL(request.url).pathname === '/wps/relay/deposit/gateway') bodies.push(await request.clone().json())
          return test.backend.handle(new Request(request, { signal }))
        },
      },
    })
    const form = await formOf(watched)
    act(() => form.now().chooseChannel('fastpay'))
    await form.type({ amount: '500' })
    await form.submit()
    expect(bodies).toEqual([{ channelId: 'fastpay', amount: 500, gatewayId: 3 }])
  })

  it('keeps to the limits of the chosen channel, and offers amounts within them', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    act(() => form.now().chooseChannel('qq'))
    expect(form.now().shown).toEqual({ min: '₱100', max: '₱5,000' })
    expect(form.now().amount.quick.map(({ text }) => text)).toEqual(['₱100', '₱200', '₱500', '₱1,000', '₱5,000'])
    act(() => form.now().amount.choose(1000))
    expect(form.now().amount.field.value).toBe('1,000')
    await form.type({ amount: '5000.01' })
    expect(form.words('amount')).toBe('At most ₱5,000.00')
    await form.submit()
    expect(orders(test)).toEqual([])
  })

  it.each([
    [10.5, '₱10.50'],
    [0.5, '₱0.50'],
    [100, '₱100'],
  ])('says the least of a channel and of a promotion as it is: %f', async (least, text) => {
    const test = await testLobby({ member: 'maria88' })
    const withLeast = (value: unknown) => (Array.isArray(value) ? value.map((each) => ({ ...each, minAmount: least })) : value)
    test.network.alter('/wps/relay/deposit/banks', withLeast)
    test.network.alter('/wps/relay/deposit/promos', withLeast)
    const form = await formOf(test)
    expect(form.now().shown.min).toBe(text)
    expect(form.now().promotions[0]?.min).toBe(text)
  })

  it('is checked again by another channel, whose limits are others, and in another language', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    act(() => form.now().chooseChannel('bpi'))
    await form.type({ amount: '100' })
    await form.submit()
    expect(form.words('amount')).toBe('At least ₱500.00')
    act(() => form.now().chooseChannel('bdo'))
    await act(() => settle(test))
    expect(form.now().problem('amount')).toBeUndefined()
    act(() => form.now().chooseChannel('bpi'))
    await form.submit()
    expect(form.words('amount')).toBe('At least ₱500.00')
  })

  it('shows thousands apart while nobody types, and plain digits to who does', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ amount: '12500.5' })
    expect(form.now().amount.field).toMatchObject({ value: '12,500.5', inputMode: 'decimal' })
    act(() => form.now().amount.field.onFocus())
    expect(form.now().amount.field.value).toBe('12500.5')
    await act(async () => {
      form.now().amount.field.onBlur()
      await settle(test)
    })
    expect(form.now().amount.field.value).toBe('12,500.5')
  })

  it('is replaced by what is typed after the focus came to it, as any text is', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ amount: '12500.5' })
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'amount' })
    await act(async () => {
      input.focus()
      input.select()
      await settle(test)
    })
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('12500.5')
  })

  it('takes at most one promotion, with what it brings, from its least amount on', async () => {
    // A member who has never deposited is offered both of them.
    const test = await testLobby({ member: 'broke01' })
    const form = await formOf(test)
    await form.type({ amount: '499' })
    act(() => form.now().choosePromotion(501))
    await form.submit()
    expect(form.words('promotionId')).toBe('This promotion begins at ₱500.00')
    act(() => form.now().choosePromotion(501))
    await act(() => settle(test))
    expect(form.words('promotionId')).toBeUndefined()
    act(() => form.now().choosePromotion(501))
    await form.submit()
    await form.type({ amount: '1000' })
    expect(form.words('promotionId')).toBeUndefined()
    expect(form.now().promotions).toMatchObject([
      { promotionId: 501, bonus: '₱500.00', isChosen: true },
      { promotionId: 502, bonus: '₱100.00', isChosen: false },
    ])
    act(() => form.now().choosePromotion(502))
    expect(form.now().promotions.map(({ isChosen }) => isChosen)).toEqual([false, true])
    await act(async () => {
      void form.now().submit()
      await settle(test)
    })
    expect(form.question()).toBe('₱1,000.00 by BDO bank transfer, with ₱100.00 on top.')
    await form.submit()
    expect(test.backend.orders('broke01')).toMatchObject([{ promotionId: 502 }])
  })

  it('that was ordered leaves nothing behind for the next one', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    act(() => form.now().chooseChannel('qq'))
    act(() => form.now().choosePromotion(502))
    await form.type({ amount: '1000' })
    await form.submit()
    expect(orders(test)).toMatchObject([{ channelId: 'qq', promotionId: 502 }])
    form.unmount()
    const next = await formOf(test)
    expect(next.now()).toMatchObject({ channel: { channelId: 'bdo' }, values: { amount: '' } })
    expect(next.now().promotions.filter(({ isChosen }) => isChosen)).toEqual([])
  })

  it('that the backend refuses says why', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ amount: '500' })
    test.backend.fault('depositManual', 'deposit.channel.off', 1)
    await form.submit()
    expect(form.refusal()).toBe('This way to pay is not available now')
    test.backend.fault('depositManual', 'limit.deposit', 1)
    await form.submit()
    expect(form.words('amount')).toBe('This is more than the deposit limit you have set')
    expect(form.now().values.amount).toBe('500')
  })
})

describe('BAL-03 an order', () => {
  const order = async (test: TestLobby, channelId: string) => {
    const form = await formOf(test)
    act(() => form.now().chooseChannel(channelId))
    await form.type({ amount: '500' })
    await form.submit()
    const id = orders(test)[0]?.id ?? ''
    const { result } = renderIn(test, () => useDepositOrder(id))
    await act(() => settle(test))
    return { id, result }
  }

  /** Milliseconds between two looks at an order that waits. */
  const LOOK_MS = 5_000
  /** Time goes on for the query client, whose intervals are the browser's and not those of the lobby's clock. */
  const lookTime = (test: TestLobby, ms: number) =>
    act(async () => {
      vi.advanceTimersByTime(ms)
      await settle(test)
    })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('is looked at until it has arrived', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { id, result } = await order(test, 'bdo')
    expect(result.current).toMatchObject({
      status: 'waiting',
      amount: '₱500.00',
      order: { account: { bankName: 'BDO Unibank' } },
    })
    test.backend.endOrder(id, true)
    await lookTime(test, LOOK_MS - 1)
    expect(result.current.status).toBe('waiting')
    await lookTime(test, 1)
    expect(result.current.status).toBe('done')
  })

  it('says where to pay only while it waits, also where the backend goes on to tell it: one might pay twice', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { id } = await order(test, 'fastpay')
    const other = await testLobby({ beside: test, member: 'maria88' })
    const ways = { account: { bankName: 'BDO Unibank', holder: 'Lobbykit', number: '1234 5678' }, qrText: 'code' }
    const payUrl = 'http://localhost:3000/mock/pay/1'
    other.network.alter(`/wps/relay/deposit/order/${id}`, (value) => ({ ...value, ...ways, payUrl }))
    const { result } = renderIn(other, () => useDepositOrder(id))
    await act(() => settle(other))
    expect(result.current).toMatchObject({ status: 'waiting', ...ways, payUrl })
    other.backend.endOrder(id, true)
    await expect.poll(() => result.current.status, { timeout: 15_000 }).toBe('done')
    expect(result.current).toMatchObject({ account: undefined, qrText: undefined, payUrl: undefined })
  })

  it('of a gateway has the address to pay at, unless it may not be opened', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { id, result } = await order(test, 'fastpay')
    expect(result.current.payUrl).toBe(`http://localhost:3000/mock/pay/${id}`)
    const other = await testLobby({ beside: test, member: 'maria88' })
    other.network.alter(`/wps/relay/deposit/order/${id}`, (value) => ({ ...value, payUrl: 'javascript:alert(1)' }))
    const { result: hostile } = renderIn(other, () => useDepositOrder(id))
    await act(() => settle(other))
    expect(hostile.current).toMatchObject({ status: 'waiting', payUrl: undefined, problem: { id: 'payment_page_refused' } })
    other.backend.endOrder(id, false)
    await lookTime(other, LOOK_MS)
    expect(hostile.current.status).toBe('refused')
    expect(hostile.current.problem).toBeUndefined()
  })

  it('that names no way to pay says so while it waits, and not in a state that is not known', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { id } = await order(test, 'fastpay')
    const shown = async (status: string) => {
      const other = await testLobby({ beside: test, member: 'maria88' })
      other.network.alter(`/wps/relay/deposit/order/${id}`, ({ payUrl: _, ...value }) => ({ ...value, status }))
      const { result } = renderIn(other, () => useDepositOrder(id))
      await act(() => settle(other))
      return result.current
    }
    expect(await shown('waiting')).toMatchObject({ status: 'waiting', problem: { id: 'payment_page_refused' } })
    expect(await shown('checking')).toMatchObject({ status: 'waiting', problem: undefined })
  })

  it.each([
    ['https://pay.partner.example/1', 'https://pay.partner.example/1'],
    ['/mock/pay/1', undefined],
    ['00020101021226370011', undefined],
    ['weixin://wxpay/bizpayurl?pr=1', undefined],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
  ])('whose code says %s opens what it leads to only where that is an address that may be opened', async (qrText, payUrl) => {
    const test = await testLobby({ member: 'maria88' })
    const { id } = await order(test, 'wechat')
    const other = await testLobby({ beside: test, member: 'maria88', config: { linkHosts: ['pay.partner.example'] } })
    other.network.alter(`/wps/relay/deposit/order/${id}`, (value) => ({ ...value, qrText }))
    const { result } = renderIn(other, () => useDepositOrder(id))
    await act(() => settle(other))
    expect(result.current).toMatchObject({ order: { qrText }, payUrl, problem: undefined })
    expect(other.reports).toEqual([])
  })

  it('says its amount in plain digits with both decimals, as a bank takes it', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { id, result } = await order(test, 'bdo')
    expect(result.current.plainAmount).toBe('500.00')
    const other = await testLobby({ beside: test, member: 'maria88' })
    other.network.alter(`/wps/relay/deposit/order/${id}`, (value) => ({ ...value, amount: 1000.5 }))
    const { result: odd } = renderIn(other, () => useDepositOrder(id))
    await act(() => settle(other))
    expect(odd.current).toMatchObject({ amount: '₱1,000.50', plainAmount: '1000.50' })
  })

  it('ERR-03 that is not the member’s says so, as asking again would not help', async () => {
    const test = await testLobby({ member: 'maria88' })
    const { result } = renderIn(test, () => useDepositOrder('D1'))
    await act(() => settle(test))
    expect(result.current.load).toMatchObject({ status: 'failed', refusal: { id: 'deposit_gone' } })
  })
})
