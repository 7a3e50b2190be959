import { render } from '@testing-library/react'
import { memo } from 'react'
import { expect, it } from 'vitest'
import * as entry from './index.ts'
import { everyHook } from './test/everyHook.ts'
import { findGames, inLobby, pass, renderIn, settle, type TestLobby, testLobby } from './test/testLobby.tsx'

const STARTED_MS = 60_000
const TO_RENEWAL = 600_000 - STARTED_MS

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
    Object.entries(everyHook).map(([name, run]) => <Probe key={name} name={name} run={run} renders={renders} />),
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
    const costs = Object.keys(everyHook).map((name): [string, number] => [name, (renders[name] ?? 0) - (before[name] ?? 0)])
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
  const named = new Set(Object.keys(everyHook).map((name) => name.split(' ')[0]))
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
  'useHandDown to several',
  'useTeam',
  'useAgentLinks',
  'useAgentRebate',
  'useContract',
  'useContractAccess',
  'useContractPlaces',
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
  'useCategoryMenu',
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
  'useGameCenter',
  'useGameRank',
  'useLotteryCenter',
  'useRecentLottery',
  'useLotteries',
  'useLotteryLobbies',
  'useLotteryLobby',
  'useLotteryGame',
  'useLotteryOrders',
  'useBetSlip',
  'useLinePicker',
  'useSlipTotals',
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
  'useWalletWayIsOff',
  'useWalletWays',
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
      'useHandDown to several': 2,
      useAgentLinks: 2,
      useAgentRebate: 2,
      useContract: 2,
      useContractOffer: 2,
      useContractPayments: 2,
      useDividends: 2,
      useRedRain: 2,
      useDirectMembers: 2,
      useEditRates: 2,
      useNewLink: 2,
      useOpenAccount: 2,
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
      useLotteryCenter: 1,
      useLotteryLobby: 1,
      // The others have played on.
      useMissionRank: 1,
      usePaymentPassword: 1,
      useProfileField: 1,
      // The draws that closed at midnight have been drawn meanwhile.
      useRecentLottery: 1,
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
    { useNow: 1, useTimeLeft: 1, useRainClock: 1, useLotteries: 1, useLotteryCenter: 1, useLotteryLobby: 1, useConnection: 2 },
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
      // Once more for the countries, as the login and the registration.
      useForgotPassword: 4,
      // Once more for its list, which is drawn when there is time.
      useHotGames: 4,
      useLanguage: 1,
      useLogin: 4,
      // Once more for the promotions of its badge.
      useMemberCenter: 4,
      // Once more as the number of unread messages is asked for beside the list.
      useMessages: 4,
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
