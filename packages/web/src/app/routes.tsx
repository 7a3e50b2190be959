import { ADDRESSES, type AddressName, type Read, read, settingsQueryOptions } from '@lobbykit/hooks'
import { lazyPart } from '../ui/lazyPart.ts'
import type { ReadPlace, Route } from './route.ts'
import { screenOf, type World, world } from './world.ts'

type Frame = Partial<Omit<Route, 'paths'>>

const route = <Address extends AddressName>(address: Address, place: World<Address>, frame: Frame = {}): Route => ({
  paths: ADDRESSES[address],
  header: true,
  footer: true,
  guard: 'public',
  ...place(address),
  ...frame,
})

const home = world(lazyPart(() => import('../screens/home/index.ts')))
const auth = world(lazyPart(() => import('../screens/auth/index.ts')))
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
const agents = world(lazyPart(() => import('../screens/agents/index.ts')))
const sitePart = lazyPart(() => import('../screens/site/index.ts'))
const site = world(sitePart)

const bare = { header: false, footer: false } as const
const plain = { footer: false } as const
const member = { guard: 'member' } as const
const guest = { guard: 'guest' } as const
const agent = { guard: 'agent' } as const
const next = { isNext: true } as const

/** The parts of its query that a list of games follows from the first call on. */
const LIST_QUERY = ['gameType', 'vassalage']

/** Every address of the site, home first (ROUTE-01 to ROUTE-03). A screen that comes later has its row already. */
export const routes: readonly Route[] = [
  route('home', home),
  route('login', auth, { ...guest, ...bare, ...next }),
  route('register', register, { ...guest, ...bare, ...next, title: 'title.register' }),
  route('gameList', games, { ...next, title: 'title.games', query: LIST_QUERY }),
  // Its own bar stands in the header's place (APP-08).
  route('launchGame', games, { ...bare, ...next }),
  route('maintenance', site, plain),

  route('forgotPassword', auth, { ...plain, title: 'title.forget' }),
  route('notice', promotions, { ...plain, ...next, title: 'title.notice', beside: ['serverHtml'] }),
  route('service', site, { ...plain, title: 'title.service' }),
  route('activity', promotions, { ...plain, title: 'title.activity' }),
  route('activityDetail', promotions, { title: 'title.activity', beside: ['serverHtml'] }),
  route('startLottery', lottery, { title: 'title.lottery' }),
  route('gameLobby', games, { title: 'title.games', query: LIST_QUERY }),
  route('agreement', site, { ...plain, title: 'title.agreement' }),
  route('winners', games, { ...plain, title: 'title.winners' }),
  route('help', site, { title: 'title.help', beside: ['serverHtml'] }),
  route('trial', auth, { ...plain, title: 'title.trial' }),
  route('gameCenter', games, { title: 'title.gameCenter' }),
  route('slotsCenter', games, { title: 'title.slots', query: ['vassalage'] }),
  route('lottery', lottery, { ...next, title: 'title.lottery' }),
  route('moreLottery', lottery, { ...plain, title: 'title.lottery' }),

  route('settings', account, { ...member, title: 'title.settings' }),
  route('changePassword', auth, { ...member, ...plain, title: 'title.password' }),
  route('member', account, { ...member, header: false, title: 'title.member' }),
  route('vip', club, { ...member, title: 'title.vip' }),
  route('deposit', cashier, { ...member, title: 'title.deposit' }),
  route('withdraw', cashier, { ...member, title: 'title.withdraw' }),
  route('inviteFriends', club, { ...member, title: 'title.invite' }),
  route('inbox', messages, { ...member, title: 'title.messages', query: ['type'] }),
  route('message', messages, { ...member, title: 'title.messages' }),
  route('rewardCenter', promotions, { ...member, title: 'title.rewards' }),
  route('leaderBoard', promotions, { ...member, title: 'title.leaderboard' }),
  route('rebate', promotions, { ...member, title: 'title.rebate' }),
  route('rebateReport', records, { ...member, title: 'title.rebateReport' }),
  route('gameRecord', records, { ...member, title: 'title.bets' }),
  route('transactionRecord', records, { ...member, title: 'title.records' }),
  route('securityCenter', profile, { ...member, title: 'title.security' }),
  route('kyc', profile, { ...member, title: 'title.kyc' }),
  route('limits', profile, { ...member, title: 'title.limits' }),
  route('depositReport', records, { ...member, title: 'title.depositReport' }),
  route('withdrawReport', records, { ...member, title: 'title.withdrawReport' }),
  route('profitAndLoss', records, { ...member, title: 'title.profit' }),
  route('uplineTransfer', cashier, { ...member, title: 'title.transfer' }),
  route('feedback', feedback, { ...member, title: 'title.feedback' }),

  route('agent', agents, { ...agent, ...bare, title: 'title.agent' }),
  route('teamOverview', agents, { ...agent, title: 'title.team' }),
  route('team', agents, { ...agent, title: 'title.teamManage' }),
  route('redRain', agents, { ...agent, title: 'title.redRain' }),
  route('teamProfit', agents, { ...agent, title: 'title.teamProfit' }),
  route('teamBetting', agents, { ...agent, title: 'title.teamBets' }),
  route('agentRebate', agents, { ...agent, title: 'title.rebateEdit' }),
  route('teamRebate', agents, { ...agent, title: 'title.agentRebate' }),
  route('agentRegister', agents, { ...agent, title: 'title.openAccount' }),
  route('agentDividend', agents, { ...agent, title: 'title.dividend' }),
  route('agentNotice', agents, { ...agent, title: 'title.notice' }),
  route('salaryContract', agents, { ...agent, title: 'title.salaryContract' }),
  route('dividendContract', agents, { ...agent, title: 'title.dividendContract' }),
  route('hourContract', agents, { ...agent, title: 'title.hourContract' }),
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
