import { createDecipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isWithin } from '../domain/contractTiers.ts'
import { createTester } from '../testKit.ts'
import { seedContracts } from './contracts.ts'
import { seedGames } from './games.ts'
import { seedMembers } from './members.ts'
import { rulesUnder } from './rules.ts'
import { customerService, SERVICE_ADDRESS } from './settings.ts'

describe('the seed', () => {
  it('MENU-05 the service link opens with its last 8 characters as a DES key', () => {
    const key = customerService.serviceLink.slice(-8)
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
    const plain = decipher.update(customerService.serviceLink.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8')
    expect(plain).toBe(SERVICE_ADDRESS)
  })

  it('every member can log in or is refused as its purpose says', async () => {
    const { send, backend } = createTester()
    const codes: Record<string, unknown> = {}
    for (const { account, password } of seedMembers) {
      codes[account] = (await send('login', { body: { type: 'username', username: account, password } })).errorCode
    }
    expect(Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined))).toEqual({
      captcha1: 'login.captcha.required',
      blocked1: 'member.disabled',
      outsider: 'member.not.member',
    })
    for (const { account } of seedMembers) expect(backend.ledger(account)).toBe(backend.member(account)?.balanceCents)
  })

  it('AGENT-07 no agent promises more than the agent’s own contract gave on that day', () => {
    const contracts = seedContracts(Date.UTC(2026, 10, 21))
    for (const { id, kind, uplineId, offeredAt, ...terms } of contracts) {
      if (seedMembers.find((member) => member.id === uplineId)?.uplineId === undefined) continue
      const own = contracts.find(
        (each) =>
          each.kind === kind &&
          each.memberId === uplineId &&
          (each.answeredAt ?? Number.POSITIVE_INFINITY) <= offeredAt &&
          (each.endedAt ?? Number.POSITIVE_INFINITY) > offeredAt,
      )
      expect(isWithin(terms, own ?? { rate: 0 }), `C${id}`).toBe(true)
    }
  })

  it('AGENT-07 every contract could be offered anew to whoever has it', async () => {
    const { send, logIn, now } = createTester({ crowd: 5 })
    const memberOf = (id: number) => seedMembers.find((member) => member.id === id) ?? { account: '', password: '' }
    for (const { id, kind, uplineId, memberId, status, rate, tiers = [], ...least } of seedContracts(now())) {
      const { account, password } = memberOf(uplineId)
      const token = await logIn(account, password)
      if (status === 'offered') await send('takeBackContract', { token, body: { contractId: `C${id}` } })
      const body = {
        kind,
        account: memberOf(memberId).account,
        rate: rate / 100,
        tiers: tiers.map((tier) => ({ from: tier.fromCents / 100, rate: tier.rate / 100 })),
        leastBase: least.leastStakeCents / 100,
        leastMembers: least.leastMembers ?? 0,
      }
      const offered = await send('offerContract', { token, body })
      expect([`C${id}`, offered.errorCode]).toEqual([`C${id}`, undefined])
      await send('takeBackContract', { token, body: { contractId: offered.at('contractId') } })
    }
  })

  it('every member name and password fits the rules of the login', () => {
    const rules = rulesUnder({ title: '' })
    for (const { account, password, mobile } of seedMembers) {
      expect(account).toMatch(new RegExp(rules.loginUsername?.pattern ?? 'x', 'u'))
      expect(password).toMatch(new RegExp(rules.loginPassword?.pattern ?? 'x', 'u'))
      if (mobile) expect(mobile).toMatch(new RegExp(rules.loginMobileNum?.pattern ?? 'x', 'u'))
    }
  })

  it('MEM-05 a member has unread messages and promotions to claim', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    expect((await send('getUnreadCount', { token })).value).toBe(3)
    expect((await send('getMessageCount', { token })).value).toBe(40)
    const promotions = (await send('listAvailablePromotions', { token, query: { language: 'TY' } })).value
    expect(promotions).toMatchObject([{ title: 'Bonus sa pagsali', status: 'Issued' }, { status: 'Issued' }])
  })

  it('MEM-04 member info carries label, upline and registration where there are any', async () => {
    const { send, logIn, now } = createTester()
    const info = async (account: string, password: string) =>
      (await send('getMemberInfo', { token: await logIn(account, password) })).value
    expect(await info('vip777', 'Vip777pass')).toMatchObject({ clubLabel: { labelName: 'Diamond' } })
    expect(await info('agent01', 'Agent01pass')).toMatchObject({ type: 1, toUpline: 'master01' })
    expect(await info('maria88', 'Maria88pass')).toEqual({
      id: 1,
      account: 'maria88',
      nickname: 'Maria',
      type: 0,
      clubLabel: { labelName: 'Silver' },
      regDate: now() - 374 * 86_400_000,
    })
  })

  it.each([0, 650, 1200, 5000])(
    'a catalogue of %i games has at least that many, with ids in a row and names in two languages',
    (count) => {
      const games = seedGames(1, count)
      expect(games.length).toBeGreaterThanOrEqual(count)
      expect(games.map(({ id }) => id)).toEqual(games.map((_, index) => index + 1))
      for (const { names } of games) {
        expect(names.EN.trim()).not.toBe('')
        expect(names.TY.trim()).not.toBe('')
      }
      expect(games.filter(({ names }) => names.EN !== names.TY).length).toBeGreaterThan(games.length * 0.9)
      const perVendor = games.map(({ vendor, gameType, names }) => `${vendor} ${gameType} ${names.EN}`)
      expect(new Set(perVendor).size).toBe(games.length)
      const slots = games.filter(({ gameType }) => gameType === 'RNG')
      expect(slots.filter(({ supportPlay }) => supportPlay).length).toBeGreaterThan(slots.length * 0.7)
    },
  )
})
