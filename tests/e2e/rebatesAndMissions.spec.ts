import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, AGENT, fillLogin, type Lobby, MARIA } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'
import { unreadable } from '../lib/readable.ts'
import { longRange } from '../lib/siteDay.ts'

const BROKE: Account = { username: 'broke01', password: 'Broke01pass' }
const FIRST_GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'
const REBATE = '/m/member/manualRebate'
const BOARD = '/m/leaderBoard'
const OFF = 'Sorry, this account does not have permission or the feature is temporarily unavailable'

// Missions and records of today are of the day on which a test plays.
test.use({ midday: true })

const main = (page: Page) => page.getByRole('main')
const gathered = (page: Page) => page.getByRole('region', { name: 'Gathered rebate' })
const claim = (page: Page) => main(page).getByRole('button', { name: /^Claim/ })
const own = (page: Page) => page.getByRole('region', { name: 'Your place' })
const mission = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title })
const isIn = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

async function play(page: Page, stake: string, rounds = 1) {
  await page.goto(FIRST_GAME)
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('radio', { name: stake }).check()
  for (let round = 0; round < rounds; round += 1) {
    const answered = page.waitForResponse(/\/round$/)
    await game.getByRole('button', { name: 'Spin' }).click()
    await answered
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled()
  }
}

/** Claims in a tab of its own, which has a session of its own. */
async function claimElsewhere(page: Page, lobby: Lobby, path: string) {
  const elsewhere = await page.context().newPage()
  const says = await hearNotices(elsewhere)
  await elsewhere.goto('/m/login')
  await fillLogin(elsewhere, MARIA)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).not.toHaveURL(/\/m\/login/)
  await elsewhere.goto(path)
  await claim(elsewhere).first().tap()
  await says(/is in your wallet/)
  await elsewhere.close()
  return lobby.backend.ledger(MARIA.username)
}

test.describe('MEM-11 the manual rebate', () => {
  test('tells a rate without what a float leaves behind', async ({ lobby, page }) => {
    await alterValue(page, /\/member\/rebate$/, (value) => ({
      ...value,
      parts: [{ gameType: 'RNG', stake: 100, rate: 0.1 + 0.2, amount: 0.3 }],
    }))
    await lobby.enter()
    await page.goto(REBATE)
    await isIn(page, '₱100.00 at 0.3 %')
  })

  test('is claimed once for a double tap, and stands in the wallet, the account record and the report', async ({
    lobby,
    page,
  }) => {
    const says = await hearNotices(page)
    await lobby.enter()
    await page.goto(REBATE)
    const amount = (await gathered(page).getByText(/^₱/).textContent()) ?? ''
    expect(amount).toMatch(/^₱\d+\.\d\d$/)
    await claim(page).dblclick()
    await says(`${amount} is in your wallet`)
    await expect(gathered(page)).toContainText('₱0.00')
    await expect(claim(page)).toHaveCount(0)
    expect(lobby.callsOf('claimRebate')).toBe(1)
    expect(lobby.backend.ledger(MARIA.username)).toBe(125_050 + Math.round(Number(amount.slice(1)) * 100))

    await page.goto('/m/transaction/record?range=today&kind=bonus')
    await expect(page.getByRole('region', { name: 'Account record' }).getByRole('button')).toContainText(`+${amount}`)
    await page.goto(REBATE)
    await page.getByRole('link', { name: 'Rebate report' }).tap()
    await expect(page).toHaveURL(/\/m\/member\/rebateReport$/)
    await expect(page.getByRole('region', { name: 'Rebate report' }).getByRole('button')).toContainText(`+${amount}`)
  })

  test('A11Y is claimed by keyboard, and the focus goes on to what has gathered', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto(REBATE)
    await claim(page).focus()
    await page.keyboard.press('Enter')
    await expect(claim(page)).toHaveCount(0)
    await expect(gathered(page).locator(':focus')).toContainText('Nothing has gathered yet')
  })

  test('grows with what is played, and says how far the least amount is', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto(REBATE)
    await isIn(page, 'Nothing has gathered yet. Every stake brings a part of it back.')
    await play(page, '₱50.00')
    await page.goto(REBATE)
    // An agent has the rate that the own upline grants.
    await expect(gathered(page)).toContainText('₱0.50')
    await expect(gathered(page).getByRole('progressbar', { name: 'Way to the least amount' })).toHaveAttribute('value', '50')
    await isIn(page, '₱50.00 at 1 %')
    await play(page, '₱100.00')
    await page.goto(REBATE)
    await expect(claim(page)).toHaveAccessibleName('Claim ₱1.50')
  })

  test('claimed in another tab meanwhile says so and books nothing twice', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto(REBATE)
    await expect(claim(page)).toBeVisible()
    const after = await claimElsewhere(page, lobby, REBATE)
    await claim(page).tap()
    await isIn(page, 'There is nothing to claim; it may have been claimed elsewhere')
    await expect(gathered(page)).toContainText('₱0.00')
    expect(lobby.backend.ledger(MARIA.username)).toBe(after)
  })

  test('BAL-05 whose answer is lost is found out, and not booked again', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await lobby.enter()
    await page.goto(REBATE)
    await expect(claim(page)).toBeVisible()
    // For good: a browser sends a call again by itself when its connection breaks, and the key makes that one call.
    lobby.backend.fault('claimRebate', 'lost')
    lobby.backend.fault('closeIntention', '500')
    await claim(page).tap()
    await isIn(page, 'We do not know yet what came of Manual rebate')
    const after = lobby.backend.ledger(MARIA.username)
    // The page asks by itself when it is loaded.
    const looked = page.waitForResponse('**/wps/transaction/intention')
    await page.reload()
    await isIn(page, 'We do not know yet what came of Manual rebate')
    await looked
    const again = page.getByRole('button', { name: 'Look again' })
    await expect(again).not.toHaveAttribute('aria-busy')
    lobby.backend.clearFaults()
    await again.tap()
    await isIn(page, 'Manual rebate went through')
    await page.getByRole('button', { name: 'Understood' }).tap()
    await expect(page.getByText('Manual rebate went through')).toHaveCount(0)
    await expect(claim(page)).toHaveCount(0)
    expect(lobby.backend.ledger(MARIA.username)).toBe(after)
    expect(after).toBeGreaterThan(125_050)
  })

  test('A11Y a claim whose answer was lost keeps the focus, which goes from what looks again to what is found, and stays there when that is put away', async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    await lobby.enter()
    await page.goto(REBATE)
    lobby.backend.fault('claimRebate', '500')
    lobby.backend.fault('closeIntention', '500')
    await claim(page).focus()
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Look again' })
    await expect(again).not.toHaveAttribute('aria-busy')
    await expect(claim(page)).toBeDisabled()
    await expect(claim(page)).toBeFocused()
    // The button that cannot be used now does nothing.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(again).toBeFocused()
    // Not earlier, because after a while the page looks again by itself.
    lobby.backend.clearFaults()
    await page.keyboard.press('Enter')
    await expect(main(page).locator(':focus')).toContainText('Manual rebate did not go through')
    expect(lobby.callsOf('claimRebate')).toBe(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Understood' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Manual rebate did not go through')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(claim(page)).toBeFocused()
  })

  test.describe('of a site without it', () => {
    test.use({ mock: { flags: { MANPLAYREB3: false } } })
    test('says so', async ({ lobby, page }) => {
      await lobby.enter()
      await page.goto(REBATE)
      await isIn(page, OFF)
      await expect(claim(page)).toHaveCount(0)
    })
  })
})

test.describe('BAL-07 the rebate report', () => {
  const report = (page: Page) => page.getByRole('region', { name: 'Rebate report' })

  test('has each rebate with what its categories brought, and is narrowed to one', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto(`/m/member/rebateReport?${longRange()}`)
    await expect(page.getByRole('region', { name: 'Sums' })).toContainText(/Staked₱.*Rebate\+₱/)
    await report(page).getByRole('button').first().tap()
    await expect(page.getByRole('dialog')).toContainText(/\(0\.\d %\)₱[\d.]+.*NumberR\d{8}-1-\d{3}/)
    await page.keyboard.press('Escape')
    await main(page).getByRole('button', { name: 'Cockfight', exact: true }).tap()
    await expect(page).toHaveURL(/&kind=COCKFIGHT$/)
    await expect(main(page).getByText(/There is nothing of this kind on these days|^\d+ entr(?:y|ies)$/)).toBeVisible()
  })

  test('of a member without one says so; days that cannot be are said at the field', async ({ lobby, page }) => {
    await lobby.enter(BROKE)
    await page.goto('/m/member/rebateReport')
    await isIn(page, 'Nothing happened on these days.')
    await main(page).getByRole('button', { name: 'Own days' }).tap()
    const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })]
    for (const [first, last, field, text] of [
      ['2026-02-02', '2026-02-01', to, 'The last day comes before the first'],
      ['2016-02-02', '2026-02-01', from, 'At most 366 days can be shown at once'],
    ] as const) {
      await from.fill(first)
      await to.fill(last)
      await main(page).getByRole('button', { name: 'Show these days' }).tap()
      await expect(field).toHaveAccessibleDescription(text)
    }
    expect(lobby.callsOf('listRebates')).toBe(1)
  })
})

test.describe('MEM-11 the leaderboard', () => {
  test('has the first three, the whole list in its address, and the member’s own place always in sight', async ({
    lobby,
    page,
  }) => {
    await lobby.enter(AGENT)
    await page.goto(BOARD)
    await expect(page.getByRole('list', { name: 'The first three' }).getByRole('listitem')).toHaveCount(3)
    await expect(own(page)).toContainText('Play a round, and you have a place')
    await play(page, '₱100.00')
    await page.goto(BOARD)
    await expect(own(page)).toContainText('100 points')
    await page.getByRole('link', { name: 'Ranking' }).tap()
    await expect(page).toHaveURL(/\/m\/leaderBoard\?tab=ranking$/)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Ranking' })).toHaveAttribute('aria-current', 'page')
    const rows = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')
    await expect(rows).toHaveCount(50)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(own(page)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('link', { name: 'Missions' }).tap()
    await expect(page).toHaveURL(/\/m\/leaderBoard$/)
  })

  test('counts down once a second, and to the same end', async ({ lobby, page }) => {
    await page.clock.install({ time: lobby.backend.now() })
    await lobby.logIn()
    await page.goto(BOARD)
    const left = page.getByRole('timer').first()
    await expect(left).toHaveText(/\d\d:\d\d:\d\d$/)
    const secondsOf = async () =>
      ((await left.textContent()) ?? '')
        .slice(-8)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0)
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 5_000))
    const before = await secondsOf()
    await page.clock.runFor(3_000)
    await expect.poll(secondsOf).toBe((before + 86_400 - 3) % 86_400)
  })

  test('says how far each mission is, and gives its reward once', async ({ lobby, page }) => {
    const says = await hearNotices(page)
    await lobby.enter()
    await page.goto(BOARD)
    const three = mission(page, 'Play 3 rounds today')
    await expect(three.getByRole('progressbar', { name: 'Play 3 rounds today' })).toHaveAttribute('value', '0')
    await play(page, '₱1.00', 3)
    await page.goto(BOARD)
    await expect(three).toContainText('3 of 3')
    const before = lobby.backend.ledger(MARIA.username)
    await three.getByRole('button', { name: 'Claim ₱2.00 Play 3 rounds today' }).dblclick()
    await says('₱2.00 is in your wallet')
    await expect(three).toContainText('Claimed')
    expect(lobby.callsOf('claimMission')).toBe(1)
    expect(lobby.backend.ledger(MARIA.username)).toBe(before + 200)
  })

  test('A11Y has a reward claimed by keyboard, and the focus goes on to the next mission', async ({ lobby, page }) => {
    await lobby.enter()
    await play(page, '₱1.00', 3)
    await page.goto(BOARD)
    await claim(page).focus()
    await page.keyboard.press('Enter')
    await expect(claim(page)).toHaveCount(0)
    await expect(main(page).locator(':focus')).toContainText('Pay in ₱500 today')
  })

  test('whose reward was claimed in another tab meanwhile says so', async ({ lobby, page }) => {
    await lobby.logIn()
    await play(page, '₱1.00', 3)
    await page.goto(BOARD)
    await expect(claim(page)).toBeVisible()
    const after = await claimElsewhere(page, lobby, BOARD)
    await claim(page).tap()
    await isIn(page, 'This has been claimed already')
    expect(lobby.backend.ledger(MARIA.username)).toBe(after)
  })

  test.describe('of a site without it', () => {
    test.use({ mock: { flags: { MISSIONLB3: false } } })
    test('says so', async ({ lobby, page }) => {
      await lobby.enter()
      await page.goto(BOARD)
      await isIn(page, OFF)
      await expect(page.getByRole('tab')).toHaveCount(0)
    })
  })
})

test('A11Y large rewards of the podium stay apart, each in its own place', async ({ lobby, page }) => {
  const rewards = [123_456_789.5, 1_234_567.5, 1_000]
  await alterValue(page, /\/mission\/rank$/, (value) => ({
    ...value,
    list: value.list.map((player: object, at: number) => ({ ...player, reward: rewards[at] ?? 10 })),
  }))
  await lobby.enter()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(BOARD)
  await isIn(page, '₱123,456,789.50')
  const ranked = page.getByRole('list', { name: 'The first three' }).getByRole('listitem')
  for (const step of await ranked.all()) {
    const [own, reward] = [await step.boundingBox(), await step.locator('bdi').last().boundingBox()]
    if (!own || !reward) throw new Error('not shown')
    expect(reward.x).toBeGreaterThanOrEqual(own.x)
    expect(reward.x + reward.width).toBeLessThanOrEqual(own.x + own.width + 1)
  }
  expect(await unreadable(page, ':not(*)')).toEqual([])
})
