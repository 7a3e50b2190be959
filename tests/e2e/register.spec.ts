import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { sendCode } from '../lib/countdown.ts'
import { expect, test } from '../lib/fixtures.ts'
import { hearNotices } from '../lib/notices.ts'

const MOBILE = '9170000001'
const PASSWORD = 'Newbie01pass'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false })
const password = (page: Page) => page.getByLabel(/^Password/)
const again = (page: Page) => page.getByLabel(/^Confirm password/)
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Verification code' })
const picture = (page: Page) => page.getByRole('button', { name: 'Another picture' }).locator('img')
const refusal = (page: Page) => page.getByRole('alert')
const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()
/** The balance in the header; home may have something to announce in front of it. */
const balance = (page: Page) => page.getByRole('group', { name: 'Balance', includeHidden: true })

async function openForm(page: Page, method?: 'Mobile number') {
  await page.goto('/m/register')
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  if (method) await page.getByRole('tab', { name: method }).click()
}

async function fill(page: Page, username = 'newbie01') {
  await box(page, 'Username').fill(username)
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
}

async function expectTyped(page: Page, username = 'newbie01') {
  await expect(page).toHaveURL(/\/m\/register$/)
  await expect(box(page, 'Username')).toHaveValue(username)
  await expect(password(page)).toHaveValue(PASSWORD)
  await expect(again(page)).toHaveValue(PASSWORD)
}

test('REG-01 the page has a way back, the brand, required marks, a button and a way to log in', async ({ lobby: _, page }) => {
  await page.goto('/m/login')
  await page.getByRole('link', { name: 'Register now' }).click()
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible()
  await expect(page.getByText('Midnight')).toBeVisible()
  await expect(page.locator('label', { hasText: 'Username' })).toHaveText('Username *')
  await expect(page.locator('label', { hasText: 'E-mail' })).toHaveText('E-mail')
  await expect(page.getByRole('button', { name: /Facebook|Google/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('REG-01 a look at the login costs nothing that was typed but the passwords', async ({ lobby: _, page }) => {
  await openForm(page)
  await fill(page)
  await box(page, 'E-mail').fill('newbie@new.example')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.goBack()
  await expect(box(page, 'Username')).toHaveValue('newbie01')
  await expect(box(page, 'E-mail')).toHaveValue('newbie@new.example')
  await expect(password(page)).toHaveValue('')
  await expect(again(page)).toHaveValue('')
})

test('REG-13 a newcomer registers by username, is told, is logged in and goes home', async ({ lobby, page }) => {
  await openForm(page)
  await fill(page)
  await submit(page)
  await expect(page.getByText('Registered successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toBeVisible()
  await page.reload()
  await expect(balance(page)).toBeVisible()
  expect(lobby.backend.calls.find(({ operationId }) => operationId === 'register')).toMatchObject({
    method: 'PUT',
    path: '/wps/member/register',
    module: 'REGISTER_REE3',
    hasToken: false,
  })
  expect(lobby.backend.calls.find(({ operationId }) => operationId === 'register')?.encryption).not.toMatch(/^none$/i)
})

test('REG-03 ERR-03 without the list of countries the code of the home market stands there, and the list comes when asked for', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('listCountries', '500')
  await openForm(page, 'Mobile number')
  const codes = page.getByRole('combobox', { name: 'Country' })
  await expect(codes.getByRole('option')).toHaveText(['+63'])
  await box(page, 'Mobile number').fill(MOBILE)
  const failed = page.getByText('Loading failed, click to retry')
  await expect(failed).toBeVisible()
  lobby.backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(codes.getByRole('option').first()).toHaveText('PH +63')
  await expect(failed).toBeHidden()
  await expect(box(page, 'Mobile number')).toHaveValue(MOBILE)
})

test('REG-03 REG-13 a newcomer registers by mobile number, with the code that came', async ({ lobby, page }) => {
  await openForm(page, 'Mobile number')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('63')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(box(page, 'Mobile number')).toBeFocused()
  await expect(box(page, 'Mobile number')).toHaveAccessibleDescription('10 digits starting with 9')
  await box(page, 'Mobile number').fill(MOBILE)
  await sendCode(page)
  await expect(page.getByRole('button', { name: 'Get code' })).toBeHidden()
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)

  await box(page, 'SMS code').fill('000000')
  await submit(page)
  await expect(refusal(page)).toHaveText('Verification code error')
  await expect(box(page, 'Mobile number')).toHaveValue(MOBILE)
  await expect(password(page)).toHaveValue(PASSWORD)

  await box(page, 'SMS code').fill(lobby.backend.sms(MOBILE) ?? '')
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toBeVisible()
})

test('REG-02 the tabs carry the typed number across', async ({ lobby: _, page }) => {
  await openForm(page)
  await box(page, 'Mobile number').fill(MOBILE)
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(box(page, 'Mobile number')).toHaveValue(MOBILE)
  await expect(box(page, 'Username')).toBeHidden()
})

test.describe('by username only', () => {
  test.use({ mock: { scenario: 'username-only' } })
  test('REG-02 there are no tabs', async ({ lobby: _, page }) => {
    await openForm(page)
    await expect(box(page, 'Username')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})

test.describe('by mobile number only, without a password', () => {
  test.use({ mock: { scenario: 'mobile-without-password' } })
  test('REG-02 REG-03 a number and a code are enough', async ({ lobby, page }) => {
    await openForm(page)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(password(page)).toHaveCount(0)
    await box(page, 'Mobile number').fill(MOBILE)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await box(page, 'SMS code').fill(lobby.backend.sms(MOBILE) ?? '')
    await submit(page)
    await expect(balance(page)).toBeVisible()
  })
})

test('REG-08 REG-05 empty fields say what they need, and the first one gets the focus', async ({ lobby, page }) => {
  await openForm(page)
  await submit(page)
  await expect(box(page, 'Username')).toBeFocused()
  await expect(box(page, 'Username')).toHaveAccessibleDescription('6 to 12 letters and digits, a letter first')
  await expect(again(page)).toHaveAccessibleDescription('Please enter the password again')
  await expect(box(page, 'E-mail')).not.toHaveAttribute('aria-invalid', 'true')
  expect(lobby.callsOf('register')).toBe(0)
})

test('REG-06 passwords that differ are said at once, and everything typed stays', async ({ lobby, page }) => {
  await openForm(page)
  await fill(page)
  await again(page).fill('Newbie02pass')
  await submit(page)
  await expect(again(page)).toBeFocused()
  await expect(again(page)).toHaveAccessibleDescription('The two passwords are not the same')
  await expect(box(page, 'Username')).toHaveValue('newbie01')
  await password(page).fill('Newbie02pass')
  await expect(again(page)).not.toHaveAttribute('aria-invalid', 'true')
  expect(lobby.callsOf('register')).toBe(0)
})

test('REG-14 a filled password can be shown, an empty one not', async ({ lobby: _, page }) => {
  await openForm(page)
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await password(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('REG-14 what the site announces to newcomers shows', async ({ lobby, page }) => {
  await openForm(page)
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Welcome bonus')
  expect(lobby.backend.calls.find(({ operationId }) => operationId === 'listAnnouncements')?.query).toMatchObject({
    types: 'B',
    groupName: 'm_reg',
    platform: 'M',
  })
})

test('each of several pictures without words has a name of its own', async ({ lobby: _, page }) => {
  await alterValue(page, /announcement\?.*m_reg/, ({ B: [banner], ...others }) => ({
    ...others,
    B: [121, 122].map((id) => ({ ...banner, id, title: '', text: '' })),
  }))
  await openForm(page)
  const pictures = page.getByRole('region', { name: 'Announcements' }).getByRole('img')
  await expect(pictures).toHaveCount(2)
  for (const position of [1, 2]) await expect(pictures.nth(position - 1)).toHaveAccessibleName(`Banner ${position} of 2`)
})

test('REG-12 the button waits for the agreement, which opens without costing what is typed', async ({ lobby: _, page }) => {
  await openForm(page)
  await fill(page)
  const agree = page.getByRole('checkbox')
  await expect(agree).toBeChecked()
  await agree.uncheck()
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeDisabled()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'User agreement' }).click()
  await expect(await opened).toHaveURL(/\/m\/useragreement$/)
  await expectTyped(page)
  await agree.check()
  await submit(page)
  await expect(balance(page)).toBeVisible()
})

test('REG-05 a name that is taken is said, and everything typed stays', async ({ lobby, page }) => {
  await openForm(page)
  await fill(page, 'maria88')
  await submit(page)
  await expect(refusal(page)).toHaveText('Sorry, the username already exists')
  await expectTyped(page, 'maria88')
  await box(page, 'Username').fill('newbie01')
  await submit(page)
  await expect(balance(page)).toBeVisible()
  expect(lobby.callsOf('register')).toBe(2)
})

for (const [kind, said] of [
  ['500', 'Unknown error'],
  ['drop', 'No connection. Please check your network and try again'],
  ['empty-body', 'Unknown error'],
] as const) {
  test(`ERR-02 a registration that ends in ${kind} is said and loses nothing`, async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    lobby.backend.fault('register', kind)
    await openForm(page)
    await fill(page)
    await submit(page)
    await expect(refusal(page)).toHaveText(said)
    await expectTyped(page)
    lobby.backend.clearFaults()
    await submit(page)
    await expect(refusal(page).filter({ hasText: said })).toHaveCount(0)
  })
}

test('ERR-02 REG-13 a registration that was done, and whose answer cannot be read, is found and goes on', async ({
  lobby,
  page,
}) => {
  // The mock garbles the answer of a call that it has done.
  lobby.backend.fault('register', 'garbled', 1)
  await openForm(page)
  await fill(page)
  await submit(page)
  await expect(balance(page)).toBeVisible()
  expect(lobby.callsOf('register')).toBe(1)
})

test('REG-05 ten thousand characters in every field neither hang the page nor get in', async ({ lobby, page }) => {
  const long = 'a1'.repeat(5_000)
  await openForm(page)
  for (const name of ['Username', 'E-mail', 'Invitation code']) await box(page, name).fill(long)
  await password(page).fill(long)
  await again(page).fill(long)
  await box(page, 'Mobile number').fill('9'.repeat(10_000))
  await expect(box(page, 'Mobile number')).toHaveValue('9'.repeat(20))
  await submit(page)
  await expect(
    page
      .locator('[aria-invalid="true"]')
      .or(refusal(page).filter({ hasText: /\S/ }))
      .first(),
  ).toBeVisible()
  // As many letters as the backend takes.
  await expect(box(page, 'Username')).toHaveValue(long.slice(0, 64))
  await expect(page).toHaveURL(/\/m\/register$/)
  expect(lobby.backend.member(long.slice(0, 64))).toBeUndefined()
})

test('REG-13 Enter registers once, however often it is pressed', async ({ lobby, page }) => {
  await openForm(page)
  await fill(page)
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
  expect(lobby.callsOf('register')).toBe(1)
})

test.describe('with a captcha', () => {
  test.use({ mock: { scenario: 'captcha-required' } })
  test('REG-07 REG-13 it is required; a tap draws another and clears it; a wrong one loses nothing, the right one gets in', async ({
    lobby,
    page,
  }) => {
    await openForm(page)
    await fill(page)
    const first = await picture(page).getAttribute('src')
    await captcha(page).fill('12a34567')
    await expect(captcha(page)).toHaveValue('123456')
    await page.getByRole('button', { name: 'Another picture' }).click()
    await expect(picture(page)).not.toHaveAttribute('src', first ?? '')
    const second = await picture(page).getAttribute('src')
    await expect(captcha(page)).toHaveValue('')
    await submit(page)
    await expect(captcha(page)).toBeFocused()
    await expect(captcha(page)).toHaveAccessibleDescription('Please enter the verification code')
    expect(lobby.callsOf('register')).toBe(0)

    await captcha(page).fill(lobby.backend.captcha() === '0000' ? '1111' : '0000')
    await submit(page)
    await expect(refusal(page)).toHaveText('Verification code error')
    await expectTyped(page)
    await expect(captcha(page)).toHaveValue('')
    // With what was typed goes the name of the picture that shows.
    await expect(picture(page)).not.toHaveAttribute('src', second ?? '')
    expect(lobby.callsOf('getCaptcha')).toBe(3)
    await captcha(page).fill(lobby.backend.captcha() ?? '')
    await submit(page)
    await expect(balance(page)).toBeVisible()
  })
})

test.describe('by invitation', () => {
  test.use({ mock: { scenario: 'invitation-required' } })
  test('REG-09 ERR-01 a bad code is said for a moment, then its field has the focus; a good one gets in', async ({
    lobby,
    page,
  }) => {
    const says = await hearNotices(page)
    await openForm(page)
    await fill(page)
    await box(page, 'Invitation code').fill('WRONG1')
    await submit(page)
    await says('Invalid invitation code')
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid invitation code' })).toBeHidden()
    await expect(box(page, 'Invitation code')).toBeFocused()
    expect(lobby.callsOf('register')).toBe(0)
    await box(page, 'Invitation code').fill('SUN77')
    await submit(page)
    await expect(balance(page)).toBeVisible()
    expect(lobby.backend.member('newbie01')?.details).toMatchObject({ affiliateCode: 'SUN77' })
  })

  test('REG-04 REG-11 whoever came by a link need not type its code, and it is forgotten afterwards', async ({
    lobby,
    page,
  }) => {
    await page.goto('/m/home?affiliateCode=MOON88')
    // Kept as soon as the part of the app that knows links is here.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lobbykit.affiliate'))).toContain('MOON88')
    await openForm(page)
    await expect(box(page, 'Invitation code')).toHaveCount(0)
    await fill(page)
    await submit(page)
    await expect(balance(page)).toBeVisible()
    expect(lobby.backend.member('newbie01')?.details).toMatchObject({ affiliateCode: 'MOON88', domain: 'moon.mock.example' })
    expect(await page.evaluate(() => localStorage.getItem('lobbykit.affiliate'))).toBeNull()
  })
})

test.describe('with every field', () => {
  test.use({ mock: { scenario: 'all-fields' } })
  test('REG-04 all optional fields show, reach the backend, and stand on a phone of 360 px without scrolling sideways', async ({
    lobby,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openForm(page)
    await fill(page)
    const typed = {
      'ID number': 'AB123456',
      'QQ number': '1234567',
      Facebook: 'new.bie',
      WeChat: 'newbie_w',
      Line: 'newbie_l',
      WhatsApp: '639170000001',
      Zalo: '639170000001',
      Nickname: 'Newbie',
      'Payee name': 'Ana Cruz',
      'Recommender ID': 'maria88',
    }
    for (const [name, value] of Object.entries(typed)) await box(page, name).fill(value)
    await page.getByLabel(/^Payment password/).fill('123456')
    await box(page, 'E-mail').fill('new@mail.example')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await axe(page)
    await submit(page)
    await expect(balance(page)).toBeVisible()
    expect(lobby.backend.member('newbie01')).toMatchObject({
      nickname: 'Newbie',
      email: 'new@mail.example',
      details: {
        paymentPassword: '123456',
        idNumber: 'AB123456',
        qqNum: '1234567',
        facebook: 'new.bie',
        wechat: 'newbie_w',
        line: 'newbie_l',
        whatsapp: '639170000001',
        zalo: '639170000001',
        payeeName: 'Ana Cruz',
        recommenderId: 'maria88',
      },
    })
  })
})

test('ERR-01 a recommender who is no member is said, and everything typed stays', async ({ lobby, page }) => {
  lobby.backend.scenario = 'all-fields'
  await openForm(page)
  await fill(page)
  await box(page, 'Recommender ID').fill('nobody99')
  await submit(page)
  await expect(refusal(page)).toHaveText('Referrer link error')
  await expect(box(page, 'Recommender ID')).toHaveValue('nobody99')
})

test('REG-15 neither password, code nor token ever stands in an address or in the console', async ({ lobby, page }) => {
  await openForm(page, 'Mobile number')
  await box(page, 'Mobile number').fill(MOBILE)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const code = lobby.backend.sms(MOBILE) ?? 'none'
  await box(page, 'SMS code').fill(code)
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  await submit(page)
  await expect(balance(page)).toBeVisible()
  const token: string = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token)
  expect(token.length).toBeGreaterThan(8)
  for (const secret of [PASSWORD, code, token]) {
    expect(lobby.watched.requested.filter((address) => address.includes(secret))).toEqual([])
    expect(lobby.watched.consoleLines.filter((line) => line.includes(secret))).toEqual([])
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD)
})

for (const language of ['EN', 'TY']) {
  test(`APP-24 registration is accessible in ${language}, empty and with everything wrong`, async ({ lobby: _, page }) => {
    await page.addInitScript((code) => localStorage.setItem('lobbykit.language', code), language)
    await page.goto('/m/register')
    await expect(page.locator('button[type=submit]')).toBeVisible()
    await axe(page, 'empty')
    await page.locator('button[type=submit]').click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await axe(page, 'wrong')
    await page.getByRole('tab').nth(1).click()
    await axe(page, 'by mobile number')
  })
}

test('ERR-03 a form whose rules do not come says so and can be asked for again', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('getFormRules', '500')
  await page.goto('/m/register')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 })
  lobby.backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(box(page, 'Username')).toBeVisible()
})

test('LOGIN-11 the free trial explains itself and starts', async ({ lobby, page }) => {
  await page.goto('/m/trail')
  await expect(page.getByRole('heading', { name: 'Free trial' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Play for free' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toContainText('₱1,000.00')
  expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toMatch(/^trial/)
  expect(lobby.backend.calls.find(({ operationId }) => operationId === 'startFreePlay')).toMatchObject({ module: 'FREEPLAY3' })
})
