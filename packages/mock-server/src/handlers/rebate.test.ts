import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebateOf } from '../domain/rebateParts.ts'
import { rebateRates } from '../seed/rebates.ts'
import { createTester, openGame, pageQuery, readAt, type Tester } from '../testKit.ts'

const DAY_MS = 86_400_000
const AGENT = ['agent01', 'Agent01pass'] as const
/** What master01 grants agent01, in hundredths of a percent. */
const RATES = { RNG: 100, FISH: 90 } as const

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = readAt(value, path)
  return Array.isArray(found) ? found : []
}
const partOf = (value: unknown, gameType: string) =>
  listAt(value, 'parts').find((part) => readAt(part, ['gameType']) === gameType)
const year = ({ now }: Tester, more: Record<string, unknown> = {}) => ({
  startDate: now() - 366 * DAY_MS + 1,
  endDate: now(),
  pageNo: 1,
  pageSize: 100,
  language: 'EN',
  ...more,
})

async function started(account: readonly [string, string] = AGENT) {
  const tester = createTester()
  const token = await tester.logIn(...account)
  const play = await openGame(tester, token)
  const fish = await tester.send('listGames', { query: { ...pageQuery({ gameType: 'FISH' }), pageSize: 1 } })
  const [vendor, nodeId] = [String(fish.at('games', 0, 'vassalage')), Number(fish.at('games', 0, 'nodeId'))]
  const playFish = await openGame(tester, token, { vendor, nodeId, gameId: 'fish' })
  const open = () => tester.send('getRebate', { token })
  const claim = (key?: string) => tester.send('claimRebate', { token, ...(key && { headers: { 'Idempotency-Key': key } }) })
  const report = (more: Record<string, unknown> = {}) => tester.send('listRebates', { token, query: year(tester, more) })
  return { tester, token, play, playFish, open, claim, report }
}

describe('MEM-11 the rebate', () => {
  it('grows with each round by the rate of its category, a fraction of a cent left out', async () => {
    const { play, open } = await started()
    expect((await open()).value).toMatchObject({ amount: 0, leastAmount: 1 })
    await play(12_345)
    const { value } = await open()
    expect(partOf(value, 'RNG')).toEqual({ gameType: 'RNG', stake: 123.45, rate: 1, amount: 1.23 })
    expect(readAt(value, ['amount'])).toBe(1.23)
    expect(listAt(value, 'parts')).toHaveLength(rebateRates.size)
  })

  it('cannot be claimed below the least amount, nor where nothing has gathered', async () => {
    const { play, claim, tester } = await started()
    expect(await claim()).toMatchObject({ errorCode: 'rebate.none' })
    await play(9_900)
    expect(await claim()).toMatchObject({ errorCode: 'rebate.amount.least', value: { leastAmount: 1 } })
    expect(tester.backend.snapshot().tables.rebate).toEqual([])
  })

  it('that is claimed is in the wallet, the account record, profit and loss and the report, and begins anew', async () => {
    const { tester, token, play, open, claim, report } = await started()
    const won = await play(100_000)
    const claimed = await claim()
    expect(claimed.value).toEqual({ amount: 10 })
    expect((await open()).value).toMatchObject({ amount: 0, since: tester.now() })
    expect(tester.backend.member('agent01')?.balanceCents).toBe(5_432_100 - 100_000 + won + 1_000)
    const query = { ...year(tester), pageSize: 10 }
    const movements = await tester.send('listMovements', { token, query: { ...query, kind: 'bonus' } })
    expect(movements.at('list', 0)).toMatchObject({ kind: 'rebate', amount: 10, orderId: expect.stringMatching(/^R20261121-/) })
    const profit = await tester.send('getProfitAndLoss', {
      token,
      query: { startDate: query.startDate, endDate: query.endDate, timeZone: 'Asia/Manila' },
    })
    expect(profit.at('totals', 'bonus')).toBe(10)
    expect((await report()).value).toMatchObject({
      list: [{ stake: 1000, amount: 10, parts: [{ gameType: 'RNG', stake: 1000, rate: 1, amount: 10 }] }],
      totals: { stake: 1000, amount: 10 },
    })
  })

  it('claimed twice is booked once: with one key the answer is the same, with another there is nothing left', async () => {
    const { play, claim, report, tester } = await started()
    await play(100_000)
    const answers = await Promise.all([
      claim('intention-aaaaaaaaaa'),
      claim('intention-aaaaaaaaaa'),
      claim('intention-bbbbbbbbbb'),
    ])
    expect(answers.map(({ errorCode, value }) => errorCode ?? value)).toEqual([{ amount: 10 }, { amount: 10 }, 'rebate.none'])
    expect((await report()).at('total')).toBe(1)
    expect(tester.backend.ledger('agent01')).toBe(tester.backend.member('agent01')?.balanceCents)
  })

  it('whatever is played and claimed, open and claimed rebates are those of all stakes, within a cent a claim and category', async () => {
    const stake = fc.integer({ min: 100, max: 90_000 })
    const steps = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ game: fc.constantFrom('RNG' as const, 'FISH' as const), stake }) },
        { weight: 1, arbitrary: fc.constant('claim' as const) },
      ),
      { maxLength: 14 },
    )
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (asked, isStill) => {
        const { tester, play, playFish, open, claim, report } = await started()
        const staked = { RNG: 0, FISH: 0 }
        let [claimed, claims] = [0, 0]
        for (const step of asked) {
          if (!isStill) tester.pass(7)
          if (step === 'claim') {
            const { success, value } = await claim()
            if (success === true) claims += 1
            claimed += success === true ? cents(readAt(value, ['amount'])) : 0
          } else {
            await (step.game === 'RNG' ? play : playFish)(step.stake)
            staked[step.game] += step.stake
          }
        }
        const all = rebateOf(staked.RNG, RATES.RNG) + rebateOf(staked.FISH, RATES.FISH)
        const found = claimed + cents((await open()).at('amount'))
        expect(found).toBeLessThanOrEqual(all)
        expect(all - found).toBeLessThanOrEqual(2 * claims)
        expect((await report()).at('totals', 'amount')).toBe(claimed / 100)
        expect(tester.backend.ledger('agent01')).toBe(tester.backend.member('agent01')?.balanceCents)
        expect(tester.backend.violations).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('is for no trial member, and for nobody while it is switched off', async () => {
    const { tester, open, claim } = await started(['trial01', 'Trial01pass'])
    expect(await claim()).toMatchObject({ errorCode: 'trial.not.allowed' })
    tester.backend.setFlag('MANPLAYREB3', false)
    expect(await open()).toMatchObject({ errorCode: 'feature.off' })
  })
})

describe('BAL-07 the rebate report', () => {
  it.each([
    ['maria88', 'Maria88pass', 125_050],
    ['vip777', 'Vip777pass', 88_888_888],
  ] as const)(
    'of %s has the rebates of a year: what was staked in between, by its rates',
    async (account, password, balance) => {
      const { tester, token, report, open } = await started([account, password])
      const { value } = await report()
      const list = listAt(value, 'list')
      expect(list.length).toBeGreaterThanOrEqual(8)
      for (const [index, entry] of list.entries()) {
        for (const part of listAt(entry, 'parts')) {
          const rate = rebateRates.get(String(readAt(part, ['gameType']))) ?? 0
          expect(cents(readAt(part, ['amount']))).toBe(rebateOf(cents(readAt(part, ['stake'])), rate))
        }
        expect(cents(readAt(entry, ['amount']))).toBe(
          listAt(entry, 'parts').reduce<number>((sum, part) => sum + cents(readAt(part, ['amount'])), 0),
        )
        expect(readAt(entry, ['since'])).toBe(readAt(list[index + 1], ['claimedAt']))
      }
      // All stakes are in a rebate or still open.
      const bets = await tester.send('listBets', { token, query: { ...year(tester), pageSize: 1 } })
      const openNow = await open()
      const staked =
        cents(readAt(value, ['totals', 'stake'])) +
        listAt(openNow.value, 'parts').reduce<number>((sum, part) => sum + cents(readAt(part, ['stake'])), 0)
      expect(staked).toBe(cents(bets.at('totals', 'stake')))
      expect(cents(openNow.at('amount'))).toBeGreaterThanOrEqual(100)
      expect(tester.backend.ledger(account)).toBe(balance)
    },
  )

  it('narrowed to a category has its part of each rebate alone, and the categories make up the whole', async () => {
    const { report } = await started(['maria88', 'Maria88pass'])
    const whole = await report()
    let sum = 0
    for (const gameType of rebateRates.keys()) {
      const { value } = await report({ gameType })
      for (const entry of listAt(value, 'list')) {
        expect(listAt(entry, 'parts')).toMatchObject([{ gameType, amount: readAt(entry, ['amount']) }])
      }
      sum += cents(readAt(value, ['totals', 'amount']))
    }
    expect(sum).toBe(cents(whole.at('totals', 'amount')))
    expect((await report({ gameType: 'CHESS' })).value).toMatchObject({ list: [], total: 0, totals: { stake: 0, amount: 0 } })
  })

  it('after a restart from its state says the same, and what was counted is not counted again', async () => {
    const { tester, token, play, claim, report } = await started(['maria88', 'Maria88pass'])
    await play(50_000)
    await claim()
    await play(20_000)
    const before = (await report()).value
    const open = (await tester.send('getRebate', { token })).value
    const other = createTester({ state: tester.backend.snapshot() })
    const otherToken = await other.logIn()
    expect((await other.send('listRebates', { token: otherToken, query: year(tester) })).value).toEqual(before)
    expect((await other.send('getRebate', { token: otherToken })).value).toEqual(open)
  })

  it.each([
    ['reversed', (now: number) => ({ startDate: now, endDate: now - 1 })],
    ['long', (now: number) => ({ startDate: now - 3660 * DAY_MS, endDate: now })],
    ['future', (now: number) => ({ startDate: now + 2 * DAY_MS, endDate: now + 2 * DAY_MS })],
  ])('of a range that is %s is refused', async (what, rangeAt) => {
    const { tester, report } = await started(['maria88', 'Maria88pass'])
    expect(await report(rangeAt(tester.now()))).toMatchObject({ errorCode: `record.range.${what}` })
  })
})
