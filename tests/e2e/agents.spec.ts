import type { Page } from '@playwright/test'
import { AGENT_02, main, places, today } from '../lib/agency.ts'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, AGENT, MARIA } from '../lib/lobby.ts'
import { brokenWords, unreadable } from '../lib/readable.ts'

const TRIAL: Account = { username: 'trial01', password: 'Trial01pass' }
const TYPE_40: Account = { username: 'type40', password: 'Type40pass' }
const AGENTS: readonly Account[] = [
  AGENT,
  { username: 'type41', password: 'Type41pass' },
  { username: 'type42', password: 'Type42pass' },
]
/** Every address of an agent, and the heading of its page. */
const ADDRESSES = [
  ['/m/agent', 'Agency centre'],
  ['/m/agent/team/overview', 'Team overview'],
  ['/m/member/team', 'Team management'],
  ['/m/redRain', 'Red envelope rain'],
  ['/m/agent/team/pnl', 'Team profit and loss'],
  ['/m/teamBetting', 'Team betting'],
  ['/m/member/agent/agentRebeat', 'Rebate edit'],
  ['/m/member/teamRebate', 'Agent rebate'],
  ['/m/agentRegister', 'Open account'],
  ['/m/member/agent/agentDivident', 'Dividend'],
  ['/m/member/notice?types=A', 'Notice'],
  ['/m/member/agent/getSalaryContract', 'Daily salary contract'],
  ['/m/member/agent/getDevidendContract', 'Dividend contract'],
  ['/m/member/agent/getHourContract', 'Hourly salary contract'],
  ['/m/transaction/record?types=A', 'Team records'],
] as const

// Ten thousand members are needed where they are the matter. Records and figures of today have what a test has just played.
test.use({ mock: { crowd: 20 }, midday: true })

const tools = (page: Page) => page.getByRole('list', { name: 'Tools for your team' })

/** Goes on within the page, as its links do. */
const visit = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

for (const account of [MARIA, TRIAL, TYPE_40]) {
  test(`AGENT-01 ROUTE-03 ${account.username} is sent home from every address of an agent`, async ({ lobby, page }) => {
    await lobby.logIn(account)
    for (const [path] of ADDRESSES) {
      await visit(page, '/m/set')
      await expect(page).toHaveURL(/\/m\/set$/)
      await visit(page, path)
      await expect(page, path).toHaveURL(/\/m\/home$/)
    }
    expect(lobby.callsOf('getTeamKpi')).toBe(0)
  })
}

for (const account of AGENTS) {
  test(`AGENT-01 ROUTE-03 ${account.username} stays at every address of an agent`, async ({ lobby, page }) => {
    await lobby.logIn(account)
    for (const [path, title] of ADDRESSES) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      expect(page.url(), path).toContain(path)
    }
  })
}

test.describe('the agent home', () => {
  test('A11Y the counts of a large team have their thousands apart, each in one line', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await alterValue(page, /\/agent\/teamKpi\?/, (value) => ({
      ...value,
      footer: { ...value.footer, teamLoginMemberCount: 1_234_567, teamBetMemberCount: 123_456, teamOnlineCount: 98_765 },
    }))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/m/agent')
    await expect(today(page).getByRole('definition')).toHaveText(['1,234,567', '123,456', /^\d+$/, '98,765'])
    expect((await brokenWords(page)).filter((word) => /\d/.test(word))).toEqual([])
    expect(await unreadable(page, ':not(*)')).toEqual([])
  })

  test('AGENT-02 AGENT-03 AGENT-05 greets, shows the wallet and the team’s today, and leads on', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/agent')
    await expect(main(page)).toContainText(/Good (morning|day|afternoon|evening)/)
    await expect(page.getByRole('region', { name: 'Wallet' })).toContainText('₱54,321.00')
    await expect(today(page).getByRole('term')).toHaveText(['Logged in', 'Bet', 'Registered', 'Online now'])
    await expect(today(page).getByRole('definition').first()).toHaveText(/^\d+$/)
    await expect(tools(page).getByRole('listitem')).toHaveCount(11)
    await expect(places(page).getByRole('link')).toHaveText([/Home/, /Open account/, /Dividend/, /Notices/])
    await expect(places(page).getByRole('link', { name: /2 notices unread/ })).toBeVisible()
    await page.getByRole('link', { name: 'Withdraw' }).tap()
    await expect(page).toHaveURL(/\/m\/withdraw$/)
    await page.goBack()
    await tools(page).getByRole('link', { name: 'Team records' }).tap()
    await expect(page).toHaveURL(/\/m\/transaction\/record\?types=A$/)
  })

  test('AGENT-03 the figures that failed to come can be asked for again', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await lobby.enter(AGENT)
    lobby.backend.fault('getTeamKpi', '500')
    await page.goto('/m/agent')
    await expect(today(page).getByRole('alert')).toBeVisible()
    await expect(tools(page)).toBeVisible()
    lobby.backend.clearFaults()
    await today(page).getByRole('button').tap()
    await expect(today(page).getByRole('term')).toHaveCount(4)
  })

  test('AGENT-06 asks about contracts that are offered, and goes to the one that is chosen', async ({ lobby, page }) => {
    await lobby.enter(AGENT_02)
    await page.goto('/m/agent')
    const prompt = page.getByRole('alertdialog')
    await expect(prompt).toContainText('Dividend contract')
    await prompt.getByRole('button', { name: 'Cancel' }).tap()
    await expect(prompt).toContainText('Hourly salary contract')
    await prompt.getByRole('button', { name: 'Have a look' }).tap()
    await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/)
  })
})

test('the agency centre calls the team by one word in Tagalog, too', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.evaluate(() => localStorage.setItem('lobbykit.language', 'TY'))
  await page.goto('/m/agent')
  const names = ['Buod ng team', 'Mga tala ng team', 'Pamamahala ng team', 'Kita at lugi ng team', 'Taya ng team']
  for (const name of names) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('the records of a team are titled as the entry that leads there', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto('/m/transaction/record?types=A')
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Team records' })).toBeVisible()
  await expect(page).toHaveTitle(/^Team records/)
})

test('A11Y the buttons of a question keep their words whole with large letters on a narrow screen', async ({ lobby, page }) => {
  await page.setViewportSize({ width: 320, height: 653 })
  await lobby.enter(AGENT_02)
  await page.goto('/m/agent')
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const lines = await cancel.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})
