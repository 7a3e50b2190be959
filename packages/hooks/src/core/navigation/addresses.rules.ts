/** What every path of the site but `/` and `/register.html` begins with. */
export const SITE_ROOT = '/m'

type Paths = Record<string, readonly [string, ...string[]]>

const openToAll = {
  home: ['/m/home', '/', '/m', '/m/index', '/m/index.html'],
  forgotPassword: ['/m/forget'],
  maintenance: ['/m/maintenance'],

  gameList: ['/m/gameList'],
  gameCenter: ['/m/gameCenter'],
  gameLobby: ['/m/gameLobby'],
  slotsCenter: ['/m/slotsCenter'],
  launchGame: ['/m/launchGame'],
  lottery: ['/m/lottery'],
  moreLottery: ['/m/moreLottery'],
  startLottery: ['/m/startLottery'],

  notice: ['/m/notice'],
  service: ['/m/service'],
  activity: ['/m/activity'],
  activityDetail: ['/m/activityDetail', '/m/activityInfo'],
  agreement: ['/m/useragreement'],
  winners: ['/m/winnerPage'],
  help: ['/m/help', '/m/helpDetail'],
} as const satisfies Paths

const forGuests = {
  login: ['/m/login'],
  register: ['/m/register', '/register.html', '/m/register.html'],
  trial: ['/m/trail'],
} as const satisfies Paths

const forMembers = {
  settings: ['/m/set'],
  changePassword: ['/m/changePsw'],
  member: ['/m/member/home', '/m/mine'],
  vip: ['/m/member/benefits'],
  deposit: ['/m/voucherCenter'],
  withdraw: ['/m/withdraw'],
  inviteFriends: ['/m/inviteFriends'],
  inbox: ['/m/webEmail'],
  message: ['/m/message'],
  rewardCenter: ['/m/rewardCenter'],
  leaderBoard: ['/m/leaderBoard'],
  rebate: ['/m/member/manualRebate'],
  rebateReport: ['/m/member/rebateReport'],
  gameRecord: ['/m/gameRecord'],
  transactionRecord: ['/m/transaction/record'],
  securityCenter: ['/m/securityCenter'],
  kyc: ['/m/kyc'],
  limits: ['/m/responsibleGaming'],
  depositReport: ['/m/vouReport'],
  withdrawReport: ['/m/withdrawReport'],
  profitAndLoss: ['/m/profitandloss'],
  uplineTransfer: ['/m/upLine/transfer'],
  feedback: ['/m/feedback'],
} as const satisfies Paths

const forAgents = {
  agent: ['/m/agent'],
  teamOverview: ['/m/agent/team/overview'],
  team: ['/m/member/team'],
  redRain: ['/m/redRain'],
  teamProfit: ['/m/agent/team/pnl'],
  teamBetting: ['/m/teamBetting'],
  agentRebate: ['/m/member/agent/agentRebeat'],
  teamRebate: ['/m/member/teamRebate'],
  agentRegister: ['/m/agentRegister'],
  agentDividend: ['/m/member/agent/agentDivident'],
  agentNotice: ['/m/member/notice'],
  salaryContract: ['/m/member/agent/getSalaryContract'],
  dividendContract: ['/m/member/agent/getDevidendContract'],
  hourContract: ['/m/member/agent/getHourContract'],
} as const satisfies Paths

/**
 * Every address of the site, the only place where one is written. The first path of an address is the one that links lead to;
 * the others show the same page (ROUTE-01 to ROUTE-03, APP-05).
 */
export const ADDRESSES = { ...openToAll, ...forGuests, ...forMembers, ...forAgents }

/** The name of an address of the site. */
export type AddressName = keyof typeof ADDRESSES

/** Who may open an address: everyone, members, agents, or only those who are not logged in yet. */
export type Guard = 'public' | 'member' | 'agent' | 'guest'

/** Who may open an address (ROUTE-01 to ROUTE-03); `useRouteGuard` keeps the others out. */
export function guardOf(name: AddressName): Guard {
  if (name in forMembers) return 'member'
  if (name in forAgents) return 'agent'
  return name in forGuests ? 'guest' : 'public'
}

/** A path that links lead to. */
export type SitePath = (typeof ADDRESSES)[AddressName][0]

/** The path that links to an address lead to. */
export const pathOf = <Name extends AddressName>(name: Name): (typeof ADDRESSES)[Name][0] => ADDRESSES[name][0]

/** Whether a path shows an address; a slash at its end makes no difference. */
export function isAt(name: AddressName, path: string): boolean {
  const paths: readonly string[] = ADDRESSES[name]
  return paths.includes(path) || (path.length > 1 && path.endsWith('/') && paths.includes(path.replace(/\/+$/, '')))
}

/** The address that a path shows, for the router of a skin; undefined where the path is none of the site (APP-04). */
export const addressAt = (path: string): AddressName | undefined =>
  (Object.keys(ADDRESSES) as AddressName[]).find((name) => isAt(name, path))
