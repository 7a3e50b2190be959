import type { AddressName } from './addresses.rules.ts'

const DAYS = ['range', 'from', 'to'] as const
const RECORD = [...DAYS, 'kind'] as const
const GAMES = ['gameType', 'tab', 'gameName', 'vassalage', 'classify', 'minBet'] as const

/**
 * The parts of its query that an address reads; those that are not here read none. Rules parse them, and write them into links.
 * Every address also takes an affiliate's link (REG-11).
 */
export const ADDRESS_PARAMS = {
  home: ['category'],
  leaderBoard: ['tab'],
  rewardCenter: ['tab'],
  gameList: GAMES,
  gameLobby: GAMES,
  slotsCenter: GAMES,
  gameCenter: ['view', 'menu', 'by', 'period'],
  launchGame: ['vendor', 'gameId', 'nodeId', 'category', 'supportPlay', 'code', 'playType', 'prize_mode', 'pageBack'],
  lottery: ['view', 'group', 'region', 'day'],
  moreLottery: ['prize_mode'],
  startLottery: ['code', 'prize_mode', 'playType', 'view', 'pageBack'],
  activity: ['category', 'id'],
  activityDetail: ['id'],
  help: ['i'],
  register: ['affiliateCode', 'code', 'domain'],
  deposit: ['order'],
  inbox: ['type'],
  message: ['id'],
  securityCenter: ['item'],
  gameRecord: RECORD,
  transactionRecord: [...RECORD, 'types', 'account'],
  depositReport: RECORD,
  withdrawReport: RECORD,
  rebateReport: RECORD,
  profitAndLoss: DAYS,
  teamOverview: DAYS,
  team: ['upline', 'search', 'to'],
  teamBetting: [...RECORD, 'account'],
  teamProfit: [...DAYS, 'account'],
  agentRegister: ['way'],
  agentDividend: DAYS,
} as const satisfies Partial<Record<AddressName, readonly string[]>>
