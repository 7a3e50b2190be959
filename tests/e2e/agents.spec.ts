import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { type Account, AGENT, type Lobby, MARIA } from '../lib/lobby.ts'
import { brokenWords, unreadable } from '../lib/readable.ts'

const AGENT_02: Account = { username: 'agent02', password: 'Agent02pass' }
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

const main = (page: Page) => page.getByRole('main')
const tools = (page: Page) => page.getByRole('list', { name: 'Tools for your team' })
const places = (page: Page) => page.getByRole('navigation', { name: 'Places of the agency' })
const today = (page: Page) => page.getByRole('region', { name: 'Your team today' })

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

const team = (page: Page) => main(page).getByRole('region', { name: 'Team management' })
const member = (page: Page, name: string) => team(page).getByRole('button', { name: new RegExp(`^(\\S )?${name}`) })

test.describe('the members of a team', () => {
  test('AGENT-07 are opened level by level, searched over all levels, and back leads up again', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/member/team')
    await expect(team(page).getByRole('button')).toHaveCount(9)
    await team(page).getByRole('button', { name: 'Show the members below north01, 3 below' }).tap()
    await team(page).getByRole('button', { name: 'Show the members below coast01, 2 below' }).tap()
    const path = page.getByRole('navigation', { name: 'The way to these members' })
    await expect(path.getByRole('listitem')).toHaveText(['agent01', 'north01', 'coast01'])
    await expect(team(page).getByRole('button')).toHaveCount(2)
    await page.goBack()
    await expect(path.getByRole('listitem')).toHaveText(['agent01', 'north01'])
    await path.getByRole('button', { name: 'agent01' }).tap()
    await page.getByRole('searchbox').fill('ella')
    await expect(team(page).getByRole('button')).toHaveText([/ella26coast01/])
    await member(page, 'ella26').tap()
    const sheet = page.getByRole('dialog', { name: 'ella26' })
    await expect(sheet).toContainText('agent01 › north01 › coast01')
    await expect(sheet).toContainText('Slots0.8%')
    await sheet.getByRole('link', { name: 'Bets' }).tap()
    await expect(page).toHaveURL(/\/m\/teamBetting\?account=ella26$/)
  })

  test('AGENT-07 Back leads to what was looked for, and drops what was typed further down', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/member/team')
    const box = page.getByRole('searchbox')
    await box.fill('coast')
    await expect(page).toHaveURL(/\?search=coast$/)
    await page.getByRole('button', { name: 'Show the members below coast01' }).tap()
    await expect(box).toHaveValue('')
    await page.goBack()
    await expect(box).toHaveValue('coast')
    await page.getByRole('button', { name: 'Show the members below coast01' }).tap()
    await expect(page).toHaveURL(/\?upline=coast01$/)
    await box.fill('el')
    await page.goBack()
    await expect(box).toHaveValue('coast')
    await expect(
      team(page)
        .getByRole('button', { name: /coast01/ })
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\?search=coast$/)
  })

  test('AGENT-07 who is chosen gets money: summed up first, once, with what became of each', async ({ lobby, page }) => {
    await lobby.logIn(AGENT)
    const before = ['agent01', 'maria88', 'broke01'].map((account) => lobby.backend.member(account)?.balanceCents ?? 0)
    await page.goto('/m/member/team')
    await page.getByRole('button', { name: 'Choose several' }).tap()
    await member(page, 'maria88').tap()
    await member(page, 'broke01').tap()
    await expect(main(page)).toContainText('2 chosen')
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Amount for maria88' }).fill('150.50')
    await page.getByRole('textbox', { name: 'Amount for broke01' }).fill('99999999')
    await page.getByLabel(/^Payment password/).fill('123456')
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await expect(main(page)).toContainText('At most')
    await page.getByRole('textbox', { name: 'Amount for broke01' }).fill('20')
    await expect(main(page)).toContainText('In all₱170.50')
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    const prompt = page.getByRole('alertdialog')
    await expect(prompt).toContainText('₱170.50 to maria88, broke01')
    await prompt.getByRole('button', { name: 'OK' }).dblclick()
    await expect(main(page).getByRole('list', { name: 'What became of each' }).getByRole('listitem')).toHaveText([
      'maria88Done₱150.50',
      'broke01Done₱20.00',
    ])
    expect(lobby.callsOf('transferToDownlines')).toBe(1)
    expect(['agent01', 'maria88', 'broke01'].map((account) => lobby.backend.member(account)?.balanceCents ?? 0)).toEqual([
      (before[0] ?? 0) - 17_050,
      (before[1] ?? 0) + 15_050,
      (before[2] ?? 0) + 2_000,
    ])
  })

  test('AGENT-07 a transfer of which no row goes through is not called handed over', async ({ lobby, page }) => {
    await lobby.logIn(AGENT)
    await page.goto('/m/member/team?to=vip777,nobody1')
    await page.getByRole('textbox', { name: 'Amount for vip777' }).fill('5')
    await page.getByRole('textbox', { name: 'Amount for nobody1' }).fill('5')
    await page.getByLabel(/^Payment password/).fill('123456')
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).tap()
    await expect(main(page).getByRole('status')).toHaveText('Nothing was handed over₱0.00')
  })

  test('APP-14 AGENT-07 a member whose sheet does not come says so in sight, and comes when asked again', async ({
    lobby,
    page,
  }) => {
    lobby.expectComplaint(/Failed to load resource|net::ERR/)
    let broken = true
    await page.route(/\/assets\/[^/]*-later-[^/]*\.js$/, (route) => (broken ? route.abort() : route.continue()))
    await lobby.logIn(AGENT)
    await page.goto('/m/member/team')
    await member(page, 'maria88').tap()
    const lost = page.getByRole('alert').getByRole('button', { name: 'Loading failed, click to retry' })
    await expect(lost).toBeInViewport()
    broken = false
    await lost.tap()
    await expect(page.getByRole('dialog', { name: 'maria88' }).getByRole('button', { name: 'Transfer' })).toBeVisible()
    await expect(lost).toHaveCount(0)
  })

  test('AGENT-07 who was chosen still is when one comes back from the form, until the choosing is ended', async ({
    lobby,
    page,
  }) => {
    await lobby.logIn(AGENT)
    await page.goto('/m/member/team')
    await page.getByRole('button', { name: 'Choose several' }).tap()
    await member(page, 'maria88').tap()
    await member(page, 'broke01').tap()
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await expect(page.getByRole('textbox', { name: 'Amount for broke01' })).toBeVisible()
    await page.goBack()
    await expect(main(page).getByRole('status').filter({ hasText: '2 chosen' })).toBeVisible()
    for (const name of ['maria88', 'broke01']) await expect(member(page, name)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await expect(page.getByRole('button', { name: 'Choose several' })).toBeVisible()
  })

  test('AGENT-07 BAL-05 a transfer to several whose answer is lost moves once and says what became of each', async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    await lobby.logIn(AGENT)
    const before = lobby.backend.member('agent01')?.balanceCents ?? 0
    await page.goto('/m/member/team')
    await page.getByRole('button', { name: 'Choose several' }).tap()
    await member(page, 'maria88').tap()
    await member(page, 'broke01').tap()
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Amount for maria88' }).fill('100')
    await page.getByRole('textbox', { name: 'Amount for broke01' }).fill('20')
    await page.getByLabel(/^Payment password/).fill('123456')
    lobby.backend.fault('transferToDownlines', 'lost')
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).tap()
    await expect(main(page).getByRole('list', { name: 'What became of each' }).getByRole('listitem')).toHaveText([
      'maria88Done₱100.00',
      'broke01Done₱20.00',
    ])
    expect(lobby.backend.member('agent01')?.balanceCents).toBe(before - 12_000)
    // It is told once: the next transfer begins with an empty form.
    await page.getByRole('button', { name: 'Back to the team' }).tap()
    await member(page, 'maria88').tap()
    await page.getByRole('dialog', { name: 'maria88' }).getByRole('button', { name: 'Transfer' }).tap()
    await expect(page.getByRole('textbox', { name: 'Amount for maria88' })).toHaveValue('')
  })

  test.describe('ten thousand', () => {
    test.use({ mock: {} })

    test('AGENT-07 stay few elements, however far one scrolls', async ({ lobby, page }) => {
      await lobby.enter(AGENT_02)
      await page.goto('/m/member/team')
      await expect(main(page)).toContainText('10,000 members')
      await expect(async () => {
        await page.mouse.wheel(0, 3_000)
        expect(lobby.callsOf('listDownlines')).toBeGreaterThan(2)
      }).toPass({ intervals: [50] })
      for (let times = 0; times < 12; times += 1) await page.mouse.wheel(0, 3_000)
      await expect(team(page).getByRole('button').first()).toBeVisible()
      expect(await page.locator('*').count()).toBeLessThan(700)
      expect(await team(page).locator('*').count()).toBeLessThan(300)
    })
  })
})

test.describe('the records of a team', () => {
  const rows = (page: Page, name: string) => main(page).getByRole('region', { name })
  const newcomer = async (lobby: Lobby, page: Page) => {
    await lobby.enter({ username: 'ella26', password: 'Ella26pass' })
    await page.goto('/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true')
    const game = page.locator('iframe').contentFrame()
    await game.getByRole('radio', { name: '₱100.00' }).check()
    await game.getByRole('button', { name: 'Spin' }).tap()
    await expect(game.getByRole('status')).toHaveText(/No win this time|win/i)
    await page.evaluate(() => sessionStorage.clear())
  }

  test('AGENT-07 ROUTE-03 what a member plays stands in the team’s betting, its record, its overview and its profit', async ({
    lobby,
    page,
  }) => {
    await newcomer(lobby, page)
    await lobby.enter(AGENT)
    await page.goto('/m/teamBetting?range=today')
    await expect(rows(page, 'Team betting').getByRole('button').first()).toContainText('ella26')
    await rows(page, 'Team betting').getByRole('button').first().tap()
    await expect(page.getByRole('dialog', { name: 'ella26' })).toContainText('Stake₱100.00')
    await page.goto('/m/transaction/record?types=A&range=today&kind=play')
    await expect(rows(page, 'Team records').getByRole('button').last()).toContainText(/ella26.*Stake/)
    await page.goto('/m/agent/team/overview?range=today')
    await expect(main(page).getByRole('region', { name: 'The team in these days' })).toContainText(
      /12Members|Members13|13Members/,
    )
    await expect(main(page).getByRole('list').last().getByRole('listitem')).toHaveCount(5)
    await page.goto('/m/agent/team/pnl?range=today')
    for (const account of ['north01', 'coast01', 'ella26']) {
      // A team begins at its top, and only rows near the screen are there.
      const row = main(page).getByRole('button', { name: `Profit and loss of ${account}` })
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(row).toBeVisible({ timeout: 200 })
      }).toPass({ intervals: [100] })
      await row.tap()
      await expect(main(page)).toContainText(`Only ${account} and all below`)
    }
    await expect(main(page).getByRole('region', { name: 'Sums' })).toContainText('₱100.00')
    await main(page).getByRole('button', { name: 'Whole team' }).tap()
    await expect(page).toHaveURL(/\/m\/agent\/team\/pnl\?range=today$/)
  })

  test('AGENT-05 notices are read by being shown, and their badge goes', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/agent')
    await places(page)
      .getByRole('link', { name: /2 notices unread/ })
      .tap()
    await expect(main(page).getByRole('group')).toHaveCount(2)
    await expect.poll(() => lobby.callsOf('readAgentNotices')).toBe(1)
    await page.goto('/m/agent')
    await expect(places(page).getByRole('link', { name: 'Notices' })).toBeVisible()
    await expect(today(page).getByRole('term')).toHaveCount(4)
    await expect(places(page)).not.toContainText('unread')
  })
})

test('AGENT-07 an agent’s day: opens an account, the new member plays, gets money, and the agent earns by it', async ({
  lobby,
  page,
}) => {
  const NEWBIE: Account = { username: 'newbie77', password: 'Newbie77pass' }
  const leave = () => page.evaluate(() => sessionStorage.clear())
  await lobby.enter(AGENT)
  await page.goto('/m/agent')
  await places(page).getByRole('link', { name: 'Open account' }).tap()
  await page.getByRole('textbox', { name: 'Username' }).fill(NEWBIE.username)
  await page.getByLabel(/^Password/).fill(NEWBIE.password)
  await page.getByRole('textbox', { name: 'Slots' }).fill('2')
  await page.getByRole('button', { name: 'Open the account' }).tap()
  await expect(main(page)).toContainText('At most 1%')
  await page.getByRole('textbox', { name: 'Slots' }).fill('0.5')
  await page.getByRole('button', { name: 'Open the account' }).tap()
  await expect(main(page)).toContainText('The account is open')

  await page.goto('/m/member/team?to=newbie77')
  await page.getByRole('textbox', { name: 'Amount for newbie77' }).fill('500')
  await page.getByLabel(/^Payment password/).fill('123456')
  await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).tap()
  await expect(main(page)).toContainText('Handed over')

  await leave()
  await lobby.enter(NEWBIE)
  await page.goto('/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true')
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('radio', { name: '₱100.00' }).check()
  await game.getByRole('button', { name: 'Spin' }).tap()
  await expect(game.getByRole('status')).toHaveText(/No win this time|win/i)

  await leave()
  await lobby.enter(AGENT)
  await page.goto('/m/agent')
  await expect(today(page).getByRole('definition')).toHaveText(['1', '1', '1', '1'])
  await page.goto('/m/agent/team/pnl?range=today')
  await expect(main(page).getByRole('region', { name: 'Sums' })).toContainText('Stake₱100.00')
  const before = lobby.backend.member('agent01')?.balanceCents ?? 0
  await page.goto('/m/member/teamRebate')
  await page.getByRole('button', { name: 'Take it' }).tap()
  await expect(page.getByRole('button', { name: 'Nothing has gathered yet' })).toBeVisible()
  expect(lobby.backend.member('agent01')?.balanceCents).toBeGreaterThanOrEqual(before + 50)
})

test('AGENT-07 BAL-05 an account whose answer is lost is open all the same, and a link is made once', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.enter(AGENT)
  await page.goto('/m/agentRegister')
  await page.getByRole('textbox', { name: 'Username' }).fill('newbie77')
  await page.getByLabel(/^Password/).fill('Newbie77pass')
  lobby.backend.fault('openAccount', 'lost')
  await page.getByRole('button', { name: 'Open the account' }).tap()
  await expect(main(page)).toContainText('The account is open')
  await expect(main(page)).toContainText('Newbie77pass')
  await page.getByRole('link', { name: 'By a link' }).tap()
  lobby.backend.fault('createAgentLink', 'lost')
  await page.getByRole('button', { name: 'Make a link' }).tap()
  await expect(main(page)).toContainText('Link went through')
  await expect(page.getByRole('button', { name: /^QR code/ })).toHaveCount(1)
})

test('AGENT-07 BAL-05 an account that is left while it is opened gives its password all the same, after a reload no more', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  const openOne = async (username: string) => {
    await page.getByRole('textbox', { name: 'Username' }).fill(username)
    await page.getByLabel(/^Password/).fill('Newbie77pass')
    await page.getByRole('button', { name: 'Open the account' }).tap()
  }
  await lobby.enter(AGENT)
  await page.goto('/m/agent')
  await places(page).getByRole('link', { name: 'Open account' }).tap()
  lobby.backend.fault('openAccount', 'slow', 1)
  await openOne('newbie77')
  await page.goBack()
  await expect.poll(() => lobby.backend.member('newbie77')).toBeDefined()
  await places(page).getByRole('link', { name: 'Open account' }).tap()
  await expect(main(page)).toContainText('The account is open')
  await expect(main(page)).toContainText('Newbie77pass')
  await page.getByRole('button', { name: 'Open another one' }).tap()
  lobby.backend.fault('openAccount', 'lost')
  lobby.backend.fault('closeIntention', '500')
  await openOne('newbie88')
  await expect(main(page)).toContainText('We do not know yet what came of newbie88')
  // The page asks by itself when it is loaded.
  const looked = page.waitForResponse('**/wps/transaction/intention')
  await page.reload()
  await expect(main(page)).toContainText('We do not know yet what came of newbie88')
  await looked
  const again = page.getByRole('button', { name: 'Look again' })
  await expect(again).not.toHaveAttribute('aria-busy')
  lobby.backend.clearFaults()
  await again.tap()
  await expect(main(page)).toContainText('The account is open')
  await expect(main(page)).toContainText('newbie88')
  await expect(main(page)).toContainText('Its password is not known here any more')
  await expect(main(page)).not.toContainText('Newbie77pass')
})

test('APP-31 AGENT-07 name and password are typed before the application and the rates are there, and stay', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.enter(AGENT)
  lobby.backend.fault('getOwnRates', '500')
  const release = await holdScripts(page)
  await page.goto('/m/agentRegister', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Username' })
  const password = page.getByLabel(/^Password/)
  await name.pressSequentially('newbie79')
  await password.pressSequentially('Newbie')
  release()
  const again = main(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.keyboard.type('79pass')
  // Nothing is sent before one has seen the rates.
  await page.keyboard.press('Enter')
  lobby.backend.clearFaults()
  await again.tap()
  await expect(main(page).getByRole('textbox', { name: 'Slots' })).toHaveValue('1')
  await expect(name).toHaveValue('newbie79')
  await expect(password).toHaveValue('Newbie79pass')
  await page.getByRole('button', { name: 'Open the account' }).tap()
  await expect(main(page)).toContainText('Newbie79pass')
})

test('APP-14 AGENT-07 what shows the password comes while one types, and one that was lost comes when asked again', async ({
  lobby,
  page,
}) => {
  lobby.expectComplaint(/Failed to load resource|net::ERR/)
  let [asked, isLost] = [0, true]
  await page.route(/\/assets\/agents\.opened-[^/]*\.js$/, (route) => {
    asked++
    return isLost ? route.abort() : route.continue()
  })
  await lobby.enter(AGENT)
  await page.goto('/m/agentRegister')
  await page.getByRole('textbox', { name: 'Username' }).fill('newbie78')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.getByLabel(/^Password/).fill('Newbie78pass')
  await page.getByLabel(/^Password/).press('Enter')
  const again = main(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  isLost = false
  await again.tap()
  await expect(main(page)).toContainText('Newbie78pass')
})

test('AGENT-07 whoever registers by an agent’s link stands in the team with its rates', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto('/m/agentRegister')
  await page.getByRole('link', { name: 'By a link' }).tap()
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Slots' }).fill('0.4')
  await page.getByRole('button', { name: 'Make a link' }).tap()
  await expect(page.getByRole('list', { name: 'Rebate rates' })).toContainText(/Slots 0\.4\s?%/)
  await page.getByRole('button', { name: /^QR code/ }).tap()
  await expect(page.getByRole('img', { name: 'Scan to register' })).toBeVisible()
  const link = await main(page).getByText('/m/register?affiliateCode=').textContent()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(link ?? '')
  await page.getByRole('textbox', { name: 'Username' }).fill('bylink01')
  await page.getByLabel(/^Password/).fill('Bylink01pass')
  await page.getByLabel(/^Confirm password/).fill('Bylink01pass')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.evaluate(() => sessionStorage.clear())
  await lobby.enter(AGENT)
  await page.goto('/m/member/team?search=bylink')
  await member(page, 'bylink01').tap()
  await expect(page.getByRole('dialog', { name: 'bylink01' })).toContainText('Slots0.4%')
})

test('AGENT-07 rates of a member right below are edited within the agent’s own', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto('/m/member/agent/agentRebeat')
  await page.getByRole('button', { name: 'Edit the rates of maria88' }).tap()
  const sheet = page.getByRole('dialog', { name: 'maria88' })
  await expect(sheet).toContainText('what has gathered by the rates so far is paid out first')
  const slots = sheet.getByRole('textbox', { name: 'Slots' })
  await slots.fill('2x')
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await expect(slots).toHaveAccessibleDescription(/two decimals/)
  // What is said below one field does not move the one beside it.
  const [wrong, beside] = await Promise.all([
    slots.boundingBox(),
    sheet.getByRole('textbox', { name: 'Fishing' }).boundingBox(),
  ])
  expect(beside?.y).toBe(wrong?.y)
  await slots.fill('0.9')
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await expect(sheet).toHaveCount(0)
  expect(lobby.backend.member('maria88')?.rates).toMatchObject({ RNG: 90, FISH: 70 })
  await page.goto('/m/member/teamRebate')
  await expect(page.getByRole('button', { name: 'Nothing has gathered yet' })).toBeVisible()
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
