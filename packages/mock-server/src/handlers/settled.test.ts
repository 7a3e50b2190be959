import { describe, expect, it } from 'vitest'
import { betOnDraws } from '../lottery/bets.fixture.ts'
import { createTester, type Tester } from '../testKit.ts'

const AGENT = ['agent01', 'Agent01pass'] as const
const NORTH = ['north01', 'North01pass'] as const
const LINA = ['lina22', 'Lina22pass'] as const
const ZONE = 'Asia/Manila'
const EN = { language: 'EN' }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Draws every twenty minutes. */
const SLOW_LOTTERY = 'ELOTT_ELOTT_4'
/** Midnight in Manila, at which the site's days end. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 16)
/** The same at the end of a week, which is a Sunday's. */
const WEEK_END = Date.UTC(2026, 10, 22, 16)

const open = () => createTester({ crowd: 0, games: 60 })
const passTo = ({ pass, now }: Tester, moment: number) => pass((moment - now()) / 1_000)

type Figures = Record<'bets' | 'stake' | 'win' | 'bonus' | 'net' | 'deposits' | 'withdrawals', number>

async function figuresOf(
  { send }: Tester,
  id: 'getProfitAndLoss' | 'getTeamProfit',
  token: string,
  first: number,
  last: number,
) {
  const answer = await send(id, { token, query: { startDate: first, endDate: last, timeZone: ZONE } })
  expect(answer.status).toBe(200)
  return answer.at('totals') as Figures
}

describe('what can still be taken back counts nowhere', () => {
  it('a bet on a lottery counts at its draw, in profit and loss by stake, net and number alike', async () => {
    const tester = open()
    const token = await tester.logIn()
    const from = tester.now()
    const { drawnAt } = await betOnDraws(tester, token, { draws: 2 })
    const figures = async () => figuresOf(tester, 'getProfitAndLoss', token, from, from + DAY_MS)
    expect(await figures()).toEqual({ bets: 0, stake: 0, win: 0, bonus: 0, net: 0, deposits: 0, withdrawals: 0 })
    passTo(tester, drawnAt[0] ?? 0)
    expect(await figures()).toMatchObject({ bets: 1, stake: 20, win: 19.1, net: -0.9 })
  })

  it.each([
    ['a day', MIDNIGHT],
    ['a week', WEEK_END],
  ])('a bet that is cancelled after the end of %s leaves no figure below zero', async (_, end) => {
    const tester = open()
    passTo(tester, end - 10 * 60_000)
    const token = await tester.logIn()
    const placed = await betOnDraws(tester, token, { lottery: SLOW_LOTTERY, draws: 2, stake: 200 })
    passTo(tester, end + 60_000)
    // A bet of the draw after the one that ran over the end is open still.
    const body = { suborderIds: placed.suborderIds.slice(1) }
    expect((await tester.send('cancelLotterySuborders', { token, body })).success).toBe(true)
    const agent = await tester.logIn(...AGENT)
    const day = new Date(end + 8 * HOUR_MS).toISOString().slice(0, 10)
    const range = { startDate: end, endDate: end + DAY_MS - 1 }
    const answers = [
      await tester.send('getProfitAndLoss', { token, query: { ...range, timeZone: ZONE } }),
      await tester.send('listMissions', { token, query: EN }),
      await tester.send('getMissionRank', { token }),
      await tester.send('getTeamProfit', { token: agent, query: { ...range, timeZone: ZONE } }),
      await tester.send('listTeamProfit', { token: agent, query: { ...range, pageNo: 1, pageSize: 30 } }),
      await tester.send('getTeamKpi', { token: agent, query: { startDate: day, endDate: day, size: 0, timeZone: ZONE } }),
      await tester.send('listContractPayments', { token: agent, query: { kind: 'dailySalary', pageNo: 1, pageSize: 20 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(tester.backend.violations).toEqual([])
  })

  it('MEM-09 a promotion for play is issued by what was drawn, not by a bet that can be cancelled', async () => {
    const tester = open()
    const token = await tester.logIn()
    await tester.send('applyForPromotion', { token, path: { id: 601 }, body: {}, query: EN })
    const { drawnAt } = await betOnDraws(tester, token, { stake: 500 })
    const promotion = () => tester.send('getPromotion', { token, path: { id: 601 }, query: EN })
    expect((await promotion()).value).toMatchObject({ status: 'Process', need: { done: 0 } })
    expect((await tester.send('claimPromotion', { token, path: { id: 601 } })).errorCode).toBe('promotion.not.issued')
    passTo(tester, drawnAt[0] ?? 0)
    expect((await promotion()).value).toMatchObject({ status: 'Issued' })
  })

  it('AGENT-07 a salary is of the hour in which a bet is drawn, with the member who bet', async () => {
    const tester = open()
    const north = await tester.logIn(...NORTH)
    const kind = 'hourlySalary'
    const contracts = () => tester.send('listContracts', { token: north, query: { kind } })
    await tester.send('answerContract', {
      token: north,
      body: { contractId: String((await contracts()).at('own', 0, 'contractId')), accepts: true },
    })
    const hour = Math.ceil(tester.now() / HOUR_MS) * HOUR_MS + HOUR_MS
    passTo(tester, hour - 10 * 60_000)
    await betOnDraws(tester, await tester.logIn(...LINA), { lottery: SLOW_LOTTERY, after: 1, stake: 200 })
    passTo(tester, hour + 60_000)
    expect((await contracts()).at('due', 'amount')).toBe(0)
    passTo(tester, hour + HOUR_MS)
    const payments = await tester.send('listContractPayments', { token: north, query: { kind, pageNo: 1, pageSize: 5 } })
    const due = payments.at('list') as { from: number }[]
    expect(due.find(({ from }) => from === hour)).toMatchObject({ base: 400, members: 1, status: 'due' })
    expect(due.find(({ from }) => from === hour - HOUR_MS)).toBeUndefined()
  })

  it('BAL-04 a withdrawal counts when it is paid out, and one that is refused on no day', async () => {
    const tester = open()
    passTo(tester, MIDNIGHT - 5 * 60_000)
    const token = await tester.logIn()
    const body = { cardId: 1, amount: 300, paymentPassword: '123456' }
    const refused = await tester.send('withdraw', { token, body })
    await tester.send('withdraw', { token, body: { ...body, amount: 200 } })
    tester.pass(6 * 60)
    tester.backend.endOrder(String(refused.at('orderId')), false)
    tester.pass(4 * 60)
    const agent = await tester.logIn(...AGENT)
    for (const [id, who] of [
      ['getTeamProfit', agent],
      ['getProfitAndLoss', token],
    ] as const) {
      const before = await figuresOf(tester, id, who, MIDNIGHT - HOUR_MS, MIDNIGHT - 1)
      const after = await figuresOf(tester, id, who, MIDNIGHT, MIDNIGHT + HOUR_MS)
      expect([before.withdrawals, after.withdrawals]).toEqual([0, 200])
    }
  })
})
