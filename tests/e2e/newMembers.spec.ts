import { main, member, places, today } from '../lib/agency.ts'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { type Account, AGENT } from '../lib/lobby.ts'

// Ten thousand members are needed where they are the matter. Records and figures of today have what a test has just played.
test.use({ mock: { crowd: 20 }, midday: true })

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
