import {
  ADDRESSES,
  type AddressName,
  AGENT_TYPES,
  asksToHandDown,
  depositOrderOf,
  guardOf,
  HOT,
  isByLink,
  isTeamRecord,
  LINK_WAY,
  LOBBY_CODE,
  LOTTERY_CENTER_VIEWS,
  lotteryCodeOf,
  PRIZE_MODES,
  type Read,
  read,
  settingsQueryOptions,
} from '@lobbykit/hooks'
import { lazyPart } from '../parts/lazyPart.ts'
import type { ReadPlace } from '../shared/reads.ts'
import { ANY, each, NUMBER, only, type Route, type Shown, shownAt } from './route.ts'
import { alone, apart, type Place, screenIn, world } from './world.ts'

type Frame = Partial<Omit<Route, 'paths' | 'title' | 'guard'>>

/** What only the build needs to know of an address; the scripts that visitors load do not contain it. */
const atBuild = (frame: () => Pick<Route, 'query' | 'none' | 'aside' | 'waiting'>): Frame =>
  import.meta.env.SSR ? frame() : {}
/** The parts of the query on which the first calls of a list of games depend. */
const listQuery = atBuild(() => ({ query: { gameType: ANY, vassalage: ANY } }))
/** For an address whose query leads to calls that the build cannot know. */
const unknown = atBuild(() => ({ query: 'unknown' }))
/** For an address that asks the same whatever its query says. */
const same = atBuild(() => ({ aside: 'all' }))

/** Another screen for a query that asks for something else. */
const instead = (asks: (search: string) => boolean, shown: Shown): Frame => ({
  screenFor: (search) => (asks(search) ? shown : undefined),
})

/** One row: an address, the place of its screen, its title if it has one, and what differs from a page with both bars. */
const route = <Address extends AddressName>(
  address: Address,
  place: Place<Address> | Shown,
  title: Route['title'],
  ...frames: readonly Frame[]
): Route => ({
  paths: ADDRESSES[address],
  title,
  header: true,
  footer: true,
  guard: guardOf(address),
  ...(typeof place === 'function' ? place(address) : place),
  ...(Object.assign({}, ...frames) as Frame),
})

const home = world(lazyPart(() => import('../screens/home/index.ts')))
const auth = world(lazyPart(() => import('../screens/auth/index.ts')))
const password = world(lazyPart(() => import('../screens/password/index.ts')))
const register = world(lazyPart(() => import('../screens/register/index.ts')))
const games = world(lazyPart(() => import('../screens/games/index.ts')))
const lottery = world(lazyPart(() => import('../screens/lottery/index.ts')))
const cashier = world(lazyPart(() => import('../screens/cashier/index.ts')))
const feedback = world(lazyPart(() => import('../screens/feedback/index.ts')))
const messages = world(lazyPart(() => import('../screens/messages/index.ts')))
const account = world(lazyPart(() => import('../screens/account/index.ts')))
const profile = world(lazyPart(() => import('../screens/profile/index.ts')))
const protection = world(lazyPart(() => import('../screens/protection/index.ts')))
const records = world(lazyPart(() => import('../screens/records/index.ts')))
const promotionsPart = lazyPart(() => import('../screens/promotions/index.ts'))
const promotions = world(promotionsPart)
const club = world(lazyPart(() => import('../screens/club/index.ts')))
const agentHome = world(lazyPart(() => import('../screens/agentHome/index.ts')))
const agents = lazyPart(() => import('../screens/agents/index.ts'))
const sitePart = lazyPart(() => import('../screens/site/index.ts'))
const site = world(sitePart)

const contracts = lazyPart(() => import('../screens/agents/Contracts/index.tsx'))

const bare = { header: false, footer: false } as const
const plain = { footer: false } as const
const next = { isNext: true } as const
/** Every address of the site, home first (ROUTE-01 to ROUTE-03). */
export const routes: readonly Route[] = [
  route(
    'home',
    home,
    undefined,
    atBuild(() => ({ query: { category: ANY }, none: { category: ['', HOT] } })),
  ),
  route('login', auth, undefined, bare, next),
  route('register', register, 'title.register', bare, next, same),
  route('gameList', games, 'title.games', next, listQuery),
  // Its own bar stands in the header's place (APP-08).
  route(
    'launchGame',
    games,
    undefined,
    bare,
    next,
    // As for a member who launches a game: a guest would be told to log in, and an address without a game says that there is
    // nothing, which is wrong for most visits.
    atBuild(() => ({
      aside: 'all',
      waiting: { guard: 'member', search: 'category=RNG&vendor=V&gameId=1&nodeId=1&supportPlay=true' },
    })),
  ),
  route('maintenance', site, undefined, plain),

  route('forgotPassword', password, 'title.forget', plain),
  route('notice', promotions, 'title.notice', plain, next, { beside: ['serverHtml'] }),
  route('service', site, 'title.service', plain),
  route(
    'activity',
    promotions,
    'title.activity',
    plain,
    atBuild(() => ({ query: { id: NUMBER }, aside: ['category'] })),
  ),
  route(
    'activityDetail',
    promotions,
    'title.activity',
    { beside: ['serverHtml'] },
    atBuild(() => ({ query: { id: NUMBER } })),
  ),
  route(
    'startLottery',
    lottery,
    'title.lottery',
    instead(
      (search) => lotteryCodeOf(search) !== undefined,
      alone(
        'LotteryGame',
        lazyPart(() => import('../screens/lotteryGame/index.ts')),
      ),
    ),
    atBuild(() => ({
      query: { code: ANY, ...each('prize_mode', PRIZE_MODES) },
      none: { code: ['', LOBBY_CODE] },
      aside: ['playType', 'view', 'pageBack'],
    })),
  ),
  route('gameLobby', games, 'title.games', listQuery),
  route('agreement', site, 'title.agreement', plain),
  route('winners', games, 'title.winners', plain),
  route('help', site, 'title.help', { beside: ['serverHtml'] }, same),
  route('trial', auth, 'title.trial', plain),
  route('gameCenter', games, 'title.gameCenter', same),
  route(
    'slotsCenter',
    games,
    'title.slots',
    atBuild(() => ({ query: { vassalage: ANY } })),
  ),
  route(
    'lottery',
    lottery,
    'title.lottery',
    next,
    atBuild(() => ({
      query: each('view', LOTTERY_CENTER_VIEWS.slice(1)),
      none: { view: ['', ...LOTTERY_CENTER_VIEWS.slice(0, 1)] },
      aside: ['group', 'region', 'day'],
    })),
  ),
  route(
    'moreLottery',
    lottery,
    'title.lottery',
    plain,
    atBuild(() => ({ query: each('prize_mode', PRIZE_MODES), none: { prize_mode: [''] } })),
  ),

  route('settings', account, 'title.settings'),
  route('changePassword', password, 'title.password', plain),
  route('member', account, 'title.member', { header: false }),
  route('vip', club, 'title.vip'),
  route(
    'deposit',
    cashier,
    'title.deposit',
    instead(
      (search) => depositOrderOf(search) !== undefined,
      alone(
        'DepositOrder',
        lazyPart(() => import('../screens/cashier/Deposit/DepositOrder.tsx')),
      ),
    ),
    atBuild(() => ({ query: { order: ANY } })),
  ),
  route('withdraw', cashier, 'title.withdraw'),
  route(
    'inviteFriends',
    alone(
      'InviteFriends',
      lazyPart(() => import('../screens/club/InviteFriends/InviteFriends.tsx')),
    ),
    'title.invite',
  ),
  route('inbox', messages, 'title.messages', unknown),
  route(
    'message',
    messages,
    'title.messages',
    atBuild(() => ({ query: { id: NUMBER } })),
  ),
  route(
    'rewardCenter',
    apart(
      'RewardCenter',
      lazyPart(() => import('../screens/promotions/RewardCenter/RewardCenter.tsx')),
      promotionsPart,
    ),
    'title.rewards',
    same,
  ),
  route(
    'leaderBoard',
    apart(
      'LeaderBoard',
      lazyPart(() => import('../screens/promotions/LeaderBoard/LeaderBoard.tsx')),
      promotionsPart,
    ),
    'title.leaderboard',
    same,
  ),
  route(
    'rebate',
    apart(
      'Rebate',
      lazyPart(() => import('../screens/promotions/Rebate/Rebate.tsx')),
      promotionsPart,
    ),
    'title.rebate',
  ),
  route('rebateReport', records, 'title.rebateReport', unknown),
  route('gameRecord', records, 'title.bets', unknown),
  route(
    'transactionRecord',
    records,
    'title.records',
    {
      titleFor: (search) => (isTeamRecord(search) ? 'agent.records' : undefined),
      ...instead(
        isTeamRecord,
        alone(
          'TeamRecord',
          lazyPart(() => import('../screens/agents/Records/TeamRecord.tsx')),
        ),
      ),
    },
    atBuild(() => ({ query: { types: only(AGENT_TYPES) } })),
  ),
  route('securityCenter', profile, 'title.security', same),
  route('kyc', protection, 'title.kyc'),
  route('limits', protection, 'title.limits'),
  route('depositReport', records, 'title.depositReport', unknown),
  route('withdrawReport', records, 'title.withdrawReport', unknown),
  route('profitAndLoss', records, 'title.profit', unknown),
  route('uplineTransfer', cashier, 'title.transfer'),
  route('feedback', feedback, 'title.feedback'),

  route('agent', agentHome, 'title.agent', bare),
  route(
    'teamOverview',
    apart(
      'Overview',
      lazyPart(() => import('../screens/agents/Overview/Overview.tsx')),
      agents,
    ),
    'title.team',
    unknown,
  ),
  route(
    'team',
    apart(
      'Team',
      lazyPart(() => import('../screens/agents/Team/Team.tsx')),
      agents,
    ),
    'title.teamManage',
    instead(
      asksToHandDown,
      alone(
        'HandDown',
        lazyPart(() => import('../screens/agents/HandDown/HandDown.tsx')),
      ),
    ),
    atBuild(() => ({ query: { to: ANY } })),
  ),
  route(
    'redRain',
    apart(
      'RedRain',
      lazyPart(() => import('../screens/agents/RedRain/RedRain.tsx')),
      agents,
    ),
    'title.redRain',
  ),
  route(
    'teamProfit',
    apart(
      'TeamProfitPage',
      lazyPart(() => import('../screens/agents/TeamProfit/TeamProfitPage.tsx')),
      agents,
    ),
    'title.teamProfit',
    unknown,
  ),
  route(
    'teamBetting',
    apart(
      'TeamBets',
      lazyPart(() => import('../screens/agents/Records/TeamBets.tsx')),
      agents,
    ),
    'title.teamBets',
    unknown,
  ),
  route(
    'agentRebate',
    apart(
      'Rates',
      lazyPart(() => import('../screens/agents/Rates/Rates.tsx')),
      agents,
    ),
    'title.rebateEdit',
  ),
  route(
    'teamRebate',
    apart(
      'AgentRebate',
      lazyPart(() => import('../screens/agents/AgentRebate/AgentRebate.tsx')),
      agents,
    ),
    'title.agentRebate',
  ),
  route(
    'agentRegister',
    apart(
      'OpenAccount',
      lazyPart(() => import('../screens/agents/OpenAccount/OpenAccount.tsx')),
      agents,
    ),
    'title.openAccount',
    instead(
      isByLink,
      alone(
        'Links',
        lazyPart(() => import('../screens/agents/Links/Links.tsx')),
      ),
    ),
    atBuild(() => ({ query: { way: only(LINK_WAY) } })),
  ),
  route(
    'agentDividend',
    apart(
      'Dividends',
      lazyPart(() => import('../screens/agents/Dividends/Dividends.tsx')),
      agents,
    ),
    'title.dividend',
    unknown,
  ),
  route(
    'agentNotice',
    apart(
      'Notices',
      lazyPart(() => import('../screens/agents/Notices/Notices.tsx')),
      agents,
    ),
    'title.notice',
  ),
  route('salaryContract', apart('SalaryContract', contracts, agents), 'title.salaryContract'),
  route('dividendContract', apart('DividendContract', contracts, agents), 'title.dividendContract'),
  route('hourContract', apart('HourContract', contracts, agents), 'title.hourContract'),
]

/** What an address that no row knows shows (APP-04). */
const notFoundRoute: Route = {
  paths: [],
  title: 'title.notFound',
  header: true,
  footer: true,
  guard: 'public',
  screen: screenIn(sitePart, 'NotFound'),
}

const byPath = new Map(routes.flatMap((row) => row.paths.map((path) => [path, row] as const)))

/** The row of a path; a trailing slash makes no difference. */
export const routeOf = (path: string): Route => byPath.get(path) ?? byPath.get(path.replace(/\/+$/, '')) ?? notFoundRoute

/** What an address asks first, the site's settings before all else (APP-01). */
export async function readsOf(row: Route, place: ReadPlace): Promise<readonly Read[]> {
  const { reads } = shownAt(row, place.search)
  return [read(settingsQueryOptions, { language: place.language }), ...((await reads?.(place)) ?? [])]
}
