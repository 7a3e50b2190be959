import { describe, expect, it } from 'vitest'
import { createTester, type Tester } from '../testKit.ts'

const FORM = {
  registerUrl: 'play.mock.example',
  registerMethod: 'H5',
  type: 0,
  normalRegister: true,
  password: 'Newbie01pass',
  confirmPassword: 'Newbie01pass',
} as const

const register = (tester: Tester, username: string, affiliateCode: string) =>
  tester.send('register', { body: { ...FORM, username, affiliateCode } })

/** Orders a deposit and lets it arrive. */
async function deposit({ send, backend }: Tester, token: string, amount = 500) {
  const ordered = await send('depositManual', { query: { language: 'EN' }, body: { channelId: 'bdo', amount }, token })
  backend.endOrder(String(ordered.at('orderId')), true)
}

/** Stakes an amount once, in units of the currency. */
async function play({ send, backend }: Tester, token: string, stake: number) {
  const query = { vendor: 'JL', gameId: 'jl-1', nodeId: 1, supportPlay: true, showChoice: false, language: 'EN' }
  const launched = await send('launchGame', { token, query })
  const body = JSON.stringify({ stake, key: `${stake}` })
  const answer = await backend.handle(new Request(`${String(launched.at('url'))}/round`, { method: 'POST', body }))
  expect(answer.status).toBe(200)
}

const codeOf = async ({ send }: Tester, token: string) => String((await send('getReferral', { token })).at('code'))
const friends = ({ send }: Tester, token: string, pageNo = 1, pageSize = 100) =>
  send('listFriends', { token, query: { pageNo, pageSize } })

describe('the member club', () => {
  it('MEM-11 a round that is played moves the progress at once, and the label of the member with it', async () => {
    const tester = createTester()
    const { send, logIn } = tester
    const token = await logIn('agent01', 'Agent01pass')
    const club = async () => (await send('getClubBenefit', { token })).value
    const label = async () => (await send('getMemberInfo', { token })).at('clubLabel', 'labelName')
    expect(await club()).toMatchObject({ levelId: 'bronze', progress: { played: 0, needed: 2_000 } })
    expect(await label()).toBe('Bronze')
    await play(tester, token, 1_000)
    await play(tester, token, 999.99)
    expect(await club()).toMatchObject({ levelId: 'bronze', progress: { played: 1_999.99, needed: 2_000 } })
    expect(await label()).toBe('Bronze')
    await play(tester, token, 1)
    expect(await club()).toMatchObject({ levelId: 'silver', progress: { played: 2_000.99, needed: 10_000 } })
    expect(await label()).toBe('Silver')
  })

  it('MEM-11 the history of the seed counts, and above the highest level there is none', async () => {
    const { send, logIn } = createTester()
    const maria = (await send('getClubBenefit', { token: await logIn() })).value
    expect(maria).toMatchObject({ levelId: 'silver', progress: { played: 4_386, needed: 10_000 } })
    const vip = await send('getClubBenefit', { token: await logIn('vip777', 'Vip777pass') })
    expect(vip.value).toMatchObject({ levelId: 'diamond' })
    expect(vip.at('progress')).not.toHaveProperty('needed')
  })

  it('MEM-11 a site without the club says so', async () => {
    const { send, logIn } = createTester({ flags: { MEMCLUB3: false } })
    expect(await send('getClubBenefit', { token: await logIn() })).toMatchObject({ errorCode: 'feature.off' })
  })
})

describe('invited friends', () => {
  it('MEM-06 whoever registers with a code is a friend of its member, whose first deposit brings a reward once', async () => {
    const tester = createTester()
    const { send, logIn, backend } = tester
    const token = await logIn('broke01', 'Broke01pass')
    const code = await codeOf(tester, token)
    expect((await friends(tester, token)).value).toEqual({ list: [], pageNum: 1, totalPages: 0, total: 0 })

    expect((await send('getAffiliate', { query: { code } })).value).toEqual({ code })
    expect(await send('checkAffiliate', { query: { code } })).toMatchObject({ success: true })
    const joined = String((await register(tester, 'newbie01', code)).at('token'))
    expect((await friends(tester, token)).at('list')).toMatchObject([{ name: 'ne***01', deposited: false }])
    expect((await friends(tester, token)).at('list', 0)).not.toHaveProperty('reward')

    await deposit(tester, joined)
    await deposit(tester, joined)
    expect((await friends(tester, token)).at('list')).toMatchObject([{ deposited: true, reward: 100 }])
    expect((await send('getReferral', { token })).at('totals')).toEqual({ registered: 1, deposited: 1, reward: 100 })
    expect(backend.member('broke01')?.balanceCents).toBe(10_000)
    expect(backend.ledger('broke01')).toBe(10_000)
    const query = { startDate: tester.now() - 1_000, endDate: tester.now(), pageNo: 1, pageSize: 30, language: 'EN' }
    const bonuses = await send('listMovements', { token, query: { ...query, kind: 'bonus' } })
    expect(bonuses.at('list')).toMatchObject([{ kind: 'referral', amount: 100, balance: 100 }])
  })

  it('MEM-06 a deposit that is refused brings nothing', async () => {
    const tester = createTester()
    const { send, backend, logIn } = tester
    const token = await logIn('broke01', 'Broke01pass')
    const joined = String((await register(tester, 'newbie01', await codeOf(tester, token))).at('token'))
    const body = { channelId: 'bdo', amount: 500 }
    const ordered = await send('depositManual', { query: { language: 'EN' }, body, token: joined })
    backend.endOrder(String(ordered.at('orderId')), false)
    expect((await friends(tester, token)).at('list')).toMatchObject([{ deposited: false }])
    expect(backend.ledger('broke01')).toBe(0)
  })

  it.each(['LK0000', 'NOBODY1', 'lk118v', ' LK118V', ''])('MEM-06 "%s" is the code of nobody', async (code) => {
    const { send } = createTester()
    expect(await send('checkAffiliate', { query: { code } })).toMatchObject({ success: false })
  })

  it('MEM-06 nobody can come by a code of their own: it is a code only once they are a member', async () => {
    const tester = createTester()
    const token = String((await register(tester, 'newbie01', 'SUN77')).at('token'))
    const own = await codeOf(tester, token)
    const fresh = createTester()
    expect(await register(fresh, 'newbie01', own)).toMatchObject({ errorCode: 'affiliate.invalid' })
  })

  it('MEM-06 a code of a member who is disabled or plays for free, or of a site that invites nobody, is none', async () => {
    const tester = createTester()
    const { send, backend, logIn } = tester
    const code = await codeOf(tester, await logIn())
    expect(await send('getReferral', { token: await logIn('trial01', 'Trial01pass') })).toMatchObject({
      errorCode: 'trial.not.allowed',
    })
    backend.scenario = 'without-referral'
    expect(await send('getReferral', { token: await logIn() })).toMatchObject({ errorCode: 'feature.off' })
    expect(await register(tester, 'newbie01', code)).toMatchObject({ errorCode: 'affiliate.invalid' })
  })

  it('MEM-06 the friends of the seed come in pages, the newest first, and what they brought is in the account record', async () => {
    const tester = createTester()
    const { send, logIn } = tester
    const token = await logIn('vip777', 'Vip777pass')
    const pages = await Promise.all([1, 2, 3].map((pageNo) => friends(tester, token, pageNo, 20)))
    const list = pages.flatMap((page) => {
      const found = page.at('list')
      return Array.isArray(found) ? found : []
    })
    expect(new Set(list.map(({ friendId }) => friendId)).size).toBe(45)
    const days = list.map(({ registeredAt }) => Number(registeredAt))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    const paid = list.filter(({ reward }) => reward === 100)
    expect((await send('getReferral', { token })).at('totals')).toEqual({
      registered: 45,
      deposited: paid.length,
      reward: paid.length * 100,
    })
    const DAY_MS = 86_400_000
    const query = { startDate: tester.now() - 365 * DAY_MS, endDate: tester.now(), pageNo: 1, pageSize: 100, language: 'EN' }
    const bonuses = (await send('listMovements', { token, query: { ...query, kind: 'bonus' } })).at('list')
    const rewards = Array.isArray(bonuses) ? bonuses.filter(({ kind }) => kind === 'referral') : []
    expect(rewards).toHaveLength(paid.length)
  })
})
