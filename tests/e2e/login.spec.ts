import type { Page } from '@playwright/test'
import { sendCode } from '../lib/countdown.ts'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'

const WRONG = { username: 'maria88', password: 'Wrong88pass' }
const submit = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).click()
const refusal = (page: Page) => page.getByRole('alert')
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Verification code' })
const picture = (page: Page) => page.getByRole('button', { name: 'Another picture' }).locator('img')

async function bySms(page: Page, mobile: string) {
  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
}
const code = (page: Page) => page.getByRole('textbox', { name: 'SMS code' })

async function signOut(page: Page) {
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
}

test('LOGIN-12 a member whose network has gone is asked, and is logged out', async ({ lobby, page, context }) => {
  lobby.expectFailedCalls()
  // Home, to which a logout leads, may not be fetched yet.
  lobby.expectComplaint(/net::ERR|Failed to (?:load|fetch)|Async route failed/)
  await lobby.enter()
  await page.goto('/m/set')
  // What asks is run once, when the page has nothing else to do; from then on it is here.
  const isHere = () =>
    performance
      .getEntriesByType('resource')
      .some((entry) => /\/overlays-[^/]*\.js$/.test(entry.name) && Reflect.get(entry, 'initiatorType') !== 'fetch')
  await expect.poll(() => page.evaluate(isHere)).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})

test('LOGIN-01 the two ways to log in take turns', async ({ lobby: _, page }) => {
  await page.goto('/m/login')
  const name = page.getByRole('textbox', { name: 'Username' })
  await expect(name).toBeVisible()
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await expect(name).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('63')
  await page.getByRole('tab', { name: 'Username' }).click()
  await expect(name).toBeVisible()
})

test('LOGIN-01 only the username where login by SMS is off', async ({ lobby, page }) => {
  lobby.backend.scenario = 'sms-login-off'
  await page.goto('/m/login')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('LOGIN-02 the ways out lead home, to registration, to a new password and to the customer service', async ({
  lobby,
  page,
}) => {
  await page
    .context()
    .route('https://chat.mock.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Chat' }))
  await page.goto('/m/login')
  const ways = page.getByRole('navigation', { name: 'Other ways' })
  for (const [name, path] of [
    ['Register now', /\/m\/register$/],
    ['Forgot password', /\/m\/forget$/],
    ['Back to home', /\/m\/home$/],
  ] as const) {
    await ways.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
  }
  const chat = page.waitForEvent('popup')
  await ways.getByRole('button', { name: 'Customer service' }).click()
  const opened = await chat
  await expect(opened).toHaveURL('https://chat.mock.example/lobbykit?channel=web')
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  expect(lobby.callsOf('getCustomerService')).toBe(1)
})

test('LOGIN-03 empty fields say what they need and the first one gets the focus', async ({ lobby, page }) => {
  await page.goto('/m/login')
  await submit(page)
  const name = page.getByRole('textbox', { name: 'Username' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Account format is incorrect')
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription('Password format is incorrect')
  expect(lobby.callsOf('login')).toBe(0)
  await name.fill('maria88')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('LOGIN-04 ERR-01 captcha appears after a failed login that asks for it; a wrong one draws another, the right one gets in', async ({
  lobby,
  page,
}) => {
  await page.goto('/m/login')
  await expect(captcha(page)).toBeHidden()
  await fillLogin(page, WRONG)
  await submit(page)
  await expect(refusal(page)).toHaveText('The account or the password is incorrect')
  await expect(captcha(page)).toBeVisible()
  const first = await picture(page).getAttribute('src')

  await fillLogin(page, MARIA)
  await submit(page)
  await expect(captcha(page)).toHaveAccessibleDescription('Please enter the verification code')
  expect(lobby.callsOf('login')).toBe(1)

  await captcha(page).fill(lobby.backend.captcha() === '0000' ? '1111' : '0000')
  await submit(page)
  await expect(refusal(page)).toHaveText('Verification code error')
  await expect(captcha(page)).toHaveValue('')
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '')

  await expect.poll(() => lobby.callsOf('getCaptcha')).toBe(2)
  await captcha(page).fill(lobby.backend.captcha() ?? '')
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱1,250.50')
})

test('LOGIN-04 a tap on the picture draws another and clears what was typed', async ({ lobby, page }) => {
  await page.goto('/m/login')
  await fillLogin(page, WRONG)
  await submit(page)
  await captcha(page).fill('12')
  const before = await picture(page).getAttribute('src')
  await page.getByRole('button', { name: 'Another picture' }).click()
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '')
  await expect(captcha(page)).toHaveValue('')
  expect(lobby.callsOf('getCaptcha')).toBe(2)
})

test('LOGIN-05 a code is sent to a valid number only, counts down and gets in', async ({ lobby, page }) => {
  await bySms(page, '123')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
    'Please enter a valid mobile number',
  )
  expect(lobby.callsOf('sendLoginSms')).toBe(0)

  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567')
  await sendCode(page)
  await expect(page.getByRole('button', { name: 'Get code' })).toBeHidden()
  await code(page).fill(lobby.backend.sms('9171234567') ?? '')
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LOGIN-05 LOGIN-06 the countdown ends after a minute, and a reload does not lengthen it', async ({ lobby: _, page }) => {
  await page.clock.install()
  await bySms(page, '9171234567')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const left = async () => Number(/^(\d+) s$/.exec((await page.getByRole('timer').textContent()) ?? '')?.[1])
  await page.clock.fastForward(20_000)
  await expect.poll(left).toBeLessThanOrEqual(40)
  const before = await left()
  await page.reload()
  await page.getByRole('tab', { name: 'SMS code' }).click()
  expect(await left()).toBeLessThanOrEqual(before)
  await page.clock.fastForward(41_000)
  await expect(page.getByRole('button', { name: 'Get code' })).toBeVisible()
})

test('LOGIN-05 a code that came too late is refused, a fresh one gets in', async ({ lobby, page }) => {
  await page.clock.install()
  await bySms(page, '9171234567')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const late = lobby.backend.sms('9171234567') ?? ''
  lobby.passAtBackend(61_000)
  await code(page).fill(late)
  await submit(page)
  await expect(refusal(page)).toHaveText('Verification code error')
  await expect(picture(page)).toBeVisible()

  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => lobby.backend.sms('9171234567')).not.toBe(late)
  await code(page).fill(lobby.backend.sms('9171234567') ?? '')
  await captcha(page).fill(lobby.backend.captcha() ?? '')
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LOGIN-07 a code that cannot be sent is said at its field alone, and can be asked for again', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('sendLoginSms', '500')
  await bySms(page, '9171234567')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => lobby.callsOf('sendLoginSms')).toBe(1)
  await expect(page.getByText('Please wait…')).toBeHidden()
  await expect(code(page)).toHaveAccessibleDescription('The code could not be sent. Please try again')
  await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled()
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(refusal(page)).toHaveText('')
})

test('LOGIN-08 the session is kept for the tab and survives a reload', async ({ lobby, page }) => {
  await lobby.logIn()
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
  expect(JSON.parse(session ?? 'null')).toEqual({
    token: expect.stringMatching(/^\w{20,}$/),
    merchantCode: 'lobbykit',
    userName: 'maria88',
    type: 0,
    firstTimeLogin: false,
  })
  await page.reload()
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱1,250.50')
})

test('LOGIN-09 a remembered login is there again, and gone once not wanted', async ({ lobby: _, page }) => {
  await page.goto('/m/login')
  await fillLogin(page, MARIA)
  await page.getByRole('checkbox', { name: 'Remember me on this phone' }).check()
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  const kept = await page.evaluate(() => [localStorage.getItem('remPass'), localStorage.getItem('sass')])
  expect(kept[0]).toBe('1')
  expect(kept[1]).not.toContain(MARIA.password)
  await signOut(page)
  await page.goto('/m/login')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(MARIA.username)
  await expect(page.getByLabel(/^Password/)).toHaveValue(MARIA.password)
  await page.getByRole('checkbox', { name: 'Remember me on this phone' }).uncheck()
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => [localStorage.getItem('remPass'), localStorage.getItem('sass')])).toEqual([null, null])
})

test('LOGIN-09 a remembered login by SMS is there only while that way is offered', async ({ lobby, page }) => {
  await bySms(page, '9171234567')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await code(page).fill(lobby.backend.sms('9171234567') ?? '')
  await page.getByRole('checkbox', { name: 'Remember me on this phone' }).check()
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await signOut(page)
  await page.goto('/m/login')
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9171234567')
  lobby.backend.setFlag('MOBILEVERCODELOGIN3', false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('')
})

test('LOGIN-10 the password travels encrypted', async ({ lobby, page }) => {
  const sent = page.waitForRequest('**/wps/session/login')
  await lobby.logIn()
  const request = await sent
  expect(request.postData()).not.toContain(MARIA.password)
  expect(request.postData()).not.toContain(MARIA.username)
  expect(lobby.backend.calls.find(({ operationId }) => operationId === 'login')?.encryption).not.toBe('none')
})

test('LOGIN-11 free play begins at once and is kept as a trial', async ({ lobby: _, page }) => {
  await page.goto('/m/login')
  await page.getByRole('button', { name: 'Play for free' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₱1,000.00')
  expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toMatch(/^trial\d+$/)
})

for (const [answer, prepare] of [
  ['', () => undefined],
  [' although the backend fails', (backend: { fault(target: 'logout', kind: '500'): void }) => backend.fault('logout', '500')],
] as const) {
  test(`LOGIN-12 signing out asks, then forgets everything of the member${answer}`, async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await lobby.logIn()
    prepare(lobby.backend)
    await signOut(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    const left = await page.evaluate(() => ({ ...sessionStorage }))
    expect(Object.keys(left)).not.toContain('MC_SESSION_INFO')
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
    expect(lobby.callsOf('logout')).toBe(1)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })
}

test('a login without a network, whose code was not needed before, says that there is no connection', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await page.goto('/m/login')
  await fillLogin(page, MARIA)
  await page.context().setOffline(true)
  await submit(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No connection. Please check your network and try again')
  await page.context().setOffline(false)
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('without a network no code is sent, which is put as no connection at its field', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await bySms(page, '9171234567')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(code(page)).toHaveAccessibleDescription(/No connection/)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: 'Get code' })).toBeHidden()
  await expect.poll(() => lobby.backend.sms('9171234567')).toBeDefined()
})

test('LOGIN-12 who has lost the network signs out all the same', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await lobby.logIn()
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await page.context().setOffline(false)
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('LOGIN-13 a session that ended is left once, with a word, and other tabs follow', async ({ lobby, page }) => {
  lobby.expectComplaint(/status of 401/)
  await lobby.logIn()
  const other = await page.context().newPage()
  await other.goto('/m/login')
  await fillLogin(other, MARIA)
  await submit(other)
  await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible()
  // What a login asks for must be answered, or one of those calls finds the end first.
  for (const call of [
    'listAvailablePromotions',
    'listFavouriteIds',
    'getBalance',
    'getMemberInfo',
    'getUnreadCount',
    'listWallets',
    'getMerchantWallet',
    'listAnnouncements',
  ] as const)
    await expect.poll(() => lobby.callsOf(call), call).toBe(2)

  lobby.backend.endSessions(MARIA.username)
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect(page.getByText('The account has been logged out, please log in again')).toHaveCount(1)
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(loads).toBe(0)
})

test('LOGIN-13 who comes back with a session that has ended is told so once, also by an answer that is here before the application', async ({
  lobby,
  page,
}) => {
  lobby.expectComplaint(/status of 401/)
  await lobby.logIn()
  await page.goto('about:blank')
  lobby.backend.endSessions(MARIA.username)
  const start = await holdScripts(page)
  const answer = page.waitForResponse((response) => response.status() === 401)
  await page.goto('/m/kyc', { waitUntil: 'commit' })
  await answer
  start()
  await expect(page.getByText('The account has been logged out, please log in again')).toHaveCount(1)
  await expect(page).toHaveURL(/\/m\/home$/)
})

for (const [username, password, said] of [
  ['blocked1', 'Blocked1pass', 'Sorry, the user does not exist or is disabled'],
  ['nobody99', 'Nobody99pass', 'Sorry, the user does not exist or is disabled'],
  ['outsider', 'Outsider1', 'Non-member account unable to login'],
] as const) {
  test(`LOGIN-14 ERR-01 ${username} is told: ${said}`, async ({ lobby: _, page }) => {
    await page.goto('/m/login')
    await fillLogin(page, { username, password })
    await submit(page)
    await expect(refusal(page)).toHaveText(said)
    await expect(page).toHaveURL(/\/m\/login$/)
  })
}

test('LOGIN-14 ERR-01 where only agents may enter, others are told so', async ({ lobby, page }) => {
  lobby.backend.scenario = 'agents-only'
  await page.goto('/m/login')
  await fillLogin(page, MARIA)
  await submit(page)
  await expect(refusal(page)).toHaveText('Non-agents cannot log in')
})

test('LOGIN-14 ERR-01 a reason nobody knows is an unknown error, never its code', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'xyz.4711.internal', message: 'NullPointerException at Login.java' } }),
  )
  await page.goto('/m/login')
  await fillLogin(page, MARIA)
  await submit(page)
  await expect(refusal(page)).toHaveText('Unknown error')
  await expect(page.getByText(/4711|NullPointer/)).toHaveCount(0)
})

test('LOGIN-03 ten thousand characters in every field neither hang the page nor get in', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  const long = 'a1'.repeat(5_000)
  await page.goto('/m/login')
  await fillLogin(page, { username: long, password: long })
  await submit(page)
  await expect(page.getByRole('textbox', { name: 'Username' }).or(refusal(page))).not.toHaveCount(0)
  await expect(page.getByText(/Account format is incorrect|Unknown error|does not exist/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9'.repeat(10_000))
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9'.repeat(20))
  await code(page).fill('7'.repeat(10_000))
  await expect(code(page)).toHaveValue('7'.repeat(10))
  await page.getByRole('tab', { name: 'Username' }).click()
  await fillLogin(page, MARIA)
  if (await captcha(page).isVisible()) await captcha(page).fill(lobby.backend.captcha() ?? '')
  await submit(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LOGIN-01 Enter submits once, however often it is pressed', async ({ lobby, page }) => {
  await page.goto('/m/login')
  await fillLogin(page, MARIA)
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(lobby.callsOf('login')).toBe(1)
})
