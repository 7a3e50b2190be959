import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTester, openGame, type Tester } from '../testKit.ts'

const AGENT = ['agent01', 'Agent01pass'] as const
const PAY = { paymentPassword: '123456' }
const NEWBIE = { username: 'newbie77', password: 'Newbie77pass', isAgent: false, rates: { RNG: 0.5 } }

const open = async () => {
  const tester = createTester({ crowd: 5 })
  return { ...tester, tester, token: await tester.logIn(...AGENT) }
}

const linkOf = async ({ send }: Tester, token: string, isAgent: boolean, rates: Record<string, number> = {}) =>
  String((await send('createAgentLink', { token, body: { isAgent, rates } })).at('code'))

/** Registers a member by the code of a link. */
async function registerBy({ send }: Tester, affiliateCode: string, username: string) {
  const body = {
    registerUrl: 'localhost',
    type: 0 as const,
    normalRegister: true,
    registerMethod: 'H5' as const,
    username,
    password: 'Bylink01pass',
    confirmPassword: 'Bylink01pass',
    affiliateCode,
  }
  expect(await send('register', { body })).toMatchObject({ success: true })
}

describe('AGENT-07 an account that an agent opens', () => {
  it('stands below the agent with its rates, and may log in', async () => {
    const { send, logIn, token } = await open()
    expect(await send('openAccount', { token, body: NEWBIE })).toMatchObject({ value: { account: 'newbie77' } })
    const detail = await send('getDownline', { token, query: { account: 'newbie77' } })
    expect(detail.value).toMatchObject({ member: { level: 1, isAgent: false }, rates: { RNG: 0.5, FISH: 0.7 } })
    await logIn('newbie77', 'Newbie77pass')
  })

  it.each([
    ['above the agent’s own rate', { rates: { RNG: 1.01 } }, 'downline.rate.limits'],
    ['of a category nobody has', { rates: { CHESS: 0.1 } }, 'downline.rate.limits'],
    ['with a rate finer than a hundredth of a percent', { rates: { RNG: 0.501 } }, 'downline.rate.limits'],
    ['under a name that is taken', { username: 'maria88' }, 'member.exists'],
    ['with a password against its rule', { password: 'short' }, 'register.field.invalid'],
  ])('is none %s', async (_, more, code) => {
    const { send, token } = await open()
    expect((await send('openAccount', { token, body: { ...NEWBIE, ...more } })).errorCode).toBe(code)
  })

  it('comes by a link, too, which counts it', async () => {
    const { tester, send, token } = await open()
    const code = await linkOf(tester, token, true, { RNG: 0.9 })
    expect(code).toMatch(/^[A-Z0-9]{4,10}$/)
    await registerBy(tester, code, 'bylink01')
    const detail = await send('getDownline', { token, query: { account: 'bylink01' } })
    expect(detail.value).toMatchObject({ member: { isAgent: true, upline: 'agent01' }, rates: { RNG: 0.9 } })
    expect((await send('listAgentLinks', { token })).at(0, 'registered')).toBe(1)
  })

  it('BAL-08 may hand money up where it is an agent’s, however it was opened', async () => {
    const { tester, send, logIn, token } = await open()
    await send('openAccount', { token, body: { ...NEWBIE, isAgent: true } })
    await registerBy(tester, await linkOf(tester, token, true), 'bylink01')
    await registerBy(tester, await linkOf(tester, token, false), 'member01')
    const isOffered = async (account: string, password: string) =>
      (await send('getTransferTerms', { token: await logIn(account, password) })).success
    expect(await isOffered('newbie77', 'Newbie77pass')).toBe(true)
    expect(await isOffered('bylink01', 'Bylink01pass')).toBe(true)
    expect(await isOffered('member01', 'Bylink01pass')).toBe(false)
  })

  it('has no rate above the agent’s own, whether it is named or not, at the moment it is opened', async () => {
    const { tester, send, logIn, token } = await open()
    await send('openAccount', { token, body: { ...NEWBIE, isAgent: true, rates: {} } })
    const low = await logIn('newbie77', 'Newbie77pass')
    const [named, unnamed] = [await linkOf(tester, low, false, { RNG: 0.7 }), await linkOf(tester, low, false)]
    // The agent's own rates become lower than the house's, and than those of a link.
    const lowered = { account: 'newbie77', rates: { RNG: 0.4, FISH: 0.3 } }
    expect((await send('updateDownlineRebates', { token, body: lowered })).success).toBe(true)
    const account = { ...NEWBIE, username: 'opened77', rates: { PVP: 0.1 } }
    expect((await send('openAccount', { token: low, body: account })).success).toBe(true)
    await registerBy(tester, named, 'bylink01')
    await registerBy(tester, unnamed, 'bylink02')
    for (const [who, rates] of [
      ['opened77', { RNG: 0.4, FISH: 0.3, PVP: 0.1, LIVE: 0.5 }],
      ['bylink01', { RNG: 0.4, FISH: 0.3, PVP: 0.6, LIVE: 0.5 }],
      ['bylink02', { RNG: 0.4, FISH: 0.3, PVP: 0.6, LIVE: 0.5 }],
    ] as const)
      expect((await send('getDownline', { token: low, query: { account: who } })).value).toMatchObject({ rates })
    expect((await send('listAgentLinks', { token: low })).value).toMatchObject([
      { rates: { RNG: 0.4 } },
      { rates: { RNG: 0.4 } },
    ])
  })
})

describe('AGENT-07 rates', () => {
  it('are granted within one’s own, and not below what the member grants', async () => {
    const { send, token } = await open()
    const grant = (account: string, RNG: number) => send('updateDownlineRebates', { token, body: { account, rates: { RNG } } })
    expect((await grant('north01', 0.95)).success).toBe(true)
    expect((await grant('north01', 1.01)).errorCode).toBe('downline.rate.limits')
    // coast01, below north01, has 0.85.
    expect((await grant('north01', 0.84)).errorCode).toBe('downline.rate.limits')
    expect((await grant('ella26', 0.5)).errorCode).toBe('downline.unknown')
    expect((await send('getDownline', { token, query: { account: 'north01' } })).at('rates', 'RNG')).toBe(0.95)
  })
})

describe('AGENT-07 the agent’s rebate', () => {
  it('and that of the member come to the agent’s own rate together, whatever the agent grants', async () => {
    const { tester, send, token, logIn, pass } = await open()
    for (const granted of [0, 0.35, 0.8, 1]) {
      await send('openAccount', { token, body: { ...NEWBIE, username: `newbie${granted * 100}`, rates: { RNG: granted } } })
      await send('transferToDownline', { token, body: { account: `newbie${granted * 100}`, amount: 100, ...PAY } })
      const member = await logIn(`newbie${granted * 100}`, NEWBIE.password)
      await send('claimAgentRebate', { token })
      pass(1)
      await (await openGame(tester, member))(10_000)
      pass(1)
      const own = await send('getRebate', { token: member })
      const share = await send('getAgentRebate', { token })
      expect([own.at('parts', 0), own.at('amount')]).toMatchObject([{ gameType: 'RNG', rate: granted }, granted])
      // agent01 has 1 % of the 100 that were played.
      expect(Number(own.at('amount')) + Number(share.at('amount'))).toBe(1)
    }
  })

  it('is the difference of both rates on every stake below, booked once, and gathers anew', async () => {
    const { tester, send, token, backend, logIn, pass } = await open()
    await send('claimAgentRebate', { token })
    pass(1)
    const before = backend.member('agent01')?.balanceCents ?? 0
    // agent01 has 1 %, north01 has 0.9 %: ella26 plays far below north01, maria88 right below agent01 by the house's 0.8 %.
    await (await openGame(tester, await logIn('ella26', 'Ella26pass')))(10_000)
    await (await openGame(tester, await logIn('maria88', 'Maria88pass')))(10_000)
    pass(1)
    const rebate = await send('getAgentRebate', { token })
    expect(rebate.value).toMatchObject({ amount: 0.3, parts: [{ gameType: 'RNG', stake: 200, amount: 0.3 }] })
    const headers = { 'Idempotency-Key': '0123456789abcdef' }
    const taken = await send('claimAgentRebate', { token, headers })
    expect(await send('claimAgentRebate', { token, headers })).toMatchObject({ value: taken.value })
    expect(backend.member('agent01')?.balanceCents).toBe(before + 30)
    expect((await send('claimAgentRebate', { token })).errorCode).toBe('rebate.none')
    expect(backend.violations).toEqual([])
  })

  it.each([
    [true, 50],
    [false, 0],
  ])('and the member’s are booked once when rates change, where the site has rebates (%s)', async (hasRebates, cents) => {
    const { tester, send, token, backend, logIn, pass } = await open()
    await send('openAccount', { token, body: NEWBIE })
    await send('transferToDownline', { token, body: { account: NEWBIE.username, amount: 100, ...PAY } })
    const member = await logIn(NEWBIE.username, NEWBIE.password)
    await send('claimAgentRebate', { token })
    pass(1)
    const won = await (await openGame(tester, member))(10_000)
    backend.setFlag('MANPLAYREB3', hasRebates)
    pass(1)
    const agentHad = backend.member('agent01')?.balanceCents ?? 0
    // As an agent does who did not get the first answer.
    for (const _ of ['first', 'again']) {
      const body = { account: NEWBIE.username, rates: { RNG: 0.4 } }
      expect(await send('updateDownlineRebates', { token, body })).toMatchObject({ success: true })
    }
    expect(backend.member('agent01')?.balanceCents).toBe(agentHad + 50)
    expect(backend.member(NEWBIE.username)?.balanceCents).toBe(won + cents)
  })

  it('and the member’s are, whatever is granted in between, those of the rates at which was played', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ stake: fc.integer({ min: 100, max: 90_000 }) }) },
      { weight: 2, arbitrary: fc.record({ grant: fc.integer({ min: 0, max: 100 }) }) },
      { weight: 1, arbitrary: fc.constantFrom('claimRebate' as const, 'claimAgentRebate' as const) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tester, send, token, backend, logIn, pass } = await open()
        await send('openAccount', { token, body: NEWBIE })
        await send('transferToDownline', { token, body: { account: NEWBIE.username, amount: 10_000, ...PAY } })
        const member = await logIn(NEWBIE.username, NEWBIE.password)
        const play = await openGame(tester, member)
        await send('claimAgentRebate', { token })
        const started = tester.now()
        let rate = NEWBIE.rates.RNG * 100
        const expected = { member: 0, agent: 0 }
        for (const next of steps) {
          pass(1)
          if (typeof next === 'string') await send(next, { token: next === 'claimRebate' ? member : token })
          else if ('stake' in next) {
            await play(next.stake)
            expected.member += (next.stake * rate) / 10_000
            expected.agent += (next.stake * (100 - rate)) / 10_000
          } else {
            rate = next.grant
            const body = { account: NEWBIE.username, rates: { RNG: rate / 100 } }
            expect(await send('updateDownlineRebates', { token, body })).toMatchObject({ success: true })
          }
        }
        pass(1)
        const gained = async (account: string, query: 'getRebate' | 'getAgentRebate', by: string) => {
          const rows = backend.snapshot().tables.ledger ?? []
          const id = backend.member(account)?.id
          const booked = rows.filter((row) => row.memberId === id && row.kind === 'rebate' && Number(row.at) > started)
          const openCents = Math.round(Number((await send(query, { token: by })).at('amount')) * 100)
          return booked.reduce((sum, { cents }) => sum + Number(cents), openCents)
        }
        expect(Math.abs((await gained(NEWBIE.username, 'getRebate', member)) - expected.member)).toBeLessThan(steps.length + 1)
        expect(Math.abs((await gained('agent01', 'getAgentRebate', token)) - expected.agent)).toBeLessThan(steps.length + 1)
        expect(backend.ledger(NEWBIE.username)).toBe(backend.member(NEWBIE.username)?.balanceCents)
        expect(backend.violations).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
