import type { OperationId } from '@lobbykit/mock-server'
import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, AGENT, MARIA } from '../lib/lobby.ts'

const main = (page: Page) => page.getByRole('main')

interface Place {
  path: string
  /** The call that the page cannot do without. */
  needs: OperationId
  /** What is there when it has come. */
  shows: (page: Page) => ReturnType<Page['locator']>
  account?: Account
  /** Guests may be there, too: whoever is logged out stays. */
  isPublic?: true
}

const PLACES: readonly Place[] = [
  { path: '/m/voucherCenter', needs: 'listDepositChannels', shows: (page) => page.getByRole('radio', { name: 'Alipay' }) },
  { path: '/m/withdraw', needs: 'getWithdrawTerms', shows: (page) => page.getByRole('combobox', { name: 'Bank card' }) },
  { path: '/m/withdraw', needs: 'listBankCards', shows: (page) => page.getByRole('combobox', { name: 'Bank card' }) },
  {
    path: '/m/upLine/transfer',
    needs: 'getTransferTerms',
    shows: (page) => page.getByText('master01'),
    account: AGENT,
  },
  { path: '/m/securityCenter', needs: 'getSecurityConfig', shows: (page) => page.getByText('m***a@mail.example') },
  { path: '/m/kyc', needs: 'getKyc', shows: (page) => page.locator('input[name=realName]') },
  { path: '/m/responsibleGaming', needs: 'getLimits', shows: (page) => main(page).getByRole('button').first() },
  { path: '/m/webEmail', needs: 'listMessages', shows: (page) => main(page).getByRole('listitem').nth(3) },
  { path: '/m/gameRecord', needs: 'listBets', shows: (page) => main(page).getByText('₱').first() },
  { path: '/m/transaction/record', needs: 'listMovements', shows: (page) => main(page).getByText('₱').first() },
  {
    path: '/m/member/rebateReport',
    needs: 'listRebates',
    shows: (page) => main(page).getByText('Nothing happened on these days.'),
  },
  { path: '/m/member/manualRebate', needs: 'getRebate', shows: (page) => main(page).getByRole('button', { name: /^Claim/ }) },
  { path: '/m/leaderBoard', needs: 'listMissions', shows: (page) => main(page).getByText('Play 3 rounds today') },
  {
    path: '/m/leaderBoard',
    needs: 'getMissionRank',
    shows: (page) => main(page).getByRole('list').first().getByRole('listitem').nth(2),
  },
  { path: '/m/rewardCenter', needs: 'listPromotions', shows: (page) => main(page).getByText('Welcome bonus').first() },
  {
    path: '/m/activityDetail?id=701',
    needs: 'getPromotion',
    shows: (page) => main(page).getByText('Welcome bonus').first(),
    isPublic: true,
  },
  { path: '/m/profitandloss', needs: 'getProfitAndLoss', shows: (page) => main(page).getByRole('table').first() },
  { path: '/m/member/benefits', needs: 'getClubBenefit', shows: (page) => main(page).getByRole('progressbar') },
  {
    path: '/m/startLottery?code=ELOTT_ELOTT_1',
    needs: 'getLotteryGame',
    shows: (page) => page.getByRole('timer'),
    isPublic: true,
  },
  {
    path: '/m/startLottery?code=ELOTT_ELOTT_1&view=trends',
    needs: 'listLotteryDraws',
    shows: (page) => page.getByRole('heading', { name: 'Hot numbers' }),
    isPublic: true,
  },
  {
    path: '/m/startLottery?code=ELOTT_ELOTT_1&view=orders',
    needs: 'listLotteryOrders',
    shows: (page) => main(page).getByText('No bets yet'),
    isPublic: true,
  },
  {
    path: '/m/startLottery?code=TCG_LOTTO_VN_ELOTT_1&view=numero',
    needs: 'getLotteryNumero',
    shows: (page) => main(page).getByRole('rowheader').nth(99),
    isPublic: true,
  },
  {
    path: '/m/startLottery?prize_mode=Lott&playType=trad',
    needs: 'listLotteries',
    shows: (page) => main(page).getByRole('list', { name: 'Open draws' }).getByRole('link').first(),
    isPublic: true,
  },
  {
    path: '/m/lottery',
    needs: 'listLotteries',
    shows: (page) => main(page).getByRole('region', { name: 'Lottery' }).getByRole('article').first(),
    isPublic: true,
  },
  {
    path: '/m/moreLottery?prize_mode=SEA',
    needs: 'listLotteries',
    shows: (page) => main(page).getByRole('list', { name: 'Open draws' }).getByRole('link').first(),
    isPublic: true,
  },
  {
    path: '/m/lottery?view=results',
    needs: 'getRecentLottery',
    shows: (page) => main(page).getByRole('region').getByText('Special prize').first(),
    isPublic: true,
  },
  {
    path: '/m/lottery?view=ranking&period=week',
    needs: 'listGameRank',
    shows: (page) => main(page).getByRole('list', { name: 'Ranking by winnings' }).getByRole('button').first(),
    isPublic: true,
  },
  {
    path: '/m/gameCenter?view=ranking',
    needs: 'listGameRank',
    shows: (page) => main(page).getByRole('list', { name: 'Ranking by winnings' }).getByRole('button').first(),
    isPublic: true,
  },
  { path: '/m/inviteFriends', needs: 'getReferral', shows: (page) => main(page).getByText('LK118V', { exact: true }) },
  { path: '/m/inviteFriends', needs: 'listFriends', shows: (page) => main(page).getByText('ku***oy') },
  {
    path: '/m/member/team',
    needs: 'listDownlines',
    shows: (page) => main(page).getByRole('button', { name: /broke01/ }),
    account: AGENT,
  },
  {
    path: '/m/member/team?to=broke01',
    needs: 'getDownlineTransferTerms',
    shows: (page) => main(page).getByRole('textbox', { name: 'Amount for broke01' }),
    account: AGENT,
  },
  {
    path: '/m/agent',
    needs: 'getTeamKpi',
    shows: (page) => main(page).getByRole('region', { name: 'Your team today' }).getByRole('term').first(),
    account: AGENT,
  },
  {
    path: '/m/member/notice?types=A',
    needs: 'listAnnouncements',
    shows: (page) => main(page).getByRole('group').first(),
    account: AGENT,
  },
  {
    path: '/m/agent/team/overview',
    needs: 'getTeamKpi',
    shows: (page) => main(page).getByRole('region', { name: 'The team in these days' }),
    account: AGENT,
  },
  { path: '/m/teamBetting', needs: 'listTeamBets', shows: (page) => main(page).getByText('₱').first(), account: AGENT },
  {
    path: '/m/transaction/record?types=A',
    needs: 'listTeamMovements',
    shows: (page) => main(page).getByText('₱').first(),
    account: AGENT,
  },
  {
    path: '/m/agent/team/pnl',
    needs: 'getTeamProfit',
    shows: (page) => main(page).getByRole('table').first(),
    account: AGENT,
  },
  {
    path: '/m/agent/team/pnl',
    needs: 'listTeamProfit',
    shows: (page) => main(page).getByRole('button', { name: 'Profit and loss of north01' }),
    account: AGENT,
  },
  {
    path: '/m/agentRegister',
    needs: 'getOwnRates',
    shows: (page) => main(page).getByRole('textbox', { name: 'Slots' }),
    account: AGENT,
  },
  {
    path: '/m/member/agent/agentRebeat',
    needs: 'listDownlines',
    shows: (page) => main(page).getByRole('button', { name: 'Edit the rates of maria88' }),
    account: AGENT,
  },
  {
    path: '/m/member/teamRebate',
    needs: 'getAgentRebate',
    shows: (page) => main(page).getByRole('button', { name: 'Take it' }),
    account: AGENT,
  },
  ...['getSalaryContract', 'getDevidendContract'].map((page) => ({
    path: `/m/member/agent/${page}`,
    needs: 'listContracts' as const,
    shows: (on: Page) => main(on).getByRole('button', { name: 'Have it paid' }),
    account: AGENT,
  })),
  {
    path: '/m/member/agent/getHourContract',
    needs: 'listContracts',
    shows: (page) => main(page).getByText('0.05%').first(),
    account: AGENT,
  },
  {
    path: '/m/member/agent/getSalaryContract',
    needs: 'listContractPayments',
    shows: (page) => main(page).getByText('0.2% of').first(),
    account: AGENT,
  },
  {
    path: '/m/member/agent/agentDivident?range=lastMonth',
    needs: 'listContractPayments',
    shows: (page) => main(page).getByText('15% of').first(),
    account: AGENT,
  },
  { path: '/m/redRain', needs: 'getRedRain', shows: (page) => main(page).getByRole('timer'), account: AGENT },
]

const KINDS = ['500', 'drop', 'malformed'] as const

/** A visitor's start costs more than a visit, so that everything that goes wrong at an address goes wrong on one device. */
const addresses = Map.groupBy(PLACES, ({ path, account = MARIA }) => `${path} of ${account.username}`)

for (const places of addresses.values()) {
  const [first] = places
  if (!first) continue
  const { path, account = MARIA, isPublic } = first
  const calls = places.map(({ needs }) => needs).join(', ')
  const end = isPublic ? 'says so and leads nowhere' : 'leads home and says so'

  test(`ERR-03 ${path} says that ${calls} failed (${KINDS.join(', ')}), and goes on when asked; a session that ended ${end}`, async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    await lobby.enter(account)
    const again = main(page).getByRole('alert').getByRole('button')
    for (const { needs, shows } of places) {
      for (const kind of KINDS) {
        await test.step(`${needs} failed (${kind})`, async () => {
          await lobby.forgetVisits()
          lobby.backend.fault(needs, kind)
          await page.goto(path)
          await expect(again.first(), `says that ${needs} failed (${kind})`).toBeVisible()
          lobby.backend.clearFaults()
          await again.first().tap()
          await expect(shows(page), `goes on after ${needs} failed (${kind})`).toBeVisible()
          await expect(again, `nothing is left of it that ${needs} failed (${kind})`).toHaveCount(0)
        })
      }
    }
    await test.step(`a session that ended ${end}`, async () => {
      await lobby.forgetVisits()
      lobby.backend.endSessions(account.username)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText('The account has been logged out')).toBeVisible()
      await expect(page).toHaveURL(isPublic ? new RegExp(`${path.replace('?', '\\?')}$`) : /\/m\/home$/)
    })
  })
}
