import {
  ADDRESSES,
  type AddressName,
  guardOf,
  isTeamRecord,
  LOBBY_CODE,
  lotteryCodeOf,
  type Read,
  read,
  settingsQueryOptions,
} from '@lobbykit/hooks'
import { lazyPart } from '../ui/lazyPart.ts'
import type { ReadPlace, Route } from './route.ts'
import { apart, type Place, screenIn, world } from './world.ts'

type Frame = Partial<Omit<Route, 'paths' | 'title' | 'guard'>>

/** The parts of its query that a list of games follows from the first call on. */
const LIST_QUERY = ['gameType', 'vassalage']
/** What its query asks for, the build cannot know. */
const whole = { query: 'all' } as const
/** What the build alone asks of an address; no visit loads it. */
const atBuild: Partial<Readonly<Record<AddressName, Pick<Route, 'query' | 'none' | 'aside' | 'waiting'>>>> = import.meta.env.SSR
  ? {
      gameList: { query: LIST_QUERY },
      gameLobby: { query: LIST_QUERY },
      slotsCenter: { query: ['vassalage'] },
      startLottery: {
        query: ['code', 'prize_mode'],
        none: { code: ['', LOBBY_CODE] },
        aside: ['playType', 'view', 'pageBack'],
      },
      moreLottery: { query: ['prize_mode'] },
      // One who launches a game: an address without one says that it is empty, and a guest that one has to log in.
      launchGame: {
        waiting: { guard: 'member', search: 'category=RNG&vendor=V&gameId=1&nodeId=1&supportPlay=true' },
      },
      inbox: whole,
      message: whole,
      rebateReport: whole,
      gameRecord: whole,
      transactionRecord: whole,
      depositReport: whole,
      withdrawReport: whole,
      profitAndLoss: whole,
      teamOverview: whole,
      team: whole,
      teamProfit: whole,
      teamBetting: whole,
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
  return { paths: ADDRESSES[address], title, header: true, footer: true, guard: guardOf(address), ...place(address), ...frame }
}

const home = world(lazyPart(() => import('../screens/home/index.ts')))
const auth = world(lazyPart(() => import('../screens/auth/index.ts')))
const password = world(lazyPart(() => import('../screens/password/index.ts')))
const register = world(lazyPart(() => import('../screens/register/index.ts')))
const games = world(lazyPart(() => import('../screens/games/index.ts')))
const lottery = world(lazyPart(() => import('../screens/lottery/index.ts')))
const lotteryGame = lazyPart(async () => (await import('../screens/lotteryGame/index.ts')).LotteryGame)
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
  promotions,
  lazyPart(() => import('../screens/promotions/RewardCenter/RewardCenter.tsx')),
  'RewardCenter',
)
const board = apart(
  promotions,
  lazyPart(() => import('../screens/promotions/LeaderBoard/LeaderBoard.tsx')),
  'LeaderBoard',
)
const rebate = apart(
  promotions,
  lazyPart(() => import('../screens/promotions/Rebate/Rebate.tsx')),
  'Rebate',
)
const invite = apart(
  club,
  lazyPart(() => import('../screens/club/InviteFriends/InviteFriends.tsx')),
  'InviteFriends',
)
const overview = apart(
  agents,
  lazyPart(() => import('../screens/agents/Overview/Overview.tsx')),
  'Overview',
)
const team = apart(
  agents,
  lazyPart(() => import('../screens/agents/Team/Team.tsx')),
  'Team',
)
const rain = apart(
  agents,
  lazyPart(() => import('../screens/agents/RedRain/RedRain.tsx')),
  'RedRain',
)
const teamProfit = apart(
  agents,
  lazyPart(() => import('../screens/agents/TeamProfit/TeamProfitPage.tsx')),
  'TeamProfitPage',
)
const teamBets = apart(
  agents,
  lazyPart(() => import('../screens/agents/Records/TeamBets.tsx')),
  'TeamBets',
)
const rates = apart(
  agents,
  lazyPart(() => import('../screens/agents/Rates/Rates.tsx')),
  'Rates',
)
const agentRebate = apart(
  agents,
  lazyPart(() => import('../screens/agents/AgentRebate/AgentRebate.tsx')),
  'AgentRebate',
)
const openAccount = apart(
  agents,
  lazyPart(() => import('../screens/agents/OpenAccount/OpenAccount.tsx')),
  'OpenAccount',
)
const dividends = apart(
  agents,
  lazyPart(() => import('../screens/agents/Dividends/Dividends.tsx')),
  'Dividends',
)
const agentNotices = apart(
  agents,
  lazyPart(() => import('../screens/agents/Notices/Notices.tsx')),
  'Notices',
)
const contracts = lazyPart(() => import('../screens/agents/Contracts/index.tsx'))

const bare = { header: false, footer: false } as const
const plain = { footer: false } as const
const next = { isNext: true } as const
/** Every address of the site, home first (ROUTE-01 to ROUTE-03). A screen that comes later has its row already. */
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
  route('deposit', cashier, 'title.deposit'),
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
  route('team', team, 'title.teamManage'),
  route('redRain', rain, 'title.redRain'),
  route('teamProfit', teamProfit, 'title.teamProfit'),
  route('teamBetting', teamBets, 'title.teamBets'),
  route('agentRebate', rates, 'title.rebateEdit'),
  route('teamRebate', agentRebate, 'title.agentRebate'),
  route('agentRegister', openAccount, 'title.openAccount'),
  route('agentDividend', dividends, 'title.dividend'),
  route('agentNotice', agentNotices, 'title.notice'),
  route('salaryContract', apart(agents, contracts, 'SalaryContract'), 'title.salaryContract'),
  route('dividendContract', apart(agents, contracts, 'DividendContract'), 'title.dividendContract'),
  route('hourContract', apart(agents, contracts, 'HourContract'), 'title.hourContract'),
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
export async function readsOf({ reads }: Route, place: ReadPlace): Promise<readonly Read[]> {
  return [read(settingsQueryOptions, { language: place.language }), ...((await reads?.(place)) ?? [])]
}
