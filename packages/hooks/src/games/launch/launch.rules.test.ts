import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameRights, type LaunchPlan, launchPath, parseLaunchSearch, planLaunch } from './launch.rules.ts'
import type { LaunchInput, PrizeMode } from './launchInput.rules.ts'
import { inputOfGame, inputOfVendor } from './launchInput.rules.ts'
import { prizeModeOf } from './prizeMode.rules.ts'

const guest = { isLoggedIn: false, isTrial: false, prizeMode: 'Lott' } as const
const member = { isLoggedIn: true, isTrial: false, prizeMode: 'Lott' } as const
const trial = { ...member, isTrial: true } as const
const slot: LaunchInput = { gameType: 'RNG', vassalage: 'JL', nodeId: 7, gameId: 'g-7', roomId: 'r-7', supportPlay: true }

const VENDORS = ['JL', 'BTI', 'TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT', 'a&b=c', 'วีไอพี']
const text = fc.string({ unit: 'grapheme', maxLength: 8 })
const inputs: fc.Arbitrary<LaunchInput> = fc.record(
  {
    gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS', 'LOTT', 'ELOTT', 'a b&c'),
    vassalage: fc.constantFrom(...VENDORS),
    nodeId: fc.nat(),
    gameId: text,
    roomId: text,
    gameCode: text,
    supportPlay: fc.boolean(),
    isGameH5: fc.constantFrom('VASSALAGE', 'GAME', '', '1'),
    playType: fc.constantFrom('trad', 'ent'),
  },
  { requiredKeys: ['gameType', 'vassalage'] },
)
const visitors = fc
  .record({ isLoggedIn: fc.boolean(), isTrial: fc.boolean(), prizeMode: fc.constantFrom<PrizeMode>('Lott', 'ZY', 'Elott') })
  .map((visitor) => ({ ...visitor, isTrial: visitor.isLoggedIn && visitor.isTrial }))

const searchOf = (plan: Exclude<LaunchPlan, { to: 'login' | 'trialRefused' }>) =>
  new URL(launchPath(plan), 'https://a.example').search

describe('where a launch leads', () => {
  it('LAUNCH-01 the lotteries of TCG_LOTTO_VN and TCG_SEA open the lottery lobby', () => {
    expect(planLaunch({ gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' }, member)).toEqual({
      to: 'lotteryLobby',
      vendor: 'TCG_LOTTO_VN',
      gameCode: 'lobby',
    })
    expect(planLaunch({ gameType: 'LOTT', vassalage: 'TCG_SEA', gameCode: 'x' }, { ...member, prizeMode: 'Elott' })).toEqual({
      to: 'lotteryLobby',
      vendor: 'TCG_SEA',
      gameCode: 'lobby',
      prizeMode: 'SEA',
    })
  })

  it.each(['TCG_PK', 'TCG_LIVE', 'TCG_', 'TCG_LOTTO', 'TCG_SEA2'])('LAUNCH-11 %s is an ordinary vendor', (vassalage) => {
    const input = { ...slot, vassalage }
    expect(planLaunch(input, member)).toEqual({ ...planLaunch(slot, member), vendor: vassalage })
    expect(planLaunch(input, guest)).toEqual({ to: 'login' })
    expect(planLaunch({ ...input, supportPlay: false }, trial)).toEqual({ to: 'trialRefused' })
  })

  it.each(['LOTT', 'ELOTT'])('LAUNCH-02 %s goes to the lottery launcher, traditional unless asked otherwise', (vassalage) => {
    const input = { gameType: 'LOTT', vassalage }
    const plan = { to: 'lotteryLauncher', vendor: vassalage, gameCode: 'lobby', playType: 'trad', prizeMode: 'Lott' }
    expect(planLaunch(input, member)).toEqual(plan)
    expect(planLaunch({ ...input, gameCode: '' }, member)).toEqual(plan)
    expect(planLaunch({ ...input, gameCode: 'k3', playType: 'ent' }, { ...member, prizeMode: 'Elott' })).toEqual({
      ...plan,
      gameCode: 'k3',
      playType: 'ent',
      prizeMode: 'Elott',
    })
  })

  it('LAUNCH-02 a lottery opens itself by its own id, where nobody named a code', () => {
    const input = { gameType: 'LOTT', vassalage: 'LOTT', gameId: 'lott_645' }
    expect(planLaunch(input, member)).toMatchObject({ to: 'lotteryLauncher', gameCode: 'lott_645' })
    expect(planLaunch({ ...input, gameCode: 'k3' }, member)).toMatchObject({ gameCode: 'k3' })
  })

  it.each([
    ['LOTT', 'Lott'],
    ['ELOTT', 'Elott'],
  ] as const)('LAUNCH-06 a tile of the category %s opens in the mode %s, whatever the site’s own is', (gameType, prizeMode) => {
    const site = { ...member, prizeMode: prizeMode === 'Lott' ? 'Elott' : 'Lott' } as const
    const vendor = { vendor: 'LOTT', gameType }
    expect(planLaunch(inputOfVendor(vendor), site)).toMatchObject({ gameCode: 'lobby', prizeMode })
    const game = { gameType, vassalage: 'LOTT', gameId: 'lott_645' }
    expect(planLaunch(inputOfGame(game), site)).toMatchObject({ gameCode: 'lott_645', prizeMode })
    expect(planLaunch(inputOfGame({ ...game, prizeMode: 'ZY' }), site)).toMatchObject({ prizeMode: 'ZY' })
  })

  it.each([guest, member, trial])(
    'LAUNCH-03 a tile of isGameH5 VASSALAGE leads to the category with its vendor (%o)',
    (visitor) => {
      expect(planLaunch({ ...slot, isGameH5: 'VASSALAGE' }, visitor)).toEqual({ to: 'category', gameType: 'RNG', vendor: 'JL' })
    },
  )

  it.each([
    ['TCG_SEA', 'lotteryLobby'],
    ['TCG_LOTTO_VN', 'lotteryLobby'],
    ['LOTT', 'lotteryLauncher'],
    ['ELOTT', 'lotteryLauncher'],
  ])('LAUNCH-03 the lottery of %s stays one, whatever its tile says', (vassalage, to) => {
    expect(planLaunch({ gameType: 'LOTT', vassalage, isGameH5: 'VASSALAGE' }, member).to).toBe(to)
  })

  it.each([undefined, '', 'GAME', 'vassalage'])('LAUNCH-03 isGameH5 "%s" does not lead to a category', (isGameH5) => {
    expect(planLaunch({ ...slot, isGameH5 }, member).to).toBe('game')
  })

  it('LAUNCH-04 any other game goes to the launcher with category, vendor, room, node and free-play support', () => {
    const plan = { to: 'game', category: 'RNG', vendor: 'JL', gameId: 'r-7', nodeId: 7, supportPlay: true }
    expect(planLaunch(slot, member)).toEqual(plan)
    expect(planLaunch({ ...slot, roomId: undefined }, member)).toEqual({ ...plan, gameId: 'g-7' })
    expect(planLaunch({ ...slot, roomId: '' }, member)).toEqual({ ...plan, gameId: 'g-7' })
    expect(planLaunch({ gameType: 'RNG', vassalage: 'JL' }, member)).toEqual({
      ...plan,
      gameId: '',
      nodeId: 0,
      supportPlay: false,
    })
  })

  it.each(['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'INHOUSE'])(
    'LAUNCH-05 a guest goes to login from %s, also for a lottery vendor',
    (gameType) => {
      expect(planLaunch({ ...slot, gameType }, guest)).toEqual({ to: 'login' })
      expect(planLaunch({ gameType, vassalage: 'LOTT' }, guest)).toEqual({ to: 'login' })
      expect(planLaunch({ gameType, vassalage: 'TCG_SEA' }, guest)).toEqual({ to: 'login' })
    },
  )

  it.each(['LOTT', 'ELOTT'])('LAUNCH-05 the lottery category %s launches without a session', (gameType) => {
    expect(planLaunch({ gameType, vassalage: 'TCG_SEA' }, guest).to).toBe('lotteryLobby')
    expect(planLaunch({ gameType, vassalage: 'LOTT' }, guest).to).toBe('lotteryLauncher')
    expect(planLaunch({ gameType, vassalage: 'JL' }, guest).to).toBe('game')
  })

  it('LAUNCH-09 a trial member may play only what supports free play', () => {
    expect(planLaunch({ ...slot, supportPlay: false }, trial)).toEqual({ to: 'trialRefused' })
    expect(planLaunch({ ...slot, supportPlay: undefined }, trial)).toEqual({ to: 'trialRefused' })
    expect(planLaunch({ ...slot, supportPlay: true }, trial).to).toBe('game')
    expect(planLaunch({ ...slot, supportPlay: false }, member).to).toBe('game')
  })
})

describe('every launch there can be', () => {
  it('LAUNCH-05 asks exactly the guests of no lottery category to log in, and refuses trial members only', () => {
    fc.assert(
      fc.property(inputs, visitors, (input, visitor) => {
        const { to } = planLaunch(input, visitor)
        const lottery = ['LOTT', 'ELOTT'].includes(input.gameType)
        expect(to === 'login').toBe(!visitor.isLoggedIn && !lottery && to !== 'category')
        if (to === 'trialRefused') expect([visitor.isTrial, input.supportPlay === true]).toEqual([true, false])
        if (to === 'game' && visitor.isTrial) expect(input.supportPlay).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('LAUNCH-04 has a path on this site, unless it asks for a login or refuses', () => {
    fc.assert(
      fc.property(inputs, visitors, (input, visitor) => {
        const plan = planLaunch(input, visitor)
        if (plan.to === 'login' || plan.to === 'trialRefused') return
        const { origin, pathname } = new URL(launchPath(plan), 'https://a.example')
        expect(origin).toBe('https://a.example')
        expect(pathname).toBe(plan.to === 'category' ? '/m/gameList' : '/m/launchGame')
      }),
      { numRuns: 1_000 },
    )
  })

  it('LAUNCH-03 names category and vendor in the path of a category', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planLaunch({ ...input, vassalage: 'JL&x=1', isGameH5: 'VASSALAGE' }, guest)
        if (plan.to !== 'category') throw new Error(plan.to)
        expect([...new URLSearchParams(searchOf(plan))]).toEqual([
          ['gameType', input.gameType],
          ['vassalage', 'JL&x=1'],
        ])
      }),
    )
  })

  it('ROUTE-04 says on the launch screen what was planned', () => {
    fc.assert(
      fc.property(inputs, visitors, (input, visitor) => {
        const plan = planLaunch(input, visitor)
        if (plan.to === 'login' || plan.to === 'trialRefused' || plan.to === 'category') return
        const read = parseLaunchSearch(searchOf(plan))
        if (plan.to === 'game') {
          const { vendor, gameId, nodeId, supportPlay } = plan
          const isLottery = ['LOTT', 'ELOTT'].includes(plan.category)
          expect(read).toEqual({ vendor, gameId, nodeId, supportPlay, backToHome: false, isLottery })
        } else {
          const { vendor, gameCode, prizeMode } = plan
          expect(read).toEqual({
            vendor,
            gameId: '',
            nodeId: 0,
            supportPlay: false,
            gameCode,
            ...(prizeMode && { prizeMode }),
            ...(plan.to === 'lotteryLauncher' && { playType: plan.playType }),
            backToHome: plan.to === 'lotteryLauncher',
            isLottery: true,
          })
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('LAUNCH-05 a guest who was let through is let in by the launch screen, too', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planLaunch(input, guest)
        if (plan.to === 'login' || plan.to === 'trialRefused' || plan.to === 'category') return
        expect(parseLaunchSearch(searchOf(plan))?.isLottery).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the prize mode', () => {
  const dataWith = (category: string, vendor: string) => ({
    sorting: [],
    mapping: { categories: { [category]: [{ vendor, gameType: category }] } },
  })

  it.each(['TCG_LOTTO_VN', 'LOTT'])('LAUNCH-06 is Elott with an e-lottery entry of %s', (vendor) => {
    expect(prizeModeOf(dataWith('ELOTT', vendor))).toBe('Elott')
  })

  it('LAUNCH-06 is Lott with any other entry, in any other category, or before the data is there', () => {
    expect(prizeModeOf(dataWith('ELOTT', 'TCG_SEA'))).toBe('Lott')
    expect(prizeModeOf(dataWith('LOTT', 'TCG_LOTTO_VN'))).toBe('Lott')
    expect(prizeModeOf(dataWith('LOTT', 'LOTT'))).toBe('Lott')
    expect(prizeModeOf({ sorting: [], mapping: { categories: {} } })).toBe('Lott')
    expect(prizeModeOf(undefined)).toBe('Lott')
  })

  it('LAUNCH-06 is the one of the configuration only before the data is there', () => {
    expect(prizeModeOf(undefined, 'Elott')).toBe('Elott')
    expect(prizeModeOf(dataWith('ELOTT', 'TCG_SEA'), 'Elott')).toBe('Lott')
  })
})

describe('the frame of a game', () => {
  const base = 'https://play.example/m/launchGame'

  it('LAUNCH-10 gives a page of our own origin an origin of its own', () => {
    expect(frameRights('https://play.example/game', base).sandbox.split(' ')).not.toContain('allow-same-origin')
  })

  it.each(['https://games.example/', 'https://play.example:8443/', 'http://play.example/'])(
    'LAUNCH-10 lets the page of %s keep its own',
    (url) => {
      expect(frameRights(url, base).sandbox.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin']))
    },
  )

  it('LAUNCH-10 never lets a game lead the whole page away', () => {
    for (const url of [base, 'https://games.example/']) expect(frameRights(url, base).sandbox).not.toContain('top-navigation')
  })
})
