import { ADDRESSES, type AddressName, type Read, read, settingsQueryOptions } from '@lobbykit/hooks'
import { lazyPart } from '../ui/lazyPart.ts'
import type { ReadPlace, Route } from './route.ts'
import { world } from './world.ts'

const route = (address: AddressName, screen: Route['screen'], rest: Partial<Omit<Route, 'paths' | 'screen'>> = {}): Route => ({
  paths: ADDRESSES[address],
  header: true,
  footer: true,
  guard: 'public',
  screen,
  ...rest,
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
const site = world(lazyPart(() => import('../screens/site/index.ts')))
const coming = site.screen('Coming')

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
  route('home', home.screen('Home'), { reads: home.reads('home') }),
  route('login', auth.screen('Login'), { ...guest, ...bare, ...next, reads: auth.reads('login') }),
  route('register', register.screen('Register'), {
    ...guest,
    ...bare,
    ...next,
    title: 'title.register',
    reads: register.reads('register'),
  }),
  route('gameList', games.screen('GameList'), {
    ...next,
    title: 'title.games',
    reads: games.reads('gameList'),
    query: LIST_QUERY,
  }),
  // Its own bar stands in the header's place (APP-08).
  route('launchGame', games.screen('LaunchGame'), { ...bare, ...next }),
  route('maintenance', site.screen('Maintenance'), plain),

  route('forgotPassword', auth.screen('ForgotPassword'), {
    ...plain,
    title: 'title.forget',
    reads: auth.reads('forgotPassword'),
  }),
  route('notice', site.screen('Notice'), {
    ...plain,
    ...next,
    title: 'title.notice',
    reads: site.reads('notice'),
    beside: ['sanitise'],
  }),
  route('service', site.screen('Service'), { ...plain, title: 'title.service', reads: site.reads('service') }),
  route('activity', site.screen('Promotions'), {
    ...plain,
    title: 'title.activity',
    reads: site.reads('promotions'),
  }),
  route('activityDetail', site.screen('Promotion'), {
    title: 'title.activity',
    reads: site.reads('promotions'),
    beside: ['sanitise'],
  }),
  route('startLottery', lottery.screen('StartLottery'), { title: 'title.lottery', reads: lottery.reads('lottery') }),
  route('gameLobby', games.screen('GameLobby'), { title: 'title.games', reads: games.reads('gameLobby'), query: LIST_QUERY }),
  route('agreement', site.screen('Agreement'), { ...plain, title: 'title.agreement' }),
  route('winners', games.screen('WinnerPage'), { ...plain, title: 'title.winners', reads: games.reads('winners') }),
  route('help', site.screen('Help'), { title: 'title.help', reads: site.reads('help'), beside: ['sanitise'] }),
  route('trial', auth.screen('Trial'), { ...plain, title: 'title.trial' }),
  route('gameCenter', games.screen('GameCenter'), { title: 'title.gameCenter', reads: games.reads('gameCenter') }),
  route('slotsCenter', games.screen('SlotsCenter'), {
    title: 'title.slots',
    reads: games.reads('slots'),
    query: ['vassalage'],
  }),
  route('lottery', lottery.screen('Lottery'), { ...next, title: 'title.lottery', reads: lottery.reads('lottery') }),
  route('moreLottery', lottery.screen('MoreLottery'), { ...plain, title: 'title.lottery', reads: lottery.reads('lottery') }),

  route('settings', account.screen('Settings'), { ...member, title: 'title.settings' }),
  route('changePassword', auth.screen('ChangePassword'), {
    ...member,
    ...plain,
    title: 'title.password',
    reads: auth.reads('changePassword'),
  }),
  route('member', account.screen('Member'), {
    ...member,
    header: false,
    title: 'title.member',
    reads: account.reads('member'),
  }),
  route('vip', coming, { ...member, title: 'title.vip' }),
  route('deposit', cashier.screen('Deposit'), { ...member, title: 'title.deposit', reads: cashier.reads('deposit') }),
  route('withdraw', cashier.screen('Withdraw'), { ...member, title: 'title.withdraw', reads: cashier.reads('withdraw') }),
  route('inviteFriends', coming, { ...member, title: 'title.invite' }),
  route('inbox', messages.screen('Inbox'), {
    ...member,
    title: 'title.messages',
    reads: messages.reads('inbox'),
    query: ['type'],
  }),
  route('message', messages.screen('Message'), {
    ...member,
    title: 'title.messages',
  }),
  route('rewardCenter', coming, { ...member, title: 'title.rewards' }),
  route('leaderBoard', coming, { ...member, title: 'title.leaderboard' }),
  route('rebate', coming, { ...member, title: 'title.rebate' }),
  route('rebateReport', coming, { ...member, title: 'title.rebateReport' }),
  route('gameRecord', records.screen('BetRecord'), { ...member, title: 'title.bets' }),
  route('transactionRecord', records.screen('AccountRecord'), {
    ...member,
    title: 'title.records',
  }),
  route('securityCenter', profile.screen('SecurityCenter'), {
    ...member,
    title: 'title.security',
    reads: profile.reads('securityCenter'),
  }),
  route('kyc', profile.screen('Kyc'), { ...member, title: 'title.kyc', reads: profile.reads('kyc') }),
  route('limits', profile.screen('Limits'), { ...member, title: 'title.limits' }),
  route('depositReport', records.screen('DepositReport'), {
    ...member,
    title: 'title.depositReport',
  }),
  route('withdrawReport', records.screen('WithdrawReport'), {
    ...member,
    title: 'title.withdrawReport',
  }),
  route('profitAndLoss', records.screen('ProfitAndLoss'), {
    ...member,
    title: 'title.profit',
  }),
  route('uplineTransfer', cashier.screen('Transfer'), { ...member, title: 'title.transfer', reads: cashier.reads('transfer') }),
  route('feedback', feedback.screen('Feedback'), { ...member, title: 'title.feedback' }),

  route('agent', coming, { ...agent, ...bare, title: 'title.agent' }),
  route('teamOverview', coming, { ...agent, title: 'title.team' }),
  route('team', coming, { ...agent, title: 'title.teamManage' }),
  route('redRain', coming, { ...agent, title: 'title.redRain' }),
  route('teamProfit', coming, { ...agent, title: 'title.teamProfit' }),
  route('teamBetting', coming, { ...agent, title: 'title.teamBets' }),
  route('agentRebate', coming, { ...agent, title: 'title.rebateEdit' }),
  route('teamRebate', coming, { ...agent, title: 'title.agentRebate' }),
  route('agentRegister', coming, { ...agent, title: 'title.openAccount' }),
  route('agentDividend', coming, { ...agent, title: 'title.dividend' }),
  route('agentNotice', coming, { ...agent, title: 'title.notice' }),
  route('salaryContract', coming, { ...agent, title: 'title.salaryContract' }),
  route('dividendContract', coming, { ...agent, title: 'title.dividendContract' }),
  route('hourContract', coming, { ...agent, title: 'title.hourContract' }),
]

/** What an address that no row knows shows (APP-04). */
export const notFoundRoute: Route = {
  paths: [],
  title: 'title.notFound',
  header: true,
  footer: true,
  guard: 'public',
  screen: site.screen('NotFound'),
}

const byPath = new Map(routes.flatMap((row) => row.paths.map((path) => [path, row] as const)))

/** The row of a path; a trailing slash makes no difference. */
export const routeOf = (path: string): Route => byPath.get(path) ?? byPath.get(path.replace(/\/+$/, '')) ?? notFoundRoute

/** What an address asks first, the site's settings before all else (APP-01). */
export async function readsOf({ reads }: Route, place: ReadPlace): Promise<readonly Read[]> {
  return [read(settingsQueryOptions, { language: place.language }), ...((await reads?.(place)) ?? [])]
}
