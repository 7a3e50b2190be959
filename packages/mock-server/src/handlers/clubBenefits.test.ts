import { describe, expect, it } from 'vitest'
import { createTester, openGame } from '../testKit.ts'

describe('MEM-11 what the VIP room promises is kept', () => {
  it('a member of the highest level may withdraw more, more often, and is paid first', async () => {
    const tester = createTester()
    const token = await tester.logIn('vip777', 'Vip777pass')
    expect((await tester.send('getWithdrawTerms', { token })).value).toMatchObject({ maxAmount: 1_000_000, timesLeft: 20 })
    const ordinary = await tester.logIn()
    expect((await tester.send('getWithdrawTerms', { token: ordinary })).value).toMatchObject({
      maxAmount: 50_000,
      timesLeft: 5,
    })
  })

  it('a withdrawal of a level that is paid first is paid within a minute, others within ten', async () => {
    for (const [account, password, seconds] of [
      ['vip777', 'Vip777pass', 60],
      ['maria88', 'Maria88pass', 600],
    ] as const) {
      const tester = createTester()
      const token = await tester.logIn(account, password)
      const details = { payeeName: 'Ana Cruz', paymentPassword: '123456' }
      if (account === 'vip777') {
        await tester.send('setPayeeName', { token, body: { value: details.payeeName } })
        await tester.send('setPaymentPassword', { token, body: { new: details.paymentPassword } })
        await tester.send('addBankCard', {
          token,
          body: { bankCode: 'BPI', number: '4000123412341234', paymentPassword: '123456' },
        })
      }
      const cards = await tester.send('listBankCards', { token })
      const body = { cardId: Number(cards.at(0, 'id')), amount: 100, paymentPassword: '123456' }
      expect((await tester.send('withdraw', { token, body })).errorCode).toBeUndefined()
      const status = async () => {
        await tester.send('getWithdrawTerms', { token })
        return tester.backend.orders(account).at(-1)?.status
      }
      tester.pass(seconds - 1)
      expect(await status()).toBe('waiting')
      tester.pass(1)
      expect(await status()).toBe('done')
    }
  })

  it('the bonus of a level is booked once, when a round reaches it, and never for what was reached before', async () => {
    const tester = createTester()
    const token = await tester.logIn('agent01', 'Agent01pass')
    const play = await openGame(tester, token)
    const bonuses = async () => {
      const query = {
        startDate: tester.now() - 1,
        endDate: tester.now() + 1,
        pageNo: 1,
        pageSize: 10,
        language: 'EN',
        kind: 'bonus',
      }
      const page = await tester.send('listMovements', { token, query })
      const list = page.at('list')
      return Array.isArray(list) ? list.map(({ amount }: { amount: number }) => amount) : []
    }
    await play(199_999)
    expect(await bonuses()).toEqual([])
    await play(1)
    expect(await bonuses()).toEqual([58])
    await play(100)
    expect(await bonuses()).toEqual([58])
    expect(tester.backend.ledger('agent01')).toBe(tester.backend.member('agent01')?.balanceCents)
    const maria = await tester.logIn()
    await (await openGame(tester, maria))(100)
    const query = {
      startDate: tester.now() - 1,
      endDate: tester.now() + 1,
      pageNo: 1,
      pageSize: 10,
      language: 'EN',
      kind: 'bonus',
    }
    expect((await tester.send('listMovements', { token: maria, query })).at('total')).toBe(0)
  })
})
