import { render } from '@testing-library/react'
import { memo } from 'react'
import { expect, it } from 'vitest'
import * as entry from './index.ts'
import { findGames, inLobby, pass, renderIn, settle, type TestLobby, testLobby } from './test/testLobby.tsx'

const SLOTS = entry.emptyFilter('RNG')
const FAVOURITES: entry.GameFilter = { ...entry.emptyFilter(''), tab: 'favourites' }
const TAPPED = 1
const GAME: entry.Game = { nodeId: 2, gameName: 'Reels', gameType: 'RNG', vassalage: 'JL' }
const NO_VENDORS: readonly entry.Vendor[] = []
const SECURITY: entry.SecurityConfig = {
  loginPassword: true,
  paymentPassword: true,
  bankCards: 0,
  mostBankCards: 5,
  kyc: 'none',
}
const KYC: entry.Kyc = { status: 'none', age: 21, fields: {}, documents: [] }
const nothing = () => {}
const RECEIVERS = ['ella26']
const RATES: entry.Rates = { RNG: 1 }
const OWN_RANGE = { days: { from: '2026-01-01', to: '2026-01-01' }, today: '2026-01-01', chooseDays: nothing }
const NO_TABLE = { table: undefined, results: [] }
const STARTED_MS = 60_000
const TO_RENEWAL = 600_000 - STARTED_MS

/** Every hook of the public entry, as a screen would use it; some in more than one way. */
const hooks: Record<string, () => unknown> = {
  useAccountRecord: () => entry.useAccountRecord(''),
  useAddCard: () => entry.useAddCard(nothing),
  useAgentHome: () => entry.useAgentHome(),
  useAnnouncements: () => entry.useAnnouncements(),
  useAvatar: () => entry.useAvatar(nothing),
  useBack: () => entry.useBack('/m/help'),
  useBalance: () => entry.useBalance(),
  useBankCards: () => entry.useBankCards(),
  useBanners: () => entry.useBanners('m_home'),
  useBets: () => entry.useBets(''),
  useCategories: () => entry.useCategories(),
  useCategory: () => entry.useCategory('RNG'),
  useChangePassword: () => entry.useChangePassword(),
  useConnection: () => entry.useConnection(),
  useDepositReport: () => entry.useDepositReport(''),
  useDeposit: () => entry.useDeposit(),
  useDepositOrder: () => entry.useDepositOrder(''),
  useDepositLimit: () => entry.useDepositLimit('day', nothing),
  useDevice: () => entry.useDevice(),
  useDownloadBar: () => entry.useDownloadBar(),
  useDownloadBonus: () => entry.useDownloadBonus(),
  useDownloads: () => entry.useDownloads(),
  useFeedback: () => entry.useFeedback(),
  useForgotPassword: () => entry.useForgotPassword(),
  useFreePlay: () => entry.useFreePlay(),
  useGameFilter: () => entry.useGameFilter('gameType=RNG'),
  useGameFrame: () => entry.useGameFrame('?vendor=JL&gameId=jl-1&nodeId=1&category=RNG'),
  'useGameList of favourites': () => entry.useGameList(FAVOURITES),
  useGameList: () => entry.useGameList(SLOTS),
  useGameTile: () => entry.useGameTile(GAME),
  useGroupBanners: () => entry.useGroupBanners('m_game'),
  useHelp: () => entry.useHelp('?i=1'),
  useHotGames: () => entry.useHotGames(),
  useHotMatches: () => entry.useHotMatches(),
  useImages: () => entry.useImages(),
  useInbox: () => entry.useInbox(),
  'useIsFavourite of the tapped game': () => entry.useIsFavourite(TAPPED),
  useIntention: () => entry.useIntention('claim'),
  useIsFavourite: () => entry.useIsFavourite(2),
  useJackpot: () => entry.useJackpot(false),
  useKycForm: () => entry.useKycForm(KYC),
  useLanguage: () => entry.useLanguage(),
  useLaunch: () => entry.useLaunch(),
  useLimits: () => entry.useLimits(),
  useLobby: () => entry.useLobby(),
  useLobbyQuery: () => entry.useLobbyQuery(entry.vendorsQueryOptions, { language: 'EN' }).data,
  useLogin: () => entry.useLogin(),
  useLoginOffer: () => entry.useLoginOffer(),
  useLotteries: () => entry.useLotteries(),
  useLotteryGame: () => entry.useLotteryGame('ELOTT_ELOTT_1'),
  useLotteryTrends: () => entry.useLotteryTrends(NO_TABLE, 0),
  useLotteryLobbies: () => entry.useLotteryLobbies(),
  useLotteryLobby: () => entry.useLotteryLobby('', 'trad'),
  useLotteryOrders: () => entry.useLotteryOrders(),
  useBetSlip: () => entry.useBetSlip(undefined, 'trad'),
  useLinePicker: () => entry.useLinePicker(undefined, 'trad'),
  useTimeLeft: () => entry.useTimeLeft(),
  useMarquee: () => entry.useMarquee(),
  useMember: () => entry.useMember(),
  useMemberCenter: () => entry.useMemberCenter(),
  useMemberQuery: () => entry.useMemberQuery(entry.unreadCountQueryOptions, undefined).data,
  useMenu: () => entry.useMenu('/m/home'),
  useMissionRank: () => entry.useMissionRank(),
  useMissions: () => entry.useMissions(),
  useMessage: () => entry.useMessage(1040),
  useMessages: () => entry.useMessages(''),
  useNotices: () => entry.useNotices(),
  useNow: () => entry.useNow(),
  useOfferedLanguages: () => entry.useOfferedLanguages(),
  useOpenLink: () => entry.useOpenLink(),
  useOpenPanels: () => entry.useOpenPanels(),
  useOwnRange: () => entry.useOwnRange(OWN_RANGE),
  'usePanel of the opened one': () => entry.usePanel('menu'),
  usePanel: () => entry.usePanel('legal'),
  usePaymentPassword: () => entry.usePaymentPassword(SECURITY, nothing),
  usePickedImages: () => entry.usePickedImages('feedback'),
  usePopups: () => entry.usePopups(),
  usePromotion: () => entry.usePromotion('?id=33'),
  usePromotionPart: () => entry.usePromotionPart(601),
  usePromotions: () => entry.usePromotions(''),
  useRewardCenter: () => entry.useRewardCenter(),
  useClaim: () => entry.useClaim(),
  usePress: () => entry.usePress(() => {}),
  usePrizeMode: () => entry.usePrizeMode(),
  useProfileField: () => entry.useProfileField('email', nothing),
  useProfitAndLoss: () => entry.useProfitAndLoss(''),
  usePrompt: () => entry.usePrompt(),
  useRebate: () => entry.useRebate(),
  useRebateReport: () => entry.useRebateReport(''),
  useRefreshMember: () => entry.useRefreshMember(),
  useRegister: () => entry.useRegister(),
  useRegisterBanners: () => entry.useRegisterBanners(),
  useRouteGuard: () => entry.useRouteGuard('member', '/m/set'),
  useSafeUrl: () => entry.useSafeUrl(),
  useSecurityCenter: () => entry.useSecurityCenter(''),
  useService: () => entry.useService(),
  useServiceLink: () => entry.useServiceLink(),
  useSession: () => entry.useSession(),
  useSettings: () => entry.useSettings(),
  useSiteStatus: () => entry.useSiteStatus(),
  useStartLottery: () => entry.useStartLottery('?code=mega'),
  useStartup: () => entry.useStartup(),
  useSwipe: () => entry.useSwipe(() => {}),
  useToggleFavourite: () => entry.useToggleFavourite(),
  useTransfer: () => entry.useTransfer(),
  useUnclaimed: () => entry.useUnclaimed(),
  useTeam: () => entry.useTeam(''),
  useDirectMembers: () => entry.useDirectMembers(),
  useOpenAccount: () => entry.useOpenAccount(RATES),
  useNewLink: () => entry.useNewLink(RATES),
  useAgentLinks: () => entry.useAgentLinks(),
  useEditRates: () => entry.useEditRates('ella26', RATES, RATES, nothing),
  useAgentRebate: () => entry.useAgentRebate(''),
  useContract: () => entry.useContract('dividend', ''),
  useContractAccess: () => entry.useContractAccess('dividend'),
  useContractOffer: () => entry.useContractOffer('dividend', 1, '', nothing),
  useContractPayments: () => entry.useContractPayments('dividend'),
  useDividends: () => entry.useDividends(''),
  useRainAccess: () => entry.useRainAccess(),
  useRedRain: () => entry.useRedRain(''),
  useTeamBets: () => entry.useTeamBets(''),
  useTeamMovements: () => entry.useTeamMovements('types=A'),
  useTeamProfit: () => entry.useTeamProfit(''),
  useTeamOverview: () => entry.useTeamOverview(''),
  useAgentNotices: () => entry.useAgentNotices(),
  useTeammate: () => entry.useTeammate('ella26'),
  useHandDown: () => entry.useHandDown(RECEIVERS),
  useVendorTiles: () => entry.useVendorTiles(NO_VENDORS),
  useWallets: () => entry.useWallets(),
  useWinners: () => entry.useWinners(),
  useWithdrawReport: () => entry.useWithdrawReport(''),
  useWithdraw: () => entry.useWithdraw(),
  useVipRoom: () => entry.useVipRoom(),
  useInviteFriends: () => entry.useInviteFriends(),
}

const useHand = () => ({
  balance: entry.useBalance(),
  language: entry.useLanguage(),
  menu: entry.usePanel('menu'),
  openLink: entry.useOpenLink(),
  session: entry.useSession(),
  toggle: entry.useToggleFavourite(),
})

interface ProbeProps {
  name: string
  run: () => unknown
  renders: Record<string, number>
}
const Probe = memo(({ name, run, renders }: ProbeProps) => {
  renders[name] = (renders[name] ?? 0) + 1
  run()
  return null
})

/** A member's page with one component for each hook, at rest; `cost` says who redraws how often while `act` happens. */
async function page() {
  let online = true
  const test = await testLobby({ member: 'maria88', device: { online: () => online } })
  const renders: Record<string, number> = {}
  render(
    Object.entries(hooks).map(([name, run]) => <Probe key={name} name={name} run={run} renders={renders} />),
    { wrapper: inLobby(test.lobby) },
  )
  const { result } = renderIn(test, useHand)
  // Whatever waits for a while after the start has happened.
  await pass(test, STARTED_MS)
  const games = await findGames(test.backend, { pageSize: 2 })
  const cost = async (happen: () => unknown): Promise<Record<string, number>> => {
    const before = { ...renders }
    // Not within `act`, which would put several renders into one.
    await happen()
    await settle(test)
    const costs = Object.keys(hooks).map((name): [string, number] => [name, (renders[name] ?? 0) - (before[name] ?? 0)])
    return Object.fromEntries(costs.filter(([, count]) => count !== 0))
  }
  const connect = (now: boolean) => {
    online = now
    window.dispatchEvent(new Event(now ? 'online' : 'offline'))
  }
  return { test, hand: () => result.current, games, cost, connect }
}
type Page = Awaited<ReturnType<typeof page>>

const refetch = ({ lobby }: TestLobby) =>
  lobby.queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'launch' })

it('every hook of the public entry has its row', () => {
  const named = new Set(Object.keys(hooks).map((name) => name.split(' ')[0]))
  expect(Object.keys(entry).filter((name) => /^use[A-Z]/.test(name) && !named.has(name))).toEqual([])
})

const THREE = [
  'useAccountRecord',
  'useBets',
  'useDepositReport',
  'useProfitAndLoss',
  'useRebateReport',
  'useWithdrawReport',
  'useAddCard',
  'useAgentHome',
  'useHandDown',
  'useTeam',
  'useAgentLinks',
  'useAgentRebate',
  'useContract',
  'useContractAccess',
  'useContractOffer',
  'useContractPayments',
  'useDividends',
  'useRainAccess',
  'useRedRain',
  'useDirectMembers',
  'useEditRates',
  'useNewLink',
  'useOpenAccount',
  'useTeamBets',
  'useTeamMovements',
  'useTeamOverview',
  'useTeamProfit',
  'useAgentNotices',
  'useTeammate',
  'useAnnouncements',
  'useBalance',
  'useBanners',
  'useCategories',
  'useCategory',
  'useChangePassword',
  'useDepositOrder',
  'useDepositLimit',
  'useDownloadBonus',
  'useDownloads',
  'useForgotPassword',
  'useGroupBanners',
  'useGameFilter',
  'useGameList',
  'useGameList of favourites',
  'useHelp',
  'useHotMatches',
  'useJackpot',
  'useKycForm',
  'useLimits',
  'useLotteries',
  'useLotteryLobbies',
  'useLotteryLobby',
  'useLotteryGame',
  'useLotteryOrders',
  'useBetSlip',
  'useLinePicker',
  'useMarquee',
  'useMenu',
  'useMissionRank',
  'useRebate',
  'usePaymentPassword',
  'useMessage',
  'useMessages',
  'usePopups',
  'usePrizeMode',
  'useProfileField',
  'useClaim',
  'usePromotion',
  'usePromotionPart',
  'usePromotions',
  'useRewardCenter',
  'useRegisterBanners',
  'useSettings',
  'useStartup',
  'useTransfer',
  'useWallets',
  'useWinners',
  'useWithdraw',
  'useVipRoom',
  'useInviteFriends',
]

it.each<[string, (page: Page) => unknown, Record<string, number>]>([
  ['a notice', ({ hand }) => hand().openLink('https://evil.example/'), { useNotices: 1 }],
  [
    'a panel that opens',
    ({ hand }) => hand().menu.open(),
    { useMenu: 1, useOpenPanels: 1, 'usePanel of the opened one': 1, usePopups: 1 },
  ],
  ['a question', ({ hand }) => void hand().session.logout(), { usePopups: 1, usePrompt: 1 }],
  ['an amount that is hidden', ({ hand }) => hand().balance.toggleHidden(), { useBalance: 1, useWallets: 1 }],
  [
    // Who shows that something loads redraws when it does and when it did.
    'a refetch with the same answers',
    ({ test }) => refetch(test),
    {
      useAddCard: 1,
      // What an agent asks is refused to who is none, and so is asked for anew.
      useAgentHome: 2,
      useHandDown: 2,
      useAgentLinks: 2,
      useAgentRebate: 2,
      useContract: 2,
      useContractOffer: 2,
      useContractPayments: 2,
      useDividends: 2,
      useRedRain: 2,
      useDirectMembers: 2,
      useEditRates: 1,
      useNewLink: 1,
      useOpenAccount: 1,
      useTeam: 2,
      useTeamBets: 2,
      useTeamMovements: 2,
      useTeamOverview: 2,
      useTeamProfit: 2,
      useTeammate: 2,
      useBalance: 2,
      useChangePassword: 1,
      useDepositLimit: 1,
      useForgotPassword: 1,
      useKycForm: 1,
      useLogin: 1,
      // What is left of a draw is counted from when it was asked about.
      useLotteries: 1,
      useLotteryLobby: 1,
      // The others have played on.
      useMissionRank: 1,
      usePaymentPassword: 1,
      useProfileField: 1,
      useRegister: 2,
      useStartup: 2,
      // Its terms are refused to who has no upline, and so are asked for anew.
      useTransfer: 2,
    },
  ],
  [
    'a heart that is tapped',
    ({ hand, games }) => games[0] && hand().toggle(games[0]),
    { 'useIsFavourite of the tapped game': 1 },
  ],
  [
    // Ten minutes pass at once, in which draws close that are asked for again.
    'a token that is renewed',
    ({ test }) => pass(test, TO_RENEWAL),
    { useNow: 1, useTimeLeft: 1, useLotteries: 1, useLotteryLobby: 1, useConnection: 2 },
  ],
  ['a connection that is lost', ({ connect }) => connect(false), { useConnection: 1 }],
  [
    // Once for the language, once when it has settled, once for what it loaded.
    'a change of language',
    async ({ hand, test }) => {
      hand().language.choose('TY')
      await pass(test, 250)
    },
    {
      ...Object.fromEntries(THREE.map((name) => [name, 3])),
      // Once more for its promotions.
      useDeposit: 4,
      // Once more for its list, which is drawn when there is time.
      useHotGames: 4,
      useLanguage: 1,
      useLogin: 4,
      // Once more for the promotions of its badge.
      useMemberCenter: 4,
      // Once more for the missions, which the backend names.
      useMissions: 4,
      useRegister: 4,
      useSiteStatus: 1,
      useSwipe: 1,
      useUnclaimed: 2,
    },
  ],
])('%s redraws what shows it, so many times and nothing else', async (_, happen, costs) => {
  const made = await page()
  expect(await made.cost(() => happen(made))).toEqual(costs)
})
