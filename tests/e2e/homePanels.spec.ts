import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'

const iphone = (version: string, browser = 'Version/17.0 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`
const bar = (page: Page) => page.getByRole('button', { name: /^Get the app .*up to ₱688$/ })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const float = (page: Page) => page.getByRole('button', { name: 'Customer service' })

/** Answers for the merchant's other hosts, which do not exist, and says which were opened. */
async function otherHosts(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.context().route('https://*.mock.example/**', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ body: 'Elsewhere' })
  })
  return opened
}

test.describe('the download of the app', () => {
  test('HOME-03 HOME-13 the bar beside the marquee stays away once it was closed', async ({ lobby, page }) => {
    await lobby.openHome()
    await expect(bar(page)).toBeVisible()
    const marquee = await page.getByRole('link', { name: /^Announcements/ }).boundingBox()
    expect((await bar(page).boundingBox())?.y).toBeCloseTo(marquee?.y ?? Number.NaN, -1)
    await page.getByRole('button', { name: 'Never show this offer again' }).click()
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1')
    await page.reload()
    await lobby.openHome()
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
  })

  test.describe('on an Android phone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36' })

    test('HOME-01 HOME-04 HOME-13 MENU-07 the popup offers the app for Android alone and opens its link', async ({
      lobby,
      page,
    }) => {
      const opened = await otherHosts(page)
      await lobby.openHome()
      await bar(page).click()
      const popup = sheet(page, 'Get the app')
      await expect(popup).toContainText('a bonus of up to ₱688')
      await expect(popup.getByRole('button', { name: /app|profile/ })).toHaveText([/^Android app/])
      await axe(page)
      await popup.getByRole('button', { name: /^Android app/ }).click()
      await expect.poll(() => opened).toEqual(['https://get.mock.example/lobbykit.apk'])
    })
  })

  test.describe('on an iPhone that knows no other way', () => {
    test.use({ userAgent: iphone('12_1') })

    test('HOME-04 MENU-07 APP-28 the guide shows and hides', async ({ lobby, page }) => {
      await lobby.openHome()
      await bar(page).click()
      const popup = sheet(page, 'Get the app')
      await expect(popup.getByRole('button', { name: /iPhone/ })).toHaveText([/^iPhone app/, /^iPhone profile/])
      const guide = popup.getByRole('list')
      await expect(guide).toHaveCount(0)
      await popup.getByRole('button', { name: 'Show the install guide' }).click()
      await expect(guide.getByRole('listitem')).toHaveText([/Safari/, /share button/, /Add to Home Screen/])
      await expect(guide.locator('svg')).toHaveCount(3)
      await axe(page)
      await popup.getByRole('button', { name: 'Hide the install guide' }).click()
      await expect(guide).toHaveCount(0)
    })
  })

  test.describe('on an iPhone outside Safari', () => {
    test.use({
      permissions: ['clipboard-read', 'clipboard-write'],
      userAgent: iphone('17_2', 'CriOS/120.0 Mobile/15E148 Safari/604.1'),
    })

    test('MENU-07 ERR-01 it says that Safari is needed and opens nothing', async ({ lobby, page }) => {
      const opened = await otherHosts(page)
      await page.clock.install()
      await lobby.openHome()
      await bar(page).click()
      const popup = sheet(page, 'Get the app')
      await expect(popup).toContainText('Please use Safari to download the app')
      await expect(popup).toContainText('On iOS 17 and later the profile is installed by hand')
      // What follows is said for a few seconds only.
      await page.clock.pauseAt(Date.now() + 60_000)
      await popup.getByRole('button', { name: /^iPhone app/ }).click()
      await expect(page.locator('[data-notices]')).toContainText('Please use Safari to download the app')
      expect(opened).toEqual([])
      await popup.getByRole('button', { name: 'Copy: Address of this site' }).click()
      await expect(popup.getByText('Copied', { exact: true })).toBeAttached()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/m/home', page.url()).href)
      await page.clock.resume()
      await axe(page)
    })

    test('A11Y MENU-07 the old way of copying works in a dialog, and the focus stays there', async ({ lobby, page }) => {
      await page.clock.install()
      await lobby.openHome()
      await bar(page).click()
      const popup = sheet(page, 'Get the app')
      const copy = popup.getByRole('button', { name: 'Copy: Address of this site' })
      await copy.focus()
      // That it was copied is said for two seconds only.
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await page.keyboard.press('Enter')
      await expect(popup.getByText('Copied', { exact: true })).toBeAttached()
      await expect(copy).toBeFocused()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/m/home', page.url()).href)
    })
  })

  test.describe('in the native app', () => {
    test.use({ userAgent: `${iphone('17_2')} LobbykitApp/1.0` })

    test('HOME-03 there is no bar', async ({ lobby, page }) => {
      await lobby.openHome()
      await page.waitForLoadState('networkidle')
      await expect(bar(page)).toHaveCount(0)
    })
  })
})

test.describe('the side menu', () => {
  const open = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    return sheet(page, 'Menu')
  }

  test('MENU-01 MENU-02 categories from hot on, then what is for the member', async ({ lobby, page }) => {
    await lobby.openHome()
    const menu = await open(page)
    const shown = [
      'Hot',
      'Sports',
      'E-sports',
      'Live',
      'Slots',
      'Cockfight',
      'Fishing',
      'PVP',
      'In-house',
      'E-lottery',
      'Lottery',
    ]
    await expect(menu.getByRole('list', { name: 'Categories' }).getByRole('link')).toHaveText(shown)
    await expect(menu.getByRole('list', { name: 'For you' }).getByRole('listitem')).toHaveText([
      'Deposit',
      'Withdraw',
      'Share',
      'VIP room',
      'Reward centre',
      'Mission activity',
      'Manual rebate',
      'Get the app',
    ])
    await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    await expect(menu).toContainText('For adults only.')
    await axe(page)
  })

  test('MENU-01 the licence popup opens from the menu and leads to the rules', async ({ lobby, page }) => {
    await lobby.openHome()
    await (await open(page)).getByRole('button', { name: 'Licence and rules' }).click()
    const legal = sheet(page, 'Licence and rules')
    await expect(legal).toContainText('under the licence that the operator holds')
    await expect(sheet(page, 'Menu')).toHaveCount(0)
    await axe(page)
    await legal.getByRole('link', { name: 'Responsible gaming' }).click()
    await expect(page).toHaveURL(/\/m\/activity\?id=3898488$/)
    await expect(legal).toHaveCount(0)
  })

  test('APP-30 MENU-08 the popup shows the app’s icon and what the site says of it, in the site’s own colours', async ({
    lobby,
    page,
  }) => {
    await lobby.openHome()
    await (await open(page)).getByRole('button', { name: 'Get the app' }).click()
    const offer = sheet(page, 'Get the app').getByText('Bonus up to 688', { exact: true }).locator('..')
    await expect(offer).toHaveCSS('background-color', 'rgb(9, 13, 24)')
    await expect(offer).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(offer.locator('img')).toHaveAttribute('src', /\/art\/icon\.svg$/)
  })

  test('APP-30 a colour or an address that is none changes nothing', async ({ lobby, page }) => {
    const app_background = 'red;position:fixed;background:url(https://evil.example/x)'
    const mobileTemplate = { app_desc: 'Only words', app_background, app_desc_font_color: 'expression(alert(1))' }
    await alterValue(page, '**/wps/system/settings/consolidated*', (value) => ({ ...value, mobileTemplate }))
    await lobby.openHome()
    await (await open(page)).getByRole('button', { name: 'Get the app' }).click()
    const offer = sheet(page, 'Get the app').getByText('Only words', { exact: true }).locator('..')
    await expect(offer).toHaveCSS('background-image', 'none')
    await expect(offer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect(lobby.watched.requested.filter((address) => address.includes('evil.example'))).toEqual([])
  })

  test('MENU-02 the app download opens its popup', async ({ lobby, page }) => {
    await lobby.openHome()
    await (await open(page)).getByRole('button', { name: 'Get the app' }).click()
    await expect(sheet(page, 'Get the app')).toBeVisible()
    await expect(sheet(page, 'Menu')).toHaveCount(0)
  })

  test('MENU-03 a category closes it and shows itself', async ({ lobby, page }) => {
    await lobby.openHome()
    await (await open(page)).getByRole('link', { name: 'Fishing' }).click()
    await expect(sheet(page, 'Menu')).toHaveCount(0)
    await expect(page).toHaveURL(/category=FISH$/)
    await expect(page.getByRole('main').getByRole('region', { name: 'Fishing' })).toBeVisible()
  })

  test('MENU-03 going back closes it', async ({ lobby, page }) => {
    await lobby.openHome()
    const tabs = page.getByRole('navigation', { name: 'Main places' })
    await tabs.getByRole('link', { name: 'Promotion' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await page.goBack()
    const menu = await open(page)
    await page.goForward()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await expect(menu).toHaveCount(0)
  })

  test('APP-24 going elsewhere closes the languages that it opened', async ({ lobby, page }) => {
    await lobby.openHome()
    await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Promotion' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await page.goBack()
    await (await open(page)).getByRole('button', { name: /^Language/ }).click()
    const languages = sheet(page, 'Language')
    await expect(languages).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await expect(languages).toHaveCount(0)
  })

  test.describe('with features off', () => {
    test.use({ mock: { flags: { WITHDRAW: false, MEMCLUB3: false, MISSIONLB3: false, MANPLAYREB3: false } } })

    test('MENU-02 MENU-03 only what is on shows; signing out closes it', async ({ lobby, page }) => {
      await lobby.logIn()
      const menu = await open(page)
      await expect(menu.getByRole('list', { name: 'For you' }).getByRole('listitem')).toHaveText([
        'Deposit',
        'Share',
        'Reward centre',
        'Get the app',
      ])
      await expect(menu).toContainText('Maria')
      await menu.getByRole('button', { name: 'Sign out' }).click()
      await expect(menu).toHaveCount(0)
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    })
  })
})

test.describe('the customer service', () => {
  test('MENU-04 MENU-05 the floating button lists the channels and opens the decrypted link', async ({ lobby, page }) => {
    const opened = await otherHosts(page)
    await lobby.openHome()
    await float(page).click()
    const list = sheet(page, 'Customer service')
    await expect(list.getByRole('listitem')).toHaveText(['Live chat', 'Messenger', 'Telegram'])
    await axe(page)
    await list.getByRole('button', { name: 'Live chat' }).click()
    await expect.poll(() => opened).toEqual(['https://chat.mock.example/lobbykit?channel=web'])
    await list.getByRole('button', { name: 'Telegram' }).click()
    await expect.poll(() => opened.at(-1)).toBe('https://telegram.mock.example/lobbykit')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(float(page)).toBeFocused()
  })

  test('MENU-04 going elsewhere closes the list', async ({ lobby, page }) => {
    await lobby.openHome()
    await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Promotion' }).click()
    await page.goBack()
    await float(page).click()
    await expect(sheet(page, 'Customer service')).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await expect(sheet(page, 'Customer service')).toHaveCount(0)
  })

  test('MENU-05 a bad link is said, and nothing opens', async ({ lobby, page }) => {
    const opened = await otherHosts(page)
    const serviceLink = 'AAAAAAAAAAA=k3yLobby'
    await alterValue(page, '**/wps/system/customerService', (value) => ({ ...value, serviceLink }))
    await lobby.openHome()
    await float(page).click()
    await sheet(page, 'Customer service').getByRole('button', { name: 'Live chat' }).click()
    await expect(page.getByText('The link to the customer service is not valid')).toBeVisible()
    expect(opened).toEqual([])
  })

  test('MENU-04 the button steps aside on the way down, and covers neither the end of the page nor the tabs', async ({
    lobby,
    page,
  }) => {
    await lobby.openHome()
    await expect(float(page)).toBeVisible()
    const tabs = await page.getByRole('navigation', { name: 'Main places' }).boundingBox()
    const button = await float(page).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    await page.mouse.wheel(0, 400)
    await expect(float(page)).toBeHidden()
    await page.mouse.wheel(0, -200)
    await expect(float(page)).toBeVisible()
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('heading', { name: 'Latest winners' })).toBeInViewport({ timeout: 200 })
      await expect(float(page)).toBeVisible({ timeout: 500 })
      // With the winners the page may have got another end meanwhile.
      const last = await page.getByRole('group', { name: /^Winners/ }).boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await float(page).boundingBox())?.y ?? 0)
    }).toPass()
  })

  test('MENU-04 ROUTE-01 its page lists every line of every channel', async ({ lobby: _, page }) => {
    const opened = await otherHosts(page)
    await page.goto('/m/service')
    const rows = page.getByRole('main').getByRole('button')
    await expect(rows).toHaveCount(6)
    await axe(page)
    await rows.nth(3).click()
    await expect.poll(() => opened).toEqual(['https://social.mock.example/lobbykit-2'])
  })
})
