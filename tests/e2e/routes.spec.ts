import type { Page } from '@playwright/test'
import { ADDRESSES } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { expect, test } from '../lib/fixtures.ts'
import { AGENT } from '../lib/lobby.ts'

/** Which of header and tab bar a route has (APP-07, APP-08). */
type Chrome = 'both' | 'header' | 'footer' | 'none'
/** A path, the heading that says where one is, and what stands around it. */
type Row = readonly [path: string, heading: string, chrome: Chrome]

const PUBLIC: readonly Row[] = [
  ['/m/login', 'Welcome back', 'none'],
  ['/m/register', 'Registration', 'none'],
  ['/register.html', 'Registration', 'none'],
  ['/m/register.html', 'Registration', 'none'],
  ['/m/forget', 'Forgot password', 'header'],
  ['/m/notice', 'Notice', 'header'],
  ['/m/service', 'Customer service', 'header'],
  ['/m/activity?id=3898487', 'Activity centre', 'header'],
  ['/m/activity?id=3898488', 'Activity centre', 'header'],
  ['/m/activityDetail?id=33', 'Activity centre', 'both'],
  ['/m/activityInfo?id=33', 'Activity centre', 'both'],
  ['/m/startLottery', 'Lottery', 'both'],
  ['/m/gameLobby', 'Games', 'both'],
  ['/m/gameList?gameType=RNG', 'Games', 'both'],
  ['/m/useragreement', 'User agreement', 'header'],
  ['/m/winnerPage', 'Winners', 'header'],
  ['/m/help', 'Help centre', 'both'],
  ['/m/helpDetail?i=1', 'Help centre', 'both'],
  ['/m/trail', 'Free trial', 'header'],
  ['/m/launchGame', 'Game', 'none'],
  ['/m/gameCenter', 'Game centre', 'both'],
  ['/m/slotsCenter', 'Slots (RNG)', 'both'],
  ['/m/lottery', 'Lottery', 'both'],
  ['/m/moreLottery', 'Lottery', 'header'],
  ['/m/maintenance', 'The platform is under maintenance', 'header'],
]

const MEMBER: readonly Row[] = [
  ['/m/changePsw', 'Change password', 'header'],
  ['/m/set', 'Personal setting', 'both'],
  ['/m/member/home', 'Member centre', 'footer'],
  ['/m/mine', 'Member centre', 'footer'],
  ['/m/member/benefits', 'VIP room', 'both'],
  ['/m/voucherCenter', 'Deposit', 'both'],
  ['/m/withdraw', 'Withdraw', 'both'],
  ['/m/inviteFriends', 'Invite friends', 'both'],
  ['/m/webEmail', 'Messages', 'both'],
  ['/m/message', 'Messages', 'both'],
  ['/m/rewardCenter', 'Reward centre', 'both'],
  ['/m/leaderBoard', 'Leaderboard', 'both'],
  ['/m/member/manualRebate', 'Manual rebate', 'both'],
  ['/m/member/rebateReport', 'Rebate report', 'both'],
  ['/m/gameRecord', 'Betting record', 'both'],
  ['/m/transaction/record', 'Account record', 'both'],
  ['/m/securityCenter', 'Security centre', 'both'],
  ['/m/vouReport', 'Load record', 'both'],
  ['/m/withdrawReport', 'Withdraw report', 'both'],
  ['/m/profitandloss', 'Profit and loss', 'both'],
  ['/m/upLine/transfer', 'Transfer to upline', 'both'],
  ['/m/kyc', 'Identity verification', 'both'],
  ['/m/responsibleGaming', 'Responsible gaming', 'both'],
  ['/m/feedback', 'Feedback', 'both'],
]

const AGENTS: readonly Row[] = [
  ['/m/agent', 'Agency centre', 'none'],
  ['/m/agent/team/overview', 'Team overview', 'both'],
  ['/m/member/team', 'Team management', 'both'],
  ['/m/redRain', 'Red envelope rain', 'both'],
  ['/m/agent/team/pnl', 'Team profit and loss', 'both'],
  ['/m/teamBetting', 'Team betting', 'both'],
  ['/m/member/agent/agentRebeat', 'Rebate edit', 'both'],
  ['/m/member/teamRebate', 'Agent rebate', 'both'],
  ['/m/agentRegister', 'Open account', 'both'],
  ['/m/member/agent/agentDivident', 'Dividend', 'both'],
  ['/m/member/notice?types=A', 'Notice', 'both'],
  ['/m/member/agent/getSalaryContract', 'Daily salary contract', 'both'],
  ['/m/member/agent/getDevidendContract', 'Dividend contract', 'both'],
  ['/m/member/agent/getHourContract', 'Hourly salary contract', 'both'],
  ['/m/transaction/record?types=A', 'Team records', 'both'],
]

/** Goes on within the page, as its links do; the first visit loads it. */
async function visit(page: Page, path: string) {
  if (page.url() === 'about:blank') return page.goto(path)
  return page.evaluate((to) => history.pushState(null, '', to), path)
}

/** The route answers with its screen, its heading and its bars. */
async function answers(page: Page, [path, heading, chrome]: Row) {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('This page does not exist')).toBeHidden()
  await expect(page.getByRole('main')).toHaveText(/\p{L}{3}/u)
  await expect(page.getByRole('main')).not.toHaveText(/^\s*Loading\s*$/)
  const has = (part: 'header' | 'footer') => chrome === 'both' || chrome === part
  await expect(page.getByRole('banner').getByRole('button', { name: /^(Menu|Back)$/ })).toBeVisible({ visible: has('header') })
  await expect(page.getByRole('navigation', { name: 'Main places' })).toBeVisible({ visible: has('footer') })
}

async function walk(page: Page, rows: readonly Row[]) {
  for (const row of rows) await test.step(row[0], () => answers(page, row))
}

test('every path of the site but those of home has its row here', () => {
  const { home: _, ...others } = ADDRESSES
  const named = new Set([...PUBLIC, ...MEMBER, ...AGENTS].map(([path]) => path.split('?')[0]))
  expect(Object.values(others).flatMap((paths) => paths.filter((path) => !named.has(path)))).toEqual([])
})

test('ROUTE-01 APP-06 APP-07 APP-08 APP-09 every public route answers under its header and footer', async ({
  lobby: _,
  page,
}) => {
  await walk(page, PUBLIC)
})

test('ROUTE-02 APP-06 APP-07 APP-08 APP-09 every member route answers a member', async ({ lobby, page }) => {
  await lobby.logIn()
  await walk(page, MEMBER)
})

test('ROUTE-03 APP-06 APP-07 APP-08 every agent route answers an agent', async ({ lobby, page }) => {
  await lobby.logIn(AGENT)
  await walk(page, AGENTS)
})

test('ROUTE-06 APP-26 guests at the addresses of members and agents are taken home and offered to log in', async ({
  lobby: _,
  page,
}) => {
  for (const [path] of [...MEMBER, ...AGENTS]) {
    await test.step(path, async () => {
      await visit(page, path)
      const sheet = page.getByRole('dialog', { name: 'Log in to continue' })
      await expect(sheet).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    })
  }
})

test('ROUTE-06 APP-26 a guest who opens the address of a member is taken home and offered to log in', async ({
  lobby: _,
  page,
}) => {
  for (const path of ['/m/member/home', '/m/agent/team/overview']) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
  }
})

test('ROUTE-06 who only plays is taken home from the agent routes, without a word about logging in', async ({
  lobby,
  page,
}) => {
  await lobby.logIn()
  for (const [path] of AGENTS.filter(([path]) => !path.startsWith('/m/transaction'))) {
    await test.step(path, async () => {
      await visit(page, path)
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
})

test('APP-26 a guest who opens the address of a member, and logs in, goes on to it', async ({ lobby: _, page }) => {
  await page.goto('/m/set')
  const sheet = page.getByRole('dialog', { name: 'Log in to continue' })
  await sheet.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('maria88')
  await page.getByLabel(/^Password/).fill('Maria88pass')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await expect(page.getByRole('heading', { name: 'Personal setting' })).toBeVisible()
})

test('APP-09 the title of the window says where one is', async ({ lobby, page }) => {
  await lobby.openHome()
  await expect(page).toHaveTitle('Midnight')
  await page.goto('/m/help')
  await expect(page).toHaveTitle('Help centre · Midnight')
})
