import { describe, expect, it } from 'vitest'
import { createTester, type Tester } from '../testKit.ts'

const KEY = 'intention-0123456789'
const once = (key: string = KEY) => ({ 'Idempotency-Key': key })
const EN = { language: 'EN' }
const balance = ({ backend }: Tester, account = 'maria88') => backend.member(account)?.balanceCents
const addsUp = (tester: Tester, account = 'maria88') => expect(tester.backend.ledger(account)).toBe(balance(tester, account))

async function deposit(tester: Tester, token: string, amount: number, more: Record<string, unknown> = {}) {
  const answer = await tester.send('depositManual', { query: EN, body: { channelId: 'bdo', amount, ...more }, token })
  expect(answer.errorCode).toBeUndefined()
  return String(answer.at('orderId'))
}
const withdrawal = (more: Record<string, unknown> = {}) => ({ cardId: 1, amount: 500, paymentPassword: '123456', ...more })

describe('BAL-03 a deposit', () => {
  it.each([
    ['depositManual', 'bdo', 'account'],
    ['depositGateway', 'fastpay', 'payUrl'],
    ['depositAlipay', 'alipay', 'qrText'],
    ['depositQq', 'qq', 'qrText'],
    ['depositWechat', 'wechat', 'qrText'],
  ] as const)('%s waits for the payment and says how to pay', async (id, channelId, how) => {
    const tester = createTester()
    const token = await tester.logIn()
    const body = { channelId, amount: 500, ...(id === 'depositGateway' && { gatewayId: 3 }) }
    const answer = await tester.send(id, { query: EN, body, token })
    expect(answer.value).toMatchObject({ amount: 500, status: 'waiting', [how]: expect.anything() })
    expect(balance(tester)).toBe(125_050)
  })

  it('is booked once when the operator approves it, and asks for turnover', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const id = await deposit(tester, token, 500.25)
    tester.backend.endOrder(id, true)
    tester.backend.endOrder(id, true)
    tester.backend.endOrder(id, false)
    expect(balance(tester)).toBe(125_050 + 50_025)
    addsUp(tester)
    expect((await tester.send('getWithdrawTerms', { token })).at('turnoverLeft')).toBe(500.25)
  })

  it('brings the bonus of its promotion, and the first one only to a first deposit', async () => {
    const tester = createTester()
    const token = await tester.logIn('broke01', 'Broke01pass')
    const offered = async () => (await tester.send('listDepositPromotions', { query: EN, token })).value
    expect(await offered()).toMatchObject([{ promotionId: 501 }, { promotionId: 502 }])
    const id = await deposit(tester, token, 1000, { promotionId: 501 })
    tester.backend.endOrder(id, true)
    expect(tester.backend.member('broke01')?.balanceCents).toBe(150_000)
    expect(tester.backend.ledger('broke01')).toBe(150_000)
    const again = { channelId: 'bdo', amount: 1000, promotionId: 501 }
    expect(await tester.send('depositManual', { query: EN, body: again, token })).toMatchObject({
      errorCode: 'deposit.promotion.wrong',
    })
    expect(await offered()).toMatchObject([{ promotionId: 502 }])
  })

  it('is no first one of a member whose records have deposits from before the seed', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    expect((await tester.send('listDepositPromotions', { query: EN, token })).value).toMatchObject([{ promotionId: 502 }])
    const first = { channelId: 'bdo', amount: 1000, promotionId: 501 }
    expect(await tester.send('depositManual', { query: EN, body: first, token })).toMatchObject({
      errorCode: 'deposit.promotion.wrong',
    })
    expect(tester.backend.orders('maria88')).toEqual([])
  })

  it('is given up when it is not paid in time, or refused', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const late = await deposit(tester, token, 500)
    const refused = await deposit(tester, token, 600)
    tester.backend.endOrder(refused, false)
    tester.pass(30 * 60)
    for (const orderId of [late, refused]) {
      const answer = await tester.send('getDeposit', { query: EN, path: { orderId }, token })
      expect(answer.value).toMatchObject({ status: 'refused', reason: expect.any(String) })
    }
    expect(balance(tester)).toBe(125_050)
  })

  it('that is not paid in time is no first one: the promotion of a first deposit is offered again', async () => {
    const tester = createTester()
    const token = await tester.logIn('broke01', 'Broke01pass')
    const offered = async () => (await tester.send('listDepositPromotions', { query: EN, token })).value
    await deposit(tester, token, 1000)
    tester.pass(30 * 60 - 1)
    expect(await offered()).toMatchObject([{ promotionId: 502 }])
    tester.pass(1)
    expect(await offered()).toMatchObject([{ promotionId: 501 }, { promotionId: 502 }])
    await deposit(tester, token, 1000, { promotionId: 501 })
  })

  it.each([
    [{ channelId: 'bdo', amount: 99.99 }, 'deposit.amount.limits'],
    [{ channelId: 'bdo', amount: 50_000.01 }, 'deposit.amount.limits'],
    [{ channelId: 'alipay', amount: 500 }, 'deposit.channel.off'],
    [{ channelId: 'nowhere', amount: 500 }, 'deposit.channel.off'],
    [{ channelId: 'bdo', amount: 499, promotionId: 501 }, 'deposit.promotion.wrong'],
    [{ channelId: 'bdo', amount: 0.001 }, 'request.invalid'],
    [{ channelId: 'bdo', amount: -5 }, 'request.invalid'],
  ])('%j is refused with %s', async (body, errorCode) => {
    const tester = createTester()
    const token = await tester.logIn()
    expect(await tester.send('depositManual', { query: EN, body, token })).toMatchObject({ errorCode })
    expect(tester.backend.orders('maria88')).toEqual([])
  })

  it('is no business of another member', async () => {
    const tester = createTester()
    const orderId = await deposit(tester, await tester.logIn(), 500)
    const token = await tester.logIn('vip777', 'Vip777pass')
    expect(await tester.send('getDeposit', { query: EN, path: { orderId }, token })).toMatchObject({
      errorCode: 'deposit.not.found',
    })
  })
})

describe('BAL-04 a withdrawal', () => {
  it('takes the amount at once, and is paid out by the operator or after ten minutes', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const answer = await tester.send('withdraw', { body: withdrawal(), token })
    expect(answer.value).toMatchObject({ amount: 500, fee: 5, status: 'waiting' })
    expect(balance(tester)).toBe(75_050)
    tester.pass(600)
    await tester.send('getWithdrawTerms', { token })
    expect(tester.backend.orders('maria88')).toMatchObject([{ status: 'done' }])
    addsUp(tester)
  })

  it('is for the operator to refuse only until it is paid out by itself', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const orderId = String((await tester.send('withdraw', { body: withdrawal(), token })).at('orderId'))
    tester.pass(600)
    tester.backend.endOrder(orderId, false)
    expect(tester.backend.orders('maria88')).toMatchObject([{ status: 'done' }])
    expect(balance(tester)).toBe(75_050)
  })

  it('gives the amount back when it is refused', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const answer = await tester.send('withdraw', { body: withdrawal(), token })
    tester.backend.endOrder(String(answer.at('orderId')), false)
    expect(balance(tester)).toBe(125_050)
    addsUp(tester)
  })

  it.each([
    [{ cardId: 3 }, 'card.unknown'],
    [{ amount: 99.99 }, 'withdraw.amount.limits'],
    [{ amount: 1250.51 }, 'withdraw.balance.short'],
    [{ paymentPassword: '654321' }, 'payment.wrong'],
  ])('%j is refused with %s and moves nothing', async (more, errorCode) => {
    const tester = createTester()
    const token = await tester.logIn()
    expect(await tester.send('withdraw', { body: withdrawal(more), token })).toMatchObject({ errorCode })
    expect(balance(tester)).toBe(125_050)
  })

  it('waits for the turnover, which play brings down, and is had five times a day', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    tester.backend.endOrder(await deposit(tester, token, 500), true)
    expect(await tester.send('withdraw', { body: withdrawal(), token })).toMatchObject({ errorCode: 'withdraw.turnover.left' })
    const other = createTester()
    const fresh = await other.logIn()
    for (let time = 0; time < 5; time += 1) await other.send('withdraw', { body: withdrawal({ amount: 100 }), token: fresh })
    expect(await other.send('withdraw', { body: withdrawal({ amount: 100 }), token: fresh })).toMatchObject({
      errorCode: 'withdraw.times.used',
    })
    const left = async () => (await other.send('getWithdrawTerms', { token: await other.logIn() })).at('timesLeft')
    // The site's day ends at midnight in Manila, which is 16:00 in London.
    other.pass((Date.UTC(2026, 10, 21, 16) - 1 - other.now()) / 1_000)
    expect(await left()).toBe(0)
    other.pass(0.001)
    expect(await left()).toBe(5)
  })
})

describe('BAL-08 a transfer to the upline', () => {
  const body = { amount: 100, paymentPassword: '123456' }

  it('is done at once', async () => {
    const tester = createTester()
    const token = await tester.logIn('agent01', 'Agent01pass')
    expect((await tester.send('transferToUpline', { body, token })).value).toMatchObject({ status: 'done' })
    expect(balance(tester, 'agent01')).toBe(5_422_100)
    addsUp(tester, 'agent01')
  })

  it.each([
    ['an ordinary member without an upline', 'maria88', 'Maria88pass'],
    ['a member of type 2', 'agent02', 'Agent02pass'],
  ])('%s may not', async (_, account, password) => {
    const tester = createTester()
    const token = await tester.logIn(account, password)
    expect(await tester.send('transferToUpline', { body, token })).toMatchObject({ errorCode: 'transfer.not.allowed' })
    expect(await tester.send('getTransferTerms', { token })).toMatchObject({ errorCode: 'transfer.not.allowed' })
  })

  it('AGENT-07 waits for the turnover of a deposit, as one to the team does; the terms of both say how much is left', async () => {
    const tester = createTester()
    const token = await tester.logIn('agent01', 'Agent01pass')
    tester.backend.endOrder(await deposit(tester, token, 500.25), true)
    expect(await tester.send('transferToUpline', { body, token })).toMatchObject({ errorCode: 'withdraw.turnover.left' })
    for (const terms of ['getTransferTerms', 'getDownlineTransferTerms'] as const)
      expect((await tester.send(terms, { token })).at('turnoverLeft')).toBe(500.25)
  })

  it('nobody may where the site does not offer it', async () => {
    const tester = createTester()
    const token = await tester.logIn('agent01', 'Agent01pass')
    tester.backend.setFlag('AGETRANSFERUP3', false)
    expect(await tester.send('transferToUpline', { body, token })).toMatchObject({ errorCode: 'feature.off' })
  })
})

describe('BAL-05 a key', () => {
  it('is done at most once, and every call with it gets the same answer', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const sent = { body: withdrawal(), token, headers: once() }
    const answers = await Promise.all([1, 2, 3].map(() => tester.send('withdraw', sent)))
    expect(new Set(answers.map((answer) => answer.at('orderId'))).size).toBe(1)
    expect(balance(tester)).toBe(75_050)
  })

  it('with another body, or for another call, is refused', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    await tester.send('withdraw', { body: withdrawal(), token, headers: once() })
    const other = { body: withdrawal({ amount: 600 }), token, headers: once() }
    expect(await tester.send('withdraw', other)).toMatchObject({ errorCode: 'intention.reused' })
    const deposited = { query: EN, body: { channelId: 'bdo', amount: 500 }, token, headers: once() }
    expect(await tester.send('depositManual', deposited)).toMatchObject({ errorCode: 'intention.reused' })
    expect(balance(tester)).toBe(75_050)
  })

  it('that was given up is refused when its call arrives after all', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const asked = { body: { intention: KEY }, token }
    expect((await tester.send('closeIntention', asked)).value).toEqual({ isDone: false })
    expect(await tester.send('withdraw', { body: withdrawal(), token, headers: once() })).toMatchObject({
      errorCode: 'intention.closed',
    })
    expect((await tester.send('closeIntention', asked)).value).toEqual({ isDone: false })
    expect(balance(tester)).toBe(125_050)
  })

  it('that was done is found with its order; one that was refused was not done', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const answer = await tester.send('withdraw', { body: withdrawal(), token, headers: once() })
    await tester.send('withdraw', { body: withdrawal({ cardId: 3 }), token, headers: once('another-0123456789') })
    const found = (intention: string) => tester.send('closeIntention', { body: { intention }, token })
    expect((await found(KEY)).value).toEqual({ isDone: true, orderId: answer.at('orderId') })
    expect((await found('another-0123456789')).value).toEqual({ isDone: false })
  })

  it('of one member says nothing to another', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    await tester.send('withdraw', { body: withdrawal(), token, headers: once() })
    const other = await tester.logIn('agent01', 'Agent01pass')
    expect((await tester.send('closeIntention', { body: { intention: KEY }, token: other })).value).toEqual({ isDone: false })
  })

  it('that is no key is refused', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    expect(await tester.send('withdraw', { body: withdrawal(), token, headers: once('short') })).toMatchObject({
      errorCode: 'request.invalid',
    })
  })
})

it('an operator decides on the page of the orders, a payer on that of the gateway', async () => {
  const tester = createTester()
  const token = await tester.logIn()
  const orderId = await deposit(tester, token, 500)
  const page = (path: string, init?: RequestInit) => tester.backend.handle(new Request(`http://mock.example${path}`, init))
  const asPage = { headers: { Accept: 'text/html' } }
  expect(await (await page('/mock/orders', asPage)).text()).toContain(orderId)
  expect(await (await page(`/mock/pay/${orderId}`)).text()).toContain('Pay PHP 500.00')
  const paid = await page(`/mock/pay/${orderId}`, { method: 'POST', body: new URLSearchParams({ do: 'approve' }) })
  expect(paid.headers.get('Location')).toBe(`/mock/pay/${orderId}`)
  expect(balance(tester)).toBe(175_050)
  expect(await (await page('/mock/orders', asPage)).text()).not.toContain(orderId)
  expect((await page('/mock/orders/nothing')).status).toBe(404)
  expect((await page(`/mock/pay/${orderId}`, { method: 'POST', body: 'do=nonsense' })).status).toBe(400)
})
