import { describe, expect, it } from 'vitest'
import { createTester, type Tester } from '../testKit.ts'

const EN = { language: 'EN' }
const DAY_SECONDS = 86_400
const STATUSES = ['Applying', 'Issued', 'Claimed', 'Rejected', 'Process', 'Joined', 'Close', 'coming soon']

const at = async ({ send }: Tester, token: string, id: number) => send('getPromotion', { path: { id }, query: EN, token })
const statusOf = async (tester: Tester, token: string, id: number) => (await at(tester, token, id)).at('status')
const apply = ({ send }: Tester, token: string, id: number, body = {}) =>
  send('applyForPromotion', { path: { id }, query: EN, body, token })
const claim = ({ send }: Tester, token: string, id: number, key = 'intention-0123456789') =>
  send('claimPromotion', { path: { id }, token, headers: { 'Idempotency-Key': key } })
const addsUp = ({ backend }: Tester) => expect(backend.ledger('maria88')).toBe(backend.member('maria88')?.balanceCents)

async function member() {
  const tester = createTester()
  return { tester, token: await tester.logIn() }
}

async function pay(tester: Tester, token: string, amount: number) {
  const ordered = await tester.send('depositManual', { query: EN, body: { channelId: 'bdo', amount }, token })
  tester.backend.endOrder(String(ordered.at('orderId')), true)
}

describe('MEM-09 a promotion', () => {
  it('is in one of eight states, and all of them can be reached', async () => {
    const { tester, token } = await member()
    await apply(tester, token, 3898487)
    await apply(tester, token, 33)
    await apply(tester, token, 602)
    tester.backend.decidePromotion('maria88', 704, { status: 'rejected', reason: 'Not lost enough' })
    const list = await tester.send('listPromotions', { query: EN, token })
    const found = new Set(Array.isArray(list.value) ? list.value.map(({ status }: { status?: string }) => status) : [])
    for (const status of STATUSES) expect(found, status).toContain(status)
  })

  it('with a goal to pay in is issued once the deposits since the application reach it, by time no sooner', async () => {
    const { tester, token } = await member()
    await pay(tester, token, 1000)
    tester.pass(1)
    await apply(tester, token, 33)
    expect(await statusOf(tester, token, 33)).toBe('Process')
    tester.pass(1)
    await pay(tester, token, 600)
    expect((await at(tester, token, 33)).at('need', 'done')).toBe(600)
    expect(await statusOf(tester, token, 33)).toBe('Process')
    await pay(tester, token, 100)
    expect(await statusOf(tester, token, 33)).toBe('Issued')
    const before = tester.backend.member('maria88')?.balanceCents ?? 0
    expect((await claim(tester, token, 33)).value).toEqual({ amount: 688, turnover: 6880 })
    expect(tester.backend.member('maria88')?.balanceCents).toBe(before + 68_800)
    addsUp(tester)
  })

  it('that an operator decides is issued with what he says, or rejected with the reason', async () => {
    const { tester, token } = await member()
    await apply(tester, token, 602, { comment: 'Gold at the other site' })
    expect((await at(tester, token, 602)).value).toMatchObject({ status: 'Applying', comment: 'Gold at the other site' })
    expect(tester.backend.decidePromotion('maria88', 602, { status: 'issued', cents: 25_000 })).toBe(true)
    expect(tester.backend.decidePromotion('maria88', 602, { status: 'rejected', reason: 'x' })).toBe(false)
    expect((await at(tester, token, 602)).value).toMatchObject({ status: 'Issued', bonus: 250 })
    tester.backend.decidePromotion('maria88', 704, { status: 'rejected', reason: 'Not lost enough' })
    expect((await at(tester, token, 704)).value).toMatchObject({ status: 'Rejected', reason: 'Not lost enough' })
  })

  it('begins and ends by time', async () => {
    const { tester, token } = await member()
    expect(await statusOf(tester, token, 603)).toBe('coming soon')
    expect((await apply(tester, token, 603)).errorCode).toBe('promotion.early')
    tester.pass(41 * DAY_SECONDS)
    const later = await tester.logIn()
    expect(await statusOf(tester, later, 603)).toBeUndefined()
    expect((await apply(tester, later, 603)).at('status')).toBe('Joined')
    expect(await statusOf(tester, later, 601)).toBe('Close')
    expect((await apply(tester, later, 601)).errorCode).toBe('promotion.over')
  })

  it('that is over cannot be claimed any more', async () => {
    const { tester } = await member()
    tester.pass(61 * DAY_SECONDS)
    const token = await tester.logIn()
    expect(await statusOf(tester, token, 702)).toBe('Close')
    expect((await claim(tester, token, 702)).errorCode).toBe('promotion.over')
    expect((await claim(tester, token, 701, 'another-key-0123456789')).success).toBe(true)
  })

  it('is applied for once, and only by whom it concerns', async () => {
    const { tester, token } = await member()
    expect((await apply(tester, token, 601)).success).toBe(true)
    expect((await apply(tester, token, 601)).errorCode).toBe('promotion.applied')
    expect((await apply(tester, token, 999)).errorCode).toBe('promotion.unknown')
    expect((await apply(tester, token, 601, { comment: 'x'.repeat(141) })).errorCode).toBe('request.invalid')
    const trial = await tester.logIn('trial01', 'Trial01pass')
    expect((await apply(tester, trial, 601)).errorCode).toBe('trial.not.allowed')
    tester.backend.setFlag('REWCEN3', false)
    expect((await apply(tester, token, 33)).errorCode).toBe('feature.off')
  })
})

describe('BAL-05 the bonus of a promotion', () => {
  it('is booked once: with the same key again the same answer, with another one a refusal', async () => {
    const { tester, token } = await member()
    const before = tester.backend.member('maria88')?.balanceCents ?? 0
    const first = await claim(tester, token, 701)
    expect((await claim(tester, token, 701)).value).toEqual(first.value)
    expect((await claim(tester, token, 701, 'another-key-0123456789')).errorCode).toBe('promotion.claimed')
    expect(tester.backend.member('maria88')?.balanceCents).toBe(before + 10_000)
    addsUp(tester)
  })

  it('is another one than that of another promotion, also where the key is the same', async () => {
    const { tester, token } = await member()
    await claim(tester, token, 701)
    expect((await claim(tester, token, 702)).errorCode).toBe('intention.reused')
  })

  it('that is not issued is refused and moves nothing', async () => {
    const { tester, token } = await member()
    const before = tester.backend.member('maria88')?.balanceCents
    for (const id of [601, 704, 3898487]) {
      expect((await claim(tester, token, id, `key-of-promotion-${id}`)).errorCode).toBe('promotion.not.issued')
    }
    expect(tester.backend.member('maria88')?.balanceCents).toBe(before)
  })

  it('MEM-09 leaves the badge when it is claimed', async () => {
    const { tester, token } = await member()
    const count = async () =>
      Object.keys((await tester.send('listAvailablePromotions', { query: EN, token })).value ?? {}).length
    expect(await count()).toBe(2)
    await claim(tester, token, 701)
    expect(await count()).toBe(1)
  })
})

it('MEM-08 what the operator decides, and what becomes of an order, is told in the inbox', async () => {
  const { tester, token } = await member()
  await pay(tester, token, 1234.5)
  tester.backend.decidePromotion('maria88', 704, { status: 'issued', cents: 150_000 })
  const sent = await tester.send('listMessages', { query: { ...EN, pageNo: 1, pageSize: 2 }, token })
  expect(sent.at('content')).toMatchObject([
    { title: 'A bonus is waiting: Cashback of the month', content: expect.stringContaining('₱1,500.00'), isRead: false },
    { title: expect.stringMatching(/^Your deposit LK\d+ has arrived$/), content: expect.stringContaining('₱1,234.50') },
  ])
})

describe('the operator’s page of applications', () => {
  const page = ({ backend }: Tester, path: string, init?: RequestInit) =>
    backend.handle(new Request(`http://mock.example${path}`, init))
  const decide = (tester: Tester, path: string, fields: Record<string, string>) =>
    page(tester, path, { method: 'POST', body: new URLSearchParams(fields) })

  it('lists who waits, issues and rejects', async () => {
    const { tester, token } = await member()
    await apply(tester, token, 602, { comment: '<b>Gold</b>' })
    const text = async () => (await page(tester, '/mock/promotions', { headers: { Accept: 'text/html' } })).text()
    expect(await text()).toContain('&lt;b&gt;Gold&lt;/b&gt;')
    expect((await decide(tester, '/mock/promotions/1:602', { do: 'issue', amount: '120.50' })).status).toBe(303)
    expect((await at(tester, token, 602)).at('bonus')).toBe(120.5)
    expect((await decide(tester, '/mock/promotions/1:704', { do: 'reject', reason: 'No' })).status).toBe(303)
    expect(await statusOf(tester, token, 704)).toBe('Rejected')
    expect(await text()).not.toContain('/mock/promotions/1:602')
  })

  it.each([
    ['/mock/promotions/1:999', { do: 'issue', amount: '1' }, 404],
    ['/mock/promotions/%', { do: 'issue', amount: '1' }, 404],
    ['/mock/promotions/1:704', { do: 'issue', amount: 'much' }, 400],
    ['/mock/promotions/1:704', { do: 'issue', amount: '-1' }, 400],
    ['/mock/promotions/1:704', { do: 'reject' }, 400],
    ['/mock/promotions/1:704', { do: 'nothing' }, 400],
  ])('says what it does not understand: %s %j', async (path, fields, status) => {
    const { tester } = await member()
    expect((await decide(tester, path, fields)).status).toBe(status)
  })
})
