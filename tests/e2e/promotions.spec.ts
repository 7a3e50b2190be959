import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'
import { unreadable } from '../lib/readable.ts'

const TRIAL = { username: 'trial01', password: 'Trial01pass' }
const rewards = (page: Page) => page.getByRole('main').getByRole('listitem')
const membersBadge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: /Members/ })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const promotion = (page: Page) => page.getByRole('main').getByRole('article')

test('ROUTE-01 the promotions lead by their pictures to their texts, and back', async ({ lobby, page }) => {
  await lobby.openHome()
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Promotion' }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(cards(page)).toContainText(['Weekend tournament', 'Play 1,000', 'Deposit bonus of 100%', 'Responsible gaming'])
  const bonus = cards(page).filter({ hasText: 'Deposit bonus' })
  await expect(bonus.locator('img')).toHaveJSProperty('complete', true)
  await bonus.tap()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=33$/)
  await expect(promotion(page).getByRole('heading', { name: 'Deposit bonus of 100%' })).toBeVisible()
  await expect(promotion(page)).toContainText('Up to 688 on your first deposit.')
  await page.goBack()
  await expect(cards(page)).toHaveCount(7)
})

for (const path of ['/m/activity?id=3898488', '/m/activityDetail?id=3898488', '/m/activityInfo?id=3898488']) {
  test(`ROUTE-01 ROUTE-05 ${path} shows the promotion that it names`, async ({ lobby: _, page }) => {
    await page.goto(path)
    await expect(promotion(page).getByRole('heading', { name: 'Responsible gaming' })).toBeVisible()
    await expect(promotion(page)).toContainText('Take breaks, set limits.')
  })
}

for (const path of ['/m/activityDetail?id=999', '/m/activityDetail', '/m/activity?id=%3Cscript%3E']) {
  test(`ROUTE-01 ${path} says that there is no such promotion, and leads to all`, async ({ lobby: _, page }) => {
    await page.goto(path)
    await expect(page.getByText('This promotion is over')).toBeVisible()
    await page.getByRole('link', { name: 'All promotions' }).tap()
    await expect(cards(page)).toHaveCount(7)
  })
}

test('ROUTE-01 ERR-03 promotions that do not come are asked for again', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('listPromotionAnnouncements', '500')
  await page.goto('/m/activity')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(cards(page)).toHaveCount(7)
})

test.describe('with nothing on offer', () => {
  test.use({ mock: { scenario: 'empty' } })
  test('ROUTE-01 no promotion is said to be none', async ({ lobby: _, page }) => {
    await page.goto('/m/activity')
    await expect(page.getByText('No promotion at the moment')).toBeVisible()
  })
})

test('APP-24 the promotions speak the chosen language', async ({ lobby: _, page }) => {
  await page.addInitScript(() => localStorage.setItem('lobbykit.language', 'TY'))
  await page.goto('/m/activityDetail?id=33')
  await expect(promotion(page)).toContainText('Bonus sa deposito na 100%')
})

test('ROUTE-01 the promotions of one category have their address, and the way back leads out of them at once', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  await page.goto('/m/activity')
  const categories = page.getByRole('navigation', { name: 'Kinds of promotions' })
  await categories.getByRole('link', { name: 'Deposit' }).tap()
  await expect(page).toHaveURL(/\/m\/activity\?category=Deposit$/)
  await expect(cards(page)).toContainText(['Deposit bonus of 100%'])
  await expect(cards(page)).toHaveCount(1)
  await expect(categories.getByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('MEM-09 a guest is led to the login and back, and takes part; the list and the reward centre say so', async ({
  lobby: _,
  page,
}) => {
  await page.goto('/m/activityDetail?id=33')
  await page.getByRole('button', { name: 'Log in to take part' }).tap()
  await fillLogin(page, MARIA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/activity\?id=33$/)
  await page.getByRole('button', { name: 'Take part' }).tap()
  await expect(promotion(page)).toContainText('In process')
  await expect(promotion(page).getByRole('progressbar', { name: 'Deposit bonus of 100%' })).toHaveJSProperty('value', 0)
  await page.goto('/m/activity')
  await expect(cards(page).filter({ hasText: 'Deposit bonus' })).toContainText('In process')
  await expect(cards(page).filter({ hasText: 'New Year' })).toContainText('Coming soon')
  await expect(cards(page).filter({ hasText: 'Autumn' })).toContainText('Closed')
  await page.goto('/m/rewardCenter')
  await page.getByRole('button', { name: 'Under way' }).tap()
  await expect(rewards(page).filter({ hasText: 'Deposit bonus' })).toContainText('₱688.00 to go')
})

test('MEM-11 an application says at most 140 letters; an operator rejects it, and the reason is told', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto('/m/activityDetail?id=602')
  const comment = page.locator('textarea[name=comment]')
  await comment.fill('x'.repeat(200))
  await expect(comment).toHaveValue('x'.repeat(140))
  await expect(page.getByText('0 letters left')).toBeVisible()
  await comment.fill('Gold at the other site')
  await page.getByRole('button', { name: 'Take part' }).tap()
  await expect(promotion(page)).toContainText('Applying')
  await expect(promotion(page)).toContainText('You wrote: Gold at the other site')
  lobby.backend.decidePromotion(MARIA.username, 602, { status: 'rejected', reason: 'No such level there' })
  await page.reload()
  await expect(promotion(page)).toContainText('Rejected')
  await expect(promotion(page)).toContainText('No such level there')
})

test('MEM-09 APP-12 BAL-05 a bonus is claimed once, and the badge on Members follows', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  await lobby.enter()
  await page.goto('/m/rewardCenter')
  await expect(membersBadge(page)).toContainText('2')
  const before = lobby.backend.ledger(MARIA.username)
  await page.getByRole('button', { name: /Claim ₱100\.00/ }).dblclick()
  await says('₱100.00 is in your wallet')
  await expect(rewards(page)).toHaveCount(1)
  await expect(membersBadge(page)).toContainText('1')
  await page.getByRole('button', { name: 'Past' }).tap()
  await expect(rewards(page).filter({ hasText: 'Welcome bonus' })).toContainText('Claimed')
  expect(lobby.backend.ledger(MARIA.username)).toBe(before + 10_000)
})

test('BAL-05 the second of two quick taps claims no bonus that has moved up under the finger', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/rewardCenter')
  const claims = page.getByRole('button', { name: /^Claim/ })
  await expect(claims).toHaveCount(2)
  const first = await claims.first().boundingBox()
  if (!first) throw new Error('The first bonus is not in view')
  // The next bonus comes to stand somewhat lower, as the first one has a line more.
  const at = { x: first.x + first.width / 2, y: first.y + first.height - 4 }
  // What lies there at the moment when the row has gone, before anything else can happen.
  const watched = await page.getByRole('main').evaluateHandle((main, { x, y }) => {
    const met = new Promise<object>((resolve) => {
      new MutationObserver(() => {
        const [next, ...others] = [...main.querySelectorAll('button')].filter(({ textContent }) => /^Claim/.test(textContent))
        if (!next || others.length > 0) return
        const { top, bottom } = next.getBoundingClientRect()
        const pressed = document.elementFromPoint(x, y)
        resolve({ isUnderFinger: top < y && y < bottom, isPressed: next.contains(pressed) })
      }).observe(main, { childList: true, subtree: true })
    })
    return { met }
  }, at)
  await page.touchscreen.tap(at.x, at.y)
  expect(await watched.evaluate(({ met }) => met)).toEqual({ isUnderFinger: true, isPressed: false })
  await claims.first().tap()
  await expect(claims).toHaveCount(0)
  expect(lobby.callsOf('claimPromotion')).toBe(2)
})

test('MEM-09 APP-12 who plays on trial is offered no bonus, counts none, and reads why', async ({ lobby, page }) => {
  await lobby.enter(TRIAL)
  await page.goto('/m/rewardCenter')
  await expect(page.getByRole('main')).toContainText('Please login an actual account to use this function')
  await expect(rewards(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Claim/ })).toHaveCount(0)
  await page.goto('/m/activityDetail?id=701')
  await expect(promotion(page)).toContainText('Please login an actual account to use this function')
  await expect(page.getByRole('button', { name: /Claim|Take part/ })).toHaveCount(0)
  await expect(membersBadge(page)).toHaveText('Members')
  expect(lobby.callsOf('listAvailablePromotions')).toBe(0)
  for (const path of ['/m/activityDetail?id=701', '/m/member/manualRebate', '/m/leaderBoard']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('Please login an actual account to use this function')
    expect(await unreadable(page, 'button'), path).toEqual([])
  }
})

test('LOGIN-13 MEM-09 whose session ends at a gift is not told that it is over: the login leads back to it', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.enter()
  await page.goto('/m/activityDetail?id=701')
  await expect(promotion(page)).toContainText('Welcome bonus')
  lobby.backend.endSessions(MARIA.username)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('This promotion is over, or for members only')
  await page.getByRole('button', { name: 'Log in to take part' }).tap()
  await fillLogin(page, MARIA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?id=701$/)
  await expect(page.getByRole('button', { name: /^Claim/ })).toBeVisible()
})

test('BAL-05 a claim whose answer is lost is looked up after a reload, and is in the wallet once', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await lobby.logIn()
  const before = lobby.backend.ledger(MARIA.username)
  // For good: a browser sends a call again by itself when its connection breaks.
  lobby.backend.fault('claimPromotion', 'lost')
  lobby.backend.fault('closeIntention', '500')
  await page.goto('/m/activityDetail?id=701')
  await page.getByRole('button', { name: 'Claim ₱100.00' }).tap()
  await expect(page.getByText('We do not know yet what came of Welcome bonus')).toBeVisible()
  // The page is left first, so that it is the next one that finds out.
  await page.goto('about:blank')
  lobby.backend.clearFaults()
  await page.goto('/m/activityDetail?id=701')
  await expect(page.getByText('Welcome bonus went through')).toBeVisible()
  await page.getByRole('button', { name: 'Understood' }).tap()
  await expect(promotion(page)).toContainText('The bonus is in your wallet')
  expect(lobby.backend.ledger(MARIA.username)).toBe(before + 10_000)
})

test('MEM-09 a bonus that was claimed elsewhere meanwhile says so', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/rewardCenter')
  await expect(rewards(page)).toHaveCount(2)
  lobby.backend.fault('claimPromotion', 'promotion.claimed', 1)
  await page.getByRole('button', { name: /Claim ₱50\.00/ }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'This has been claimed already' })).toBeVisible()
})

test('MEM-09 the part of the reward centre stands in the address, for who comes back to it and over a reload', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto('/m/member/home')
  await page.goto('/m/rewardCenter')
  await page.getByRole('button', { name: 'Past' }).tap()
  await expect(page).toHaveURL(/\/m\/rewardCenter\?tab=past$/)
  await expect(rewards(page).first()).toBeVisible()
  const past = await rewards(page).allTextContents()
  await rewards(page)
    .first()
    .getByRole('link', { name: /^Details/ })
    .tap()
  await expect(page).toHaveURL(/\/m\/activity/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Past' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rewards(page)).toHaveText(past)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Past' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('MEM-09 A11Y who claims a bonus in the reward centre by keyboard goes on from the list', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/rewardCenter')
  await page.getByRole('button', { name: /Claim ₱100\.00/ }).focus()
  await page.keyboard.press('Enter')
  await expect(rewards(page)).toHaveCount(1)
  await expect(page.getByRole('main').locator(':focus')).toContainText('Details')
})

test('MEM-09 A11Y who takes part in a promotion by keyboard goes on from what says so', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/activityDetail?id=33')
  await page.getByRole('button', { name: 'Take part' }).focus()
  await page.keyboard.press('Enter')
  await expect(promotion(page)).toContainText('In process')
  await expect(page.getByRole('main').locator(':focus')).toContainText('In process')
})
