import { ADDRESSES, type AddressName, guardOf, isTeamRecord, type Read, read, settingsQueryOptions } from '@lobbykit/hooks'
import { lazyPart } from '../ui/lazyPart.ts'
import type { ReadPlace, Route } from './route.ts'
import { screenOf, type World, world } from './world.ts'

type Frame = Partial<Omit<Route, 'paths' | 'title' | 'guard'>>

/** One row: an address, the world of its screen, its title if it has one, and what differs from a page with both bars. */
const route = <Address extends AddressName>(
  address: Address,
  place: World<Address>,
  title: Route['title'],
  ...frames: readonly Frame[]
): Route => {
  const frame: Frame = Object.assign({}, ...frames)
  return { paths: ADDRESSES[address], title, header: true, footer: true, guard: guardOf(address), ...place(address), ...frame }
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
const records = world(lazyPart(() => import('../screens/records/index.ts')))
const promotions = world(lazyPart(() => import('../screens/promotions/index.ts')))
const club = world(lazyPart(() => import('../screens/club/index.ts')))
const agentHome = world(lazyPart(() => import('../screens/agentHome/index.ts')))
const agents = world(lazyPart(() => import('../screens/agents/index.ts')))
const sitePart = lazyPart(() => import('../screens/site/index.ts'))
const site = world(sitePart)

const bare = { header: false, footer: false } as const
const plain = { footer: false } as const
const next = { isNext: true } as const
/** What its query asks for, the build cannot know. */
const whole = { query: 'all' } as const

/** A member who launches a game: an address without one says that it is empty, and a guest that one has to log in. */
const A_LAUNCH = { guard: 'member', search: 'category=RNG&vendor=V&gameId=1&nodeId=1&supportPlay=true' } as const

/** The parts of its query that a list of games follows from the first call on. */
const LIST_QUERY = ['gameType', 'vassalage']

/** Every address of the site, home first (ROUTE-01 to ROUTE-03). A screen that comes later has its row already. */
export const routes: readonly Route[] = [
  route('home', home, undefined),
  route('login', auth, undefined, bare, next),
  route('register', register, 'title.register', bare, next),
  route('gameList', games, 'title.games', next, { query: LIST_QUERY }),
  // Its own bar stands in the header's place (APP-08).
  route('launchGame', games, undefined, bare, next, { waiting: A_LAUNCH }),
  route('maintenance', site, undefined, plain),

  route('forgotPassword', password, 'title.forget', plain),
  route('notice', promotions, 'title.notice', plain, next, { beside: ['serverHtml'] }),
  route('service', site, 'title.service', plain),
  route('activity', promotions, 'title.activity', plain),
  route('activityDetail', promotions, 'title.activity', { beside: ['serverHtml'] }),
  route('startLottery', lottery, 'title.lottery', { query: ['code'] }),
  route('gameLobby', games, 'title.games', { query: LIST_QUERY }),
  route('agreement', site, 'title.agreement', plain),
  route('winners', games, 'title.winners', plain),
  route('help', site, 'title.help', { beside: ['serverHtml'] }),
  route('trial', auth, 'title.trial', plain),
  route('gameCenter', games, 'title.gameCenter'),
  route('slotsCenter', games, 'title.slots', { query: ['vassalage'] }),
  route('lottery', lottery, 'title.lottery', next),
  route('moreLottery', lottery, 'title.lottery', plain, { query: ['prize_mode'] }),

  route('settings', account, 'title.settings'),
  route('changePassword', password, 'title.password', plain),
  route('member', account, 'title.member', { header: false }),
  route('vip', club, 'title.vip'),
  route('deposit', cashier, 'title.deposit'),
  route('withdraw', cashier, 'title.withdraw'),
  route('inviteFriends', club, 'title.invite'),
  route('inbox', messages, 'title.messages', whole),
  route('message', messages, 'title.messages', whole),
  route('rewardCenter', promotions, 'title.rewards'),
  route('leaderBoard', promotions, 'title.leaderboard'),
  route('rebate', promotions, 'title.rebate'),
  route('rebateReport', records, 'title.rebateReport', whole),
  route('gameRecord', records, 'title.bets', whole),
  route('transactionRecord', records, 'title.records', whole, {
    titleFor: (search) => (isTeamRecord(search) ? 'agent.records' : undefined),
  }),
  route('securityCenter', profile, 'title.security'),
  route('kyc', profile, 'title.kyc'),
  route('limits', profile, 'title.limits'),
  route('depositReport', records, 'title.depositReport', whole),
  route('withdrawReport', records, 'title.withdrawReport', whole),
  route('profitAndLoss', records, 'title.profit', whole),
  route('uplineTransfer', cashier, 'title.transfer'),
  route('feedback', feedback, 'title.feedback'),

  route('agent', agentHome, 'title.agent', bare),
  route('teamOverview', agents, 'title.team', whole),
  route('team', agents, 'title.teamManage', whole),
  route('redRain', agents, 'title.redRain'),
  route('teamProfit', agents, 'title.teamProfit', whole),
  route('teamBetting', agents, 'title.teamBets', whole),
  route('agentRebate', agents, 'title.rebateEdit'),
  route('teamRebate', agents, 'title.agentRebate'),
  route('agentRegister', agents, 'title.openAccount'),
  route('agentDividend', agents, 'title.dividend'),
  route('agentNotice', agents, 'title.notice'),
  route('salaryContract', agents, 'title.salaryContract'),
  route('dividendContract', agents, 'title.dividendContract'),
  route('hourContract', agents, 'title.hourContract'),
]

/** What an address that no row knows shows (APP-04). */
export const notFoundRoute: Route = {
  paths: [],
  title: 'title.notFound',
  header: true,
  footer: true,
  guard: 'public',
  screen: screenOf(sitePart, 'NotFound'),
}

const byPath = new Map(routes.flatMap((row) => row.paths.map((path) => [path, row] as const)))

/** The row of a path; a trailing slash makes no difference. */
export const routeOf = (path: string): Route => byPath.get(path) ?? byPath.get(path.replace(/\/+$/, '')) ?? notFoundRoute

/** What an address asks first, the site's settings before all else (APP-01). */
export async function readsOf({ reads }: Route, place: ReadPlace): Promise<readonly Read[]> {
  return [read(settingsQueryOptions, { language: place.language }), ...((await reads?.(place)) ?? [])]
}
