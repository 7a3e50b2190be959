import type { Page } from '@playwright/test'
import { AGENT_02, main, member, places, team, today } from '../lib/agency.ts'
import { expect, test } from '../lib/fixtures.ts'
import { AGENT, type Lobby } from '../lib/lobby.ts'

// Ten thousand members are needed where they are the matter. Records and figures of today have what a test has just played.
test.use({ mock: { crowd: 20 }, midday: true })

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

  test('a member who is open closes with their level, and does not open again with it', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/member/team')
    await team(page).getByRole('button', { name: 'Show the members below north01, 3 below' }).tap()
    await member(page, 'lina22').tap()
    const sheet = page.getByRole('dialog', { name: 'lina22' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(member(page, 'maria88')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await page.goForward()
    await expect(member(page, 'lina22')).toBeVisible()
    await expect(sheet).toHaveCount(0)
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
