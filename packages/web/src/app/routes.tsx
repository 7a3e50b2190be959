import { lazyPart } from '../ui/lazyPart.ts'
import type { Route } from './route.ts'

type Look = Partial<Pick<Route, 'title' | 'header' | 'footer' | 'guard'>>

const route = (paths: string | readonly string[], screen: Route['screen'], look: Look = {}): Route => ({
  paths: typeof paths === 'string' ? [paths] : paths,
  header: true,
  footer: true,
  guard: 'public',
  screen,
  ...look,
})

const notice = lazyPart(async () => (await import('../screens/Notice/Notice.tsx')).Notice)
const service = lazyPart(async () => (await import('../screens/Service/Service.tsx')).Service)
const winnerPage = lazyPart(async () => (await import('../screens/WinnerPage/WinnerPage.tsx')).WinnerPage)
const coming = lazyPart(async () => (await import('../screens/Coming/Coming.tsx')).Coming)
const gameList = lazyPart(async () => (await import('../screens/GameList/GameList.tsx')).GameList)
const gameLobby = lazyPart(async () => (await import('../screens/GameList/GameLobby.tsx')).GameLobby)
const gameCenter = lazyPart(async () => (await import('../screens/GameCenter/GameCenter.tsx')).GameCenter)
const slotsCenter = lazyPart(async () => (await import('../screens/GameList/SlotsCenter.tsx')).SlotsCenter)
const lottery = lazyPart(async () => (await import('../screens/Lottery/Lottery.tsx')).Lottery)
const moreLottery = lazyPart(async () => (await import('../screens/Lottery/MoreLottery.tsx')).MoreLottery)
const startLottery = lazyPart(async () => (await import('../screens/Lottery/StartLottery.tsx')).StartLottery)
const launchGame = lazyPart(async () => (await import('../screens/LaunchGame/LaunchGame.tsx')).LaunchGame)
const login = lazyPart(async () => (await import('../screens/Login/Login.tsx')).Login)
const maintenance = lazyPart(async () => (await import('../screens/SiteClosed/SiteClosed.tsx')).Maintenance)
const register = lazyPart(async () => (await import('../screens/Register/Register.tsx')).Register)
const settings = lazyPart(async () => (await import('../screens/Settings/Settings.tsx')).Settings)
const trial = lazyPart(async () => (await import('../screens/Trial/Trial.tsx')).Trial)
const notFound = lazyPart(async () => (await import('../screens/NotFound/NotFound.tsx')).NotFound)

const bare = { header: false, footer: false } as const
const plain = { footer: false } as const
const member = { guard: 'member' } as const
const guest = { guard: 'guest' } as const
const agent = { guard: 'agent' } as const

/** Every route of the site but home (ROUTE-01 to ROUTE-03). A screen that comes later has its row already. */
export const routes: readonly Route[] = [
  route('/m/login', login, { ...guest, ...bare }),
  route(['/m/register', '/register.html', '/m/register.html'], register, { ...guest, ...bare, title: 'title.register' }),
  route('/m/gameList', gameList, { title: 'title.games' }),
  route('/m/launchGame', launchGame, bare),
  route('/m/maintenance', maintenance, plain),

  route('/m/forget', coming, { ...plain, title: 'title.forget' }),
  route('/m/notice', notice, { ...plain, title: 'title.notice' }),
  route('/m/service', service, { ...plain, title: 'title.service' }),
  route('/m/activity', coming, { ...plain, title: 'title.activity' }),
  route(['/m/activityDetail', '/m/activityInfo'], coming, { title: 'title.activity' }),
  route('/m/startLottery', startLottery, { title: 'title.lottery' }),
  route('/m/gameLobby', gameLobby, { title: 'title.games' }),
  route('/m/useragreement', coming, { ...plain, title: 'title.agreement' }),
  route('/m/winnerPage', winnerPage, { ...plain, title: 'title.winners' }),
  route(['/m/help', '/m/helpDetail'], coming, { title: 'title.help' }),
  route('/m/trail', trial, { ...plain, title: 'title.trial' }),
  route('/m/gameCenter', gameCenter, { title: 'title.gameCenter' }),
  route('/m/slotsCenter', slotsCenter, { title: 'title.slots' }),
  route('/m/lottery', lottery, { title: 'title.lottery' }),
  route('/m/moreLottery', moreLottery, { ...plain, title: 'title.lottery' }),

  route('/m/set', settings, { ...member, title: 'title.settings' }),
  route('/m/changePsw', coming, { ...member, ...plain, title: 'title.password' }),
  route(['/m/member/home', '/m/mine'], coming, { ...member, header: false, title: 'title.member' }),
  route('/m/member/benefits', coming, { ...member, title: 'title.vip' }),
  route('/m/voucherCenter', coming, { ...member, title: 'title.deposit' }),
  route('/m/withdraw', coming, { ...member, title: 'title.withdraw' }),
  route('/m/inviteFriends', coming, { ...member, title: 'title.invite' }),
  route('/m/webEmail', coming, { ...member, title: 'title.messages' }),
  route('/m/message', coming, { ...member, title: 'title.messages' }),
  route('/m/rewardCenter', coming, { ...member, title: 'title.rewards' }),
  route('/m/leaderBoard', coming, { ...member, title: 'title.leaderboard' }),
  route('/m/member/manualRebate', coming, { ...member, title: 'title.rebate' }),
  route('/m/member/rebateReport', coming, { ...member, title: 'title.rebateReport' }),
  route('/m/gameRecord', coming, { ...member, title: 'title.bets' }),
  route('/m/transaction/record', coming, { ...member, title: 'title.records' }),
  route('/m/securityCenter', coming, { ...member, title: 'title.security' }),
  route('/m/vouReport', coming, { ...member, title: 'title.depositReport' }),
  route('/m/withdrawReport', coming, { ...member, title: 'title.withdrawReport' }),
  route('/m/profitandloss', coming, { ...member, title: 'title.profit' }),
  route('/m/upLine/transfer', coming, { ...member, title: 'title.transfer' }),
  route('/m/feedback', coming, { ...member, title: 'title.feedback' }),

  route('/m/agent', coming, { ...agent, ...bare, title: 'title.agent' }),
  route('/m/agent/team/overview', coming, { ...agent, title: 'title.team' }),
  route('/m/member/team', coming, { ...agent, title: 'title.teamManage' }),
  route('/m/redRain', coming, { ...agent, title: 'title.redRain' }),
  route('/m/agent/team/pnl', coming, { ...agent, title: 'title.teamProfit' }),
  route('/m/teamBetting', coming, { ...agent, title: 'title.teamBets' }),
  route('/m/member/agent/agentRebeat', coming, { ...agent, title: 'title.rebateEdit' }),
  route('/m/member/teamRebate', coming, { ...agent, title: 'title.agentRebate' }),
  route('/m/agentRegister', coming, { ...agent, title: 'title.openAccount' }),
  route('/m/member/agent/agentDivident', coming, { ...agent, title: 'title.dividend' }),
  route('/m/member/notice', coming, { ...agent, title: 'title.notice' }),
  route('/m/member/agent/getSalaryContract', coming, { ...agent, title: 'title.salaryContract' }),
  route('/m/member/agent/getDevidendContract', coming, { ...agent, title: 'title.dividendContract' }),
  route('/m/member/agent/getHourContract', coming, { ...agent, title: 'title.hourContract' }),
]

/** What an address that no row knows shows (APP-04). */
export const notFoundRoute: Route = route([], notFound, { title: 'title.notFound' })

const byPath = new Map(routes.flatMap((row) => row.paths.map((path) => [path, row] as const)))

/** The row of a path; a trailing slash makes no difference. */
export const routeOf = (path: string): Route => byPath.get(path) ?? byPath.get(path.replace(/\/+$/, '')) ?? notFoundRoute
