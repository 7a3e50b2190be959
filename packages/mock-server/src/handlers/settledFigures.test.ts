import fc from 'fast-check'
import { expect, it } from 'vitest'
import { betOnDraws } from '../lottery/bets.fixture.ts'
import { createTester, openGame, type Tester } from '../testKit.ts'

const AGENT = ['agent01', 'Agent01pass'] as const
const NORTH = ['north01', 'North01pass'] as const
const MEMBERS = { maria: ['maria88', 'Maria88pass'], lina: ['lina22', 'Lina22pass'] } as const
const ZONE = 'Asia/Manila'
const EN = { language: 'EN' }
const OPEN = { pageNo: 1, pageSize: 50, status: 'open', ...EN }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Draws every twenty minutes. */
const SLOW_LOTTERY = 'ELOTT_ELOTT_4'
/** Midnight in Manila after a Sunday: a day, a week and an hour of the site end at once. */
const ENDS = Date.UTC(2026, 10, 22, 16)

const cents = (value: unknown) => Math.round(Number(value) * 100)

/** What a member does after some minutes. */
interface Act {
  minutes: number
  who: 'maria' | 'lina'
  what: 'bet' | 'chase' | 'stopping chase' | 'cancel' | 'round' | 'withdraw' | 'refuse'
}
const act: fc.Arbitrary<Act> = fc.record({
  minutes: fc.integer({ min: 0, max: 35 }),
  who: fc.constantFrom('maria', 'lina'),
  what: fc.constantFrom('bet', 'chase', 'stopping chase', 'cancel', 'round', 'withdraw', 'refuse'),
})

interface Suborder {
  suborderId: string
  status: string
  closesAt: number
  amount: number
}
async function openBets({ send }: Tester, token: string): Promise<Suborder[]> {
  const orders = (await send('listLotteryOrders', { token, query: OPEN })).at('list') as { suborders: Suborder[] }[]
  return orders.flatMap(({ suborders }) => suborders).filter(({ status }) => status === 'open')
}

/** Cancels every bet of a member whose draw takes bets still. */
async function cancelOpen(tester: Tester, token: string) {
  const open = (await openBets(tester, token)).filter(({ closesAt }) => closesAt > tester.now())
  const body = { suborderIds: open.map(({ suborderId }) => suborderId) }
  if (open.length > 0) expect((await tester.send('cancelLotterySuborders', { token, body })).success).toBe(true)
}

async function perform(tester: Tester, { minutes, who, what }: Act) {
  tester.pass(minutes * 60)
  const [account, password] = MEMBERS[who]
  const token = await tester.logIn(account, password)
  switch (what) {
    case 'bet':
      return void (await betOnDraws(tester, token))
    case 'chase':
      return void (await betOnDraws(tester, token, { lottery: SLOW_LOTTERY, draws: 3, after: 1, stake: 5 }))
    case 'stopping chase':
      return void (await betOnDraws(tester, token, { draws: 4, stake: 2, stopOnWin: true }))
    case 'cancel':
      return void (await cancelOpen(tester, token))
    case 'round':
      return void (await (
        await openGame(tester, token)
      )(700))
    case 'withdraw': {
      const body = { cardId: 1, amount: 100, paymentPassword: '123456' }
      return void (await tester.send('withdraw', { token, body }))
    }
    case 'refuse':
      for (const { id } of tester.backend.orders(account)) tester.backend.endOrder(id, false)
      return
    default: {
      const impossible: never = what
      return impossible
    }
  }
}

/** Figures of a range in cents, and the number of bets. */
async function figuresOf(
  { send }: Tester,
  id: 'getProfitAndLoss' | 'getTeamProfit',
  token: string,
  range: readonly [number, number],
) {
  const [startDate, endDate] = range
  const answer = await send(id, { token, query: { startDate, endDate, timeZone: ZONE } })
  const { bets, ...amounts } = answer.at('totals') as Record<string, number> & { bets: number }
  const figures = { bets, ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, cents(value)])) }
  for (const [name, value] of Object.entries(figures)) if (name !== 'net') expect(value).toBeGreaterThanOrEqual(0)
  return figures as Record<string, number>
}
const plus = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + (other[name] ?? 0)]))

/** What of a member's money is neither in the wallet nor played nor paid out: bets that are open, withdrawals that wait. */
async function underway(tester: Tester, token: string, account: string): Promise<number> {
  const staked = (await openBets(tester, token)).map(({ amount }) => cents(amount))
  const waiting = tester.backend.orders(account).filter(({ status }) => status === 'waiting')
  return [...staked, ...waiting.map((row) => row.cents)].reduce((sum, each) => sum + each, 0)
}

/** Every call whose answer counts play, by a member and by the agents above. */
async function askAll({ send }: Tester, token: string, agents: readonly string[]) {
  const answers = [await send('listMissions', { token, query: EN }), await send('getMissionRank', { token })]
  for (const agent of agents)
    for (const kind of ['dailySalary', 'hourlySalary', 'dividend'])
      answers.push(await send('listContractPayments', { token: agent, query: { kind, pageNo: 1, pageSize: 20 } }))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
}

it('figures of play are never negative, add up over ranges and to the ledger, and know nothing that can be cancelled', async () => {
  const acts = fc.array(act, { minLength: 1, maxLength: 10 })
  const minutesBefore = fc.integer({ min: 0, max: 90 })
  const cutAfter = fc.integer({ min: -120, max: 240 })
  await fc.assert(
    fc.asyncProperty(acts, minutesBefore, cutAfter, async (done, before, after) => {
      const tester = createTester({ crowd: 0, games: 60 })
      const { backend, logIn, now, pass } = tester
      pass((ENDS - before * MINUTE_MS - now()) / 1_000)
      const from = now()
      const opening = new Map(Object.values(MEMBERS).map(([account]) => [account, backend.ledger(account)]))
      for (const each of done) await perform(tester, each)

      const until = now() + DAY_MS
      const middle = Math.min(until, Math.max(from + 1, ENDS + after * MINUTE_MS))
      const agents = [await logIn(...AGENT), await logIn(...NORTH)]
      let sum: Record<string, number> = {}
      for (const [account, password] of Object.values(MEMBERS)) {
        const token = await logIn(account, password)
        const figures = (...range: readonly [number, number]) => figuresOf(tester, 'getProfitAndLoss', token, range)
        const whole = await figures(from, until)
        expect(plus(await figures(from, middle - 1), await figures(middle, until))).toEqual(whole)
        sum = plus(whole, sum)

        await cancelOpen(tester, token)
        expect(await figures(from, until)).toEqual(whole)
        const { net = 0, deposits = 0, withdrawals = 0 } = whole
        const moved = net + deposits - withdrawals - (await underway(tester, token, account))
        expect(backend.ledger(account)).toBe((opening.get(account) ?? 0) + moved)
        expect(backend.member(account)?.balanceCents).toBe(backend.ledger(account))
        await askAll(tester, token, agents)
      }
      expect(await figuresOf(tester, 'getTeamProfit', agents[0] ?? '', [from, until])).toEqual(sum)
      expect(backend.violations).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 60_000)
