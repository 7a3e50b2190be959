import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, MARIA } from '../lib/lobby.ts'

const VIP: Account = { username: 'vip777', password: 'Vip777pass' }
const GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'
const PASSWORD = 'Newbie01pass'

const main = (page: Page) => page.getByRole('main')
const standing = (page: Page) => main(page).getByRole('region', { name: 'Your level', exact: true })
const level = (page: Page, name: string) => main(page).getByRole('article', { name })
const friends = (page: Page) => main(page).getByRole('region', { name: 'Your friends', exact: true })

test.describe('the VIP room', () => {
  test('MEM-11 MEM-04 says the level that the profile says, the way to the next one, and what each level brings', async ({
    lobby,
    page,
  }) => {
    await lobby.enter()
    await page.goto('/m/member/home')
    await expect(page.getByRole('link', { name: /Maria/ })).toContainText('Silver')
    await page.getByRole('link', { name: /Maria/ }).tap()
    await expect(page).toHaveURL(/\/m\/member\/benefits$/)
    await expect(standing(page)).toContainText('Silver')
    const way = standing(page).getByRole('progressbar', { name: 'The way to Gold' })
    await expect(way).toHaveAttribute('aria-valuenow', '43')
    await expect(way).toHaveAttribute('aria-valuetext', '₱4,386 of ₱10,000')
    await expect(standing(page)).toContainText('Play ₱5,614 more to reach Gold')
    await expect(level(page, 'Silver')).toBeInViewport({ ratio: 0.5 })
    await expect(level(page, 'Silver')).toContainText('Your level')
    await expect(level(page, 'Gold')).not.toBeInViewport()
    await main(page).getByRole('button', { name: 'Level 3 of 5' }).tap()
    await expect(level(page, 'Gold')).toBeInViewport({ ratio: 0.5 })
    const benefits = level(page, 'Gold').getByRole('listitem')
    await expect(benefits.filter({ hasText: 'Bonus' })).toHaveText('Bonus for reaching itMore₱188')
    await expect(benefits.filter({ hasText: 'Most in' })).toHaveText('Most in one withdrawalMore₱100,000')
    await level(page, 'Gold').getByRole('link', { name: 'Play now' }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('MEM-11 a round that is played moves the progress at once', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto(GAME)
    const game = page.locator('iframe').contentFrame()
    await game.getByRole('radio', { name: '₱100.00' }).check()
    await game.getByRole('button', { name: 'Spin' }).tap()
    await expect(game.getByRole('status')).toHaveText(/No win this time|win/i)
    await page.goto('/m/member/benefits')
    await expect(standing(page)).toContainText('₱4,486 of ₱10,000')
    await expect(standing(page)).toContainText('Play ₱5,514 more to reach Gold')
  })

  test('MEM-11 at the highest level there is nothing left to reach', async ({ lobby, page }) => {
    await lobby.enter(VIP)
    await page.goto('/m/member/benefits')
    await expect(standing(page)).toContainText('Diamond')
    await expect(standing(page)).toContainText('You have reached the highest level')
    await expect(standing(page).getByRole('progressbar')).toHaveCount(0)
    await expect(level(page, 'Diamond')).toBeInViewport({ ratio: 0.5 })
  })

  test.describe('on a site without the club', () => {
    test.use({ mock: { flags: { MEMCLUB3: false } } })

    test('MEM-11 MEM-04 the address says that there is none, and the profile leads elsewhere', async ({ lobby, page }) => {
      lobby.expectFailedCalls()
      await lobby.enter()
      await page.goto('/m/member/benefits')
      await expect(main(page)).toContainText('the feature is temporarily unavailable')
      await page.goto('/m/member/home')
      await page.getByRole('link', { name: /Maria/ }).tap()
      await expect(page).toHaveURL(/\/m\/member\/home$/)
    })
  })
})

test.describe('inviting friends', () => {
  test('MEM-06 whoever opens the link and registers stands among the friends, and brings a bonus with the first deposit', async ({
    lobby,
    page,
  }) => {
    await lobby.enter()
    await page.goto('/m/inviteFriends')
    const link = await main(page).getByText('/m/register?affiliateCode=').textContent()
    expect(link).toBe(new URL('/m/register?affiliateCode=LK118V', page.url()).href)
    await expect(friends(page).getByRole('listitem')).toHaveCount(5)

    // A friend has a device of their own, and so no session.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(link ?? '')
    await page.getByRole('textbox', { name: 'Username' }).fill('newbie01')
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByLabel(/^Confirm password/).fill(PASSWORD)
    await expect(page.getByRole('textbox', { name: /Invitation code/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.goto('/m/voucherCenter')
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.getByRole('textbox', { name: /Amount/ }).fill('500')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => lobby.backend.orders('newbie01')).toHaveLength(1)
    lobby.backend.endOrder(lobby.backend.orders('newbie01')[0]?.id ?? '', true)

    await page.evaluate(() => sessionStorage.clear())
    await lobby.enter(MARIA)
    await page.goto('/m/inviteFriends')
    await expect(friends(page).getByRole('listitem')).toHaveCount(6)
    await expect(friends(page).getByRole('listitem').first()).toContainText('ne***01')
    await expect(friends(page).getByRole('listitem').first()).toContainText('+₱100')
    await expect(main(page).getByRole('region', { name: 'What your friends brought' })).toContainText('₱400')
    await page.goto('/m/transaction/record?kind=bonus')
    await expect(main(page).getByRole('button', { name: /Friend bonus/ })).toContainText('+₱100.00')
  })

  test('MEM-06 one’s own link leads a member home, and nobody becomes their own friend', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/register?affiliateCode=LK118V')
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(lobby.callsOf('register')).toBe(0)
  })

  for (const code of ['NOBODY1', '%20LK118V', 'LK%20118V']) {
    test(`MEM-06 a link with "${code}", the code of nobody, leaves the field to the guest`, async ({ lobby, page }) => {
      await page.goto(`/m/register?affiliateCode=${code}`)
      await expect(page.getByRole('textbox', { name: /Invitation code/ })).toHaveValue('')
      expect(lobby.callsOf('register')).toBe(0)
    })
  }

  test.describe('with a clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

    test('MEM-06 code, link and QR code are there; code and link can be copied', async ({ lobby, page }) => {
      await lobby.enter()
      await page.goto('/m/inviteFriends')
      await expect(main(page).getByRole('img', { name: 'Scan to register with your code' })).toBeVisible()
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await main(page).getByRole('button', { name: 'Copy: Invitation code' }).tap()
      await expect.poll(copied).toBe('LK118V')
      await main(page).getByRole('button', { name: 'Copy: Invitation link' }).tap()
      await expect.poll(copied).toBe(new URL('/m/register?affiliateCode=LK118V', page.url()).href)
    })

    test('A11Y MEM-06 the old way of copying keeps the focus; where nothing can be copied that is said', async ({
      lobby,
      page,
    }) => {
      await page.clock.install()
      await lobby.enter()
      await page.goto('/m/inviteFriends')
      const copy = main(page).getByRole('button', { name: 'Copy: Invitation code' })
      await copy.focus()
      // What came of it is said for two seconds only.
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await page.keyboard.press('Enter')
      await expect(main(page).getByText('Copied')).toHaveRole('status')
      await expect(copy).toBeFocused()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LK118V')
      await page.evaluate(() => {
        document.execCommand = () => false
      })
      await page.keyboard.press('Enter')
      await expect(main(page).getByText('It could not be copied. Please select it yourself')).toHaveRole('status')
      await expect(copy).toBeFocused()
    })
  })

  test('MEM-06 sharing is offered where the device can; giving it up is no error', async ({ lobby, page }) => {
    await page.addInitScript(() => {
      if (self.origin === 'null') return
      const share = async (content: ShareData) => {
        document.documentElement.dataset.shared = content.url ?? ''
        throw new DOMException('given up', 'AbortError')
      }
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await lobby.enter()
    await page.goto('/m/inviteFriends')
    await main(page).getByRole('button', { name: 'Share the link' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /affiliateCode=LK118V$/)
    await expect(page.locator('[data-notices]').getByText('Sharing did not work')).toHaveCount(0)
  })

  test('MEM-06 where the device cannot share there is no such button', async ({ lobby, page }) => {
    await page.addInitScript(() => {
      if (self.origin !== 'null') Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await lobby.enter()
    await page.goto('/m/inviteFriends')
    await expect(main(page).getByRole('button', { name: 'Copy: Invitation link' })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Share the link' })).toHaveCount(0)
  })

  test('how many friends there are is told with the thousands apart', async ({ lobby, page }) => {
    await alterValue(page, /\/member\/referral$/, (value) => ({
      ...value,
      totals: { ...value.totals, registered: 12_500, deposited: 1_250 },
    }))
    await lobby.enter()
    await page.goto('/m/inviteFriends')
    await expect(main(page).getByText('12,500', { exact: true })).toBeVisible()
    await expect(main(page).getByText('1,250', { exact: true })).toBeVisible()
  })

  test('A11Y a large bonus of all friends stays in the page, whole', async ({ lobby, page }) => {
    await alterValue(page, /\/member\/referral$/, (value) => ({ ...value, totals: { ...value.totals, reward: 12_345_678.5 } }))
    await lobby.enter()
    await page.goto('/m/inviteFriends')
    const bonus = main(page).getByText('₱12,345,678.50')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await bonus.scrollIntoViewIfNeeded()
      await expect(bonus).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
    }
  })

  test('MEM-06 the list of friends goes on as one reads', async ({ lobby, page }) => {
    await lobby.enter(VIP)
    await page.goto('/m/inviteFriends')
    await expect(friends(page).getByRole('listitem').nth(19)).toBeAttached()
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(friends(page).getByRole('listitem')).toHaveCount(45, { timeout: 500 })
    }).toPass()
    await expect(friends(page)).toContainText('45 friends')
  })

  test('MEM-06 who has invited nobody yet is told so', async ({ lobby, page }) => {
    await lobby.enter({ username: 'broke01', password: 'Broke01pass' })
    await page.goto('/m/inviteFriends')
    await expect(friends(page)).toContainText('Nobody has registered with your link yet')
  })

  test.describe('on a site without the promotion', () => {
    test.use({ mock: { scenario: 'without-referral' } })

    test('MEM-06 it says whom to ask, and leads to the customer service', async ({ lobby, page }) => {
      await lobby.enter()
      await page.goto('/m/inviteFriends')
      await expect(main(page)).toContainText('Please contact customer service')
      expect(lobby.callsOf('getReferral')).toBe(0)
      await main(page).getByRole('button', { name: 'Customer service' }).tap()
      await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
    })
  })
})
