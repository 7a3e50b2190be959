import { expect, it } from 'vitest'
import { openSheet } from '../../account/security/security.rules.ts'
import { teamQueryOf } from '../../agents/members/teamQuery.rules.ts'
import { accountIn } from '../../agents/records/teamAddress.rules.ts'
import { affiliateOfAddress } from '../../auth/register/affiliate.rules.ts'
import * as record from '../../cashier/records/filter.rules.ts'
import { parseGameCenterSearch, parseRankSearch } from '../../games/center/gameCenter.rules.ts'
import { filterOfSearch } from '../../games/games.rules.ts'
import { parseLaunchSearch } from '../../games/launch/launch.rules.ts'
import { parseLotteryCenterSearch } from '../../lottery/lotteryCenter.rules.ts'
import { parseStartSearch } from '../../lottery/startPage.rules.ts'
import { boardPartOf } from '../../promotions/mission/board.rules.ts'
import { rewardGroupOf } from '../../promotions/rewardGroups.rules.ts'
import { articleAt } from '../../support/help.rules.ts'
import { inboxFilterOf, messageIdOf } from '../../support/inbox/messages.rules.ts'
import { ADDRESSES } from './addresses.rules.ts'
import { ADDRESS_PARAMS } from './addressParams.ts'
import { parseQuery, queryText } from './query.rules.ts'
import { backsHome, isByLink, isTeamRecord } from './route.rules.ts'

type Read = (search: string) => unknown
interface Row {
  read: Read
  /** A value of each parameter with which the address says something else than without it. */
  samples: Record<string, string>
  /** What the address says beside. */
  beside?: string
}

const text =
  (name: string): Read =>
  (search) =>
    queryText(parseQuery(search), name)
const both =
  (...reads: readonly Read[]): Read =>
  (search) =>
    reads.map((read) => read(search))
const records: Read = (search) => record.recordFilterOf(search, ['won'], '2026-02-03')
const DAYS = { range: 'lastMonth', from: '2026-01-05', to: '2026-01-04' }
const GAMES: Row = {
  read: filterOfSearch,
  samples: { gameType: 'FISH', tab: 'recent', gameName: 'x', vassalage: 'JL', classify: 'NEW', minBet: '0.5' },
}
const RECORD: Row = { read: records, samples: { ...DAYS, kind: 'won' } }
const ONLY_DAYS: Row = { read: records, samples: DAYS }

const ROWS: Record<keyof typeof ADDRESS_PARAMS, Row> = {
  home: { read: text('category'), samples: { category: 'RNG' } },
  rewardCenter: { read: rewardGroupOf, samples: { tab: 'past' } },
  leaderBoard: { read: boardPartOf, samples: { tab: 'ranking' } },
  gameList: GAMES,
  gameLobby: GAMES,
  slotsCenter: GAMES,
  gameCenter: {
    read: both(parseGameCenterSearch, parseRankSearch),
    samples: { view: 'ranking', menu: 'RNG', by: 'player', period: 'week' },
  },
  launchGame: {
    // Games that are no lotteries have categories instead of codes.
    read: both(parseLaunchSearch, (search) => parseLaunchSearch(search.replace('TCG_LOTTO_VN', 'JL'))),
    beside: 'vendor=TCG_LOTTO_VN',
    samples: {
      vendor: 'JL',
      gameId: '1',
      nodeId: '2',
      category: 'ELOTT',
      supportPlay: 'true',
      code: 'X',
      playType: 'ent',
      prize_mode: 'SEA',
      pageBack: 'home',
    },
  },
  lottery: { read: parseLotteryCenterSearch, samples: { view: 'results', group: 'g', region: 'r', day: '2026-01-01' } },
  moreLottery: { read: (search) => parseStartSearch(search).mode, samples: { prize_mode: 'SEA' } },
  startLottery: {
    read: both(parseStartSearch, backsHome),
    samples: { code: 'X', prize_mode: 'SEA', playType: 'ent', view: 'trends', pageBack: 'home' },
  },
  activity: { read: both(text('category'), text('id')), samples: { category: 'x', id: '7' } },
  activityDetail: { read: text('id'), samples: { id: '7' } },
  help: { read: (search) => articleAt(search, 9), samples: { i: '2' } },
  register: {
    read: (search) => affiliateOfAddress('/m/register', search),
    beside: 'code=a1',
    samples: { affiliateCode: 'b2', code: 'c3', domain: 'friend.example' },
  },
  deposit: { read: text('order'), samples: { order: 'D1' } },
  inbox: { read: inboxFilterOf, samples: { type: 'unread' } },
  message: { read: messageIdOf, samples: { id: '7' } },
  securityCenter: { read: openSheet, samples: { item: 'nickname' } },
  gameRecord: RECORD,
  transactionRecord: { read: both(records, isTeamRecord, accountIn), samples: { ...RECORD.samples, types: 'A', account: 'x' } },
  depositReport: RECORD,
  withdrawReport: RECORD,
  rebateReport: RECORD,
  profitAndLoss: ONLY_DAYS,
  teamOverview: ONLY_DAYS,
  team: { read: teamQueryOf, samples: { upline: 'a', search: 'b', to: 'c' } },
  teamBetting: { read: both(records, accountIn), samples: { ...RECORD.samples, account: 'x' } },
  teamProfit: { read: both(records, accountIn), samples: { ...DAYS, account: 'x' } },
  agentRegister: { read: isByLink, samples: { way: 'link' } },
  agentDividend: ONLY_DAYS,
}

it.each(Object.entries(ROWS))(
  '%s reads each parameter that is listed, and no other',
  (name, { read, samples, beside = '' }) => {
    const listed = Object.entries(ADDRESS_PARAMS).find(([each]) => each === name)?.[1] ?? []
    expect(Object.keys(samples).toSorted()).toEqual([...listed].toSorted())
    // A range of one's own takes both its ends.
    const others = { ...(samples.from !== undefined && { from: '2026-01-01', to: '2026-01-08' }) }
    for (const [param, value] of Object.entries(samples)) {
      const isEnd = param in others
      const before = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(beside)), ...(isEnd && others) })
      const after = new URLSearchParams({ ...Object.fromEntries(before), [param]: value })
      expect(read(`?${after}`), param).not.toEqual(read(`?${before}`))
    }
    const known = new URLSearchParams(beside).toString()
    expect(read(`?${known}&unknown=1`)).toEqual(read(`?${known}`))
  },
)

it('no parameter is listed for an address that there is not', () => {
  expect(Object.keys(ADDRESS_PARAMS).filter((name) => !Object.hasOwn(ADDRESSES, name))).toEqual([])
})
