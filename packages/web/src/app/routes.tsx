import {
  ADDRESSES,
  type AddressName,
  depositOrderOf,
  guardOf,
  isByLink,
  isTeamRecord,
  LOBBY_CODE,
  lotteryCodeOf,
  type Read,
  read,
  settingsQueryOptions,
  teamQueryOf,
} from '@lobbykit/hooks'
import { lazyPart } from '../ui/lazyPart.ts'
import { ANY, only, type ReadPlace, type Route, shownAt, WHOLE_NUMBER } from './route.ts'
import { apart, type Place, screenIn, world } from './world.ts'

type Frame = Partial<Omit<Route, 'paths' | 'title' | 'guard'>>

/** The parts of its query that a list of games follows from the first call on. */
const LIST_QUERY = { gameType: ANY, vassalage: ANY }
/** What its query asks for, the build cannot know. */
const unknown = { query: 'unknown' } as const
/** What the build alone asks of an address; no visit loads it. */
const atBuild: Partial<Readonly<Record<AddressName, Pick<Route, 'query' | 'none' | 'aside' | 'waiting'>>>> = import.meta.env.SSR
  ? {
      gameList: { query: LIST_QUERY },
      gameLobby: { query: LIST_QUERY },
      slotsCenter: { query: { vassalage: ANY } },
      startLottery: {
        query: { code: ANY, prize_mode: ANY },
        none: { code: ['', LOBBY_CODE] },
        aside: ['playType', 'view', 'pageBack'],
      },
      moreLottery: { query: { prize_mode: ANY } },
      // One who launches a game: an address without one says that it is empty, and a guest that one has to log in.
      launchGame: {
        waiting: { guard: 'member', search: 'category=RNG&vendor=V&gameId=1&nodeId=1&supportPlay=true' },
      },
      inbox: unknown,
      message: { query: { id: WHOLE_NUMBER } },
      deposit: { query: { order: ANY } },
      rebateReport: unknown,
      gameRecord: unknown,
      transactionRecord: { query: { types: only('A') } },
      depositReport: unknown,
      withdrawReport: unknown,
      profitAndLoss: unknown,
      teamOverview: unknown,
      team: { query: { to: ANY } },
      agentRegister: { query: { way: only('link') } },
      teamProfit: unknown,
      teamBetting: unknown,
    }
  : {}

/** One row: an address, the place of its screen, its title if it has one, and what differs from a page with both bars. */
const route = <Address extends AddressName>(
  address: Address,
  place: Place<Address>,
  title: Route['title'],
  ...frames: readonly Frame[]
): Route => {
  const frame: Frame = Object.assign({}, atBuild[address], ...frames)
  return {
    paths: ADDRESSES[address],
    title,
    header: true,
    footer: true,
    guard: guardOf(address),
    ...(typeof place === 'function' ? place(address) : place),
    ...frame,
  }
}

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
const promotions = world(lazyPart(() => import('../screens/promotions/index.ts')))
const club = world(lazyPart(() => import('../screens/club/index.ts')))
const agentHome = world(lazyPart(() => import('../screens/agentHome/index.ts')))
const agents = world(lazyPart(() => import('../screens/agents/index.ts')))
const sitePart = lazyPart(() => import('../screens/site/index.ts'))
const site = world(sitePart)

// Screens in scripts of their own.
const rewards = apart(
  lazyPart(() => import('../screens/promotions/RewardCenter/RewardCenter.tsx')),
  'RewardCenter',
  promotions,
)
const board = apart(
  lazyPart(() => import('../screens/promotions/LeaderBoard/LeaderBoard.tsx')),
  'LeaderBoard',
  promotions,
)
const rebate = apart(
  lazyPart(() => import('../screens/promotions/Rebate/Rebate.tsx')),
  'Rebate',
  promotions,
)
const invite = apart(
  lazyPart(() => import('../screens/club/InviteFriends/InviteFriends.tsx')),
  'InviteFriends',
  club,
)
const overview = apart(
  lazyPart(() => import('../screens/agents/Overview/Overview.tsx')),
  'Overview',
  agents,
)
const team = apart(
  lazyPart(() => import('../screens/agents/Team/Team.tsx')),
  'Team',
  agents,
)
const rain = apart(
  lazyPart(() => import('../screens/agents/RedRain/RedRain.tsx')),
  'RedRain',
  agents,
)
const teamProfit = apart(
  lazyPart(() => import('../screens/agents/TeamProfit/TeamProfitPage.tsx')),
  'TeamProfitPage',
  agents,
)
const teamBets = apart(
  lazyPart(() => import('../screens/agents/Records/TeamBets.tsx')),
  'TeamBets',
  agents,
)
const rates = apart(
  lazyPart(() => import('../screens/agents/Rates/Rates.tsx')),
  'Rates',
  agents,
)
const agentRebate = apart(
  lazyPart(() => import('../screens/agents/AgentRebate/AgentRebate.tsx')),
  'AgentRebate',
  agents,
)
const openAccount = apart(
  lazyPart(() => import('../screens/agents/OpenAccount/OpenAccount.tsx')),
  'OpenAccount',
  agents,
)
const dividends = apart(
  lazyPart(() => import('../screens/agents/Dividends/Dividends.tsx')),
  'Dividends',
  agents,
)
const agentNotices = apart(
  lazyPart(() => import('../screens/agents/Notices/Notices.tsx')),
  'Notices',
  agents,
)
const contracts = lazyPart(() => import('../screens/agents/Contracts/index.tsx'))

// Screens that a query chooses instead.
const lotteryGame = apart(
  lazyPart(() => import('../screens/lotteryGame/index.ts')),
  'LotteryGame',
)('startLottery')
const depositOrder = apart(
  lazyPart(() => import('../screens/cashier/Deposit/DepositOrder.tsx')),
  'DepositOrder',
)('deposit')
const teamRecord = apart(
  lazyPart(() => import('../screens/agents/Records/TeamRecord.tsx')),
  'TeamRecord',
)('transactionRecord')
const handDown = apart(
  lazyPart(() => import('../screens/agents/HandDown/HandDown.tsx')),
  'HandDown',
)('team')
const links = apart(
  lazyPart(() => import('../screens/agents/Links/Links.tsx')),
  'Links',
)('agentRegister')

const bare = { header: false, footer: false } as const
const plain = { footer: false } as const
const next = { isNext: true } as const
/** Every address of the site, home first (ROUTE-01 to ROUTE-03). */
export const routes: readonly Route[] = [
  route('home', home, undefined),
  route('login', auth, undefined, bare, next),
  route('register', register, 'title.register', bare, next),
  route('gameList', games, 'title.games', next),
  // Its own bar stands in the header's place (APP-08).
  route('launchGame', games, undefined, bare, next),
  route('maintenance', site, undefined, plain),

  route('forgotPassword', password, 'title.forget', plain),
  route('notice', promotions, 'title.notice', plain, next, { beside: ['serverHtml'] }),
  route('service', site, 'title.service', plain),
  route('activity', promotions, 'title.activity', plain),
  route('activityDetail', promotions, 'title.activity', { beside: ['serverHtml'] }),
  route('startLottery', lottery, 'title.lottery', {
    screenFor: (search) => (lotteryCodeOf(search) === undefined ? undefined : lotteryGame),
  }),
  route('gameLobby', games, 'title.games'),
  route('agreement', site, 'title.agreement', plain),
  route('winners', games, 'title.winners', plain),
  route('help', site, 'title.help', { beside: ['serverHtml'] }),
  route('trial', auth, 'title.trial', plain),
  route('gameCenter', games, 'title.gameCenter'),
  route('slotsCenter', games, 'title.slots'),
  route('lottery', lottery, 'title.lottery', next),
  route('moreLottery', lottery, 'title.lottery', plain),

  route('settings', account, 'title.settings'),
  route('changePassword', password, 'title.password', plain),
  route('member', account, 'title.member', { header: false }),
  route('vip', club, 'title.vip'),
  route('deposit', cashier, 'title.deposit', {
    screenFor: (search) => (depositOrderOf(search) === undefined ? undefined : depositOrder),
  }),
  route('withdraw', cashier, 'title.withdraw'),
  route('inviteFriends', invite, 'title.invite'),
  route('inbox', messages, 'title.messages'),
  route('message', messages, 'title.messages'),
  route('rewardCenter', rewards, 'title.rewards'),
  route('leaderBoard', board, 'title.leaderboard'),
  route('rebate', rebate, 'title.rebate'),
  route('rebateReport', records, 'title.rebateReport'),
  route('gameRecord', records, 'title.bets'),
  route('transactionRecord', records, 'title.records', {
    titleFor: (search) => (isTeamRecord(search) ? 'agent.records' : undefined),
    screenFor: (search) => (isTeamRecord(search) ? teamRecord : undefined),
  }),
  route('securityCenter', profile, 'title.security'),
  route('kyc', protection, 'title.kyc'),
  route('limits', protection, 'title.limits'),
  route('depositReport', records, 'title.depositReport'),
  route('withdrawReport', records, 'title.withdrawReport'),
  route('profitAndLoss', records, 'title.profit'),
  route('uplineTransfer', cashier, 'title.transfer'),
  route('feedback', feedback, 'title.feedback'),

  route('agent', agentHome, 'title.agent', bare),
  route('teamOverview', overview, 'title.team'),
  route('team', team, 'title.teamManage', {
    screenFor: (search) => (teamQueryOf(search).to.length === 0 ? undefined : handDown),
  }),
  route('redRain', rain, 'title.redRain'),
  route('teamProfit', teamProfit, 'title.teamProfit'),
  route('teamBetting', teamBets, 'title.teamBets'),
  route('agentRebate', rates, 'title.rebateEdit'),
  route('teamRebate', agentRebate, 'title.agentRebate'),
  route('agentRegister', openAccount, 'title.openAccount', {
    screenFor: (search) => (isByLink(search) ? links : undefined),
  }),
  route('agentDividend', dividends, 'title.dividend'),
  route('agentNotice', agentNotices, 'title.notice'),
  route('salaryContract', apart(contracts, 'SalaryContract', agents), 'title.salaryContract'),
  route('dividendContract', apart(contracts, 'DividendContract', agents), 'title.dividendContract'),
  route('hourContract', apart(contracts, 'HourContract', agents), 'title.hourContract'),
]

/** What an address that no row knows shows (APP-04). */
export const notFoundRoute: Route = {
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
