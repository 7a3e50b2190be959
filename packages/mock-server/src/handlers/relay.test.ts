import { describe, expect, it } from 'vitest'
import { createTester } from '../testKit.ts'

const EN = { language: 'EN' }
const YEAR_MS = 366 * 86_400_000
const AGENT = ['agent01', 'Agent01pass'] as const
const MASTER = ['master01', 'Master01pass'] as const

type Entry = Record<string, unknown>

async function opened(account?: readonly [string, string]) {
  const tester = createTester({ crowd: 0 })
  const token = account ? await tester.logIn(...account) : await tester.logIn()
  const detail = (orderId: unknown, who = token) => tester.send('getTransaction', { token: who, query: { orderId, ...EN } })
  const range = { startDate: tester.now() - YEAR_MS, endDate: tester.now() + 1, pageNo: 1, pageSize: 100, ...EN }
  return { tester, token, detail, range }
}

describe('CALL-01 the detail of a transaction', () => {
  it('is what the reports say of it, also of one from before the seed', async () => {
    const { tester, token, detail, range } = await opened()
    await tester.send('withdraw', { token, body: { cardId: 1, amount: 300, paymentPassword: '123456' } })
    for (const [id, kind] of [
      ['listDeposits', 'deposit'],
      ['listWithdrawals', 'withdrawal'],
    ] as const) {
      const list = (await tester.send(id, { token, query: range })).at('list') as Entry[]
      expect(list.length).toBeGreaterThan(10)
      for (const { bankName: _, cardEnd: __, channelName: ___, bonus: ____, ...entry } of list)
        expect((await detail(entry.orderId)).value).toEqual({ ...entry, kind })
    }
  })

  it('of a transfer is for both sides, and for nobody else', async () => {
    const { tester, token, detail } = await opened(AGENT)
    const sent = await tester.send('transferToUpline', { token, body: { amount: 100, paymentPassword: '123456' } })
    const orderId = sent.at('orderId')
    const shown = { orderId, kind: 'transfer', amount: 100, status: 'done' }
    expect((await detail(orderId)).value).toMatchObject(shown)
    expect((await detail(orderId, await tester.logIn(...MASTER))).value).toMatchObject(shown)
    expect((await detail(orderId, await tester.logIn())).errorCode).toBe('record.unknown')
    expect((await detail('T20261121-0')).errorCode).toBe('record.unknown')
  })
})

it('CALL-01 every movement is of a kind that has a name, and is found by the sort that is said', async () => {
  const { tester, token, range } = await opened()
  const codes = (await tester.send('listTransactionCodes', { token, query: EN })).value as Entry[]
  expect(new Set(codes.map(({ name }) => name)).size).toBe(codes.length)
  const movements = (await tester.send('listMovements', { token, query: range })).at('list') as Entry[]
  const kinds = new Set(movements.map(({ kind }) => kind))
  expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining([...kinds]))
  for (const { code, sort } of codes.filter((each) => each.sort && kinds.has(each.code))) {
    const found = (await tester.send('listMovements', { token, query: { ...range, kind: sort } })).at('list') as Entry[]
    expect(found.map(({ kind }) => kind)).toContain(code)
  }
})

it('CALL-01 the chat of a member opens at an address that tells no token', async () => {
  const { tester, token } = await opened()
  const url = String((await tester.send('launchChat', { token, query: EN })).at('url'))
  expect(new URL(url).protocol).toBe('https:')
  expect(url).not.toContain(token)
})
