import type { Page } from '@playwright/test'
import { sendCode } from '../lib/countdown.ts'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { fillLogin, type Lobby, MARIA } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'

const MOBILE = '9171234567'
const NEW = 'Newpass77'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const secret = (page: Page, name: 'Old' | 'New') => page.getByLabel(new RegExp(`^${name} password`))
const again = (page: Page) => page.getByLabel(/^Confirm new password/)
const refusal = (page: Page) => page.getByRole('main').getByRole('alert')
const balance = (page: Page) => page.getByRole('group', { name: 'Balance', includeHidden: true })
const set = (page: Page) => page.getByRole('button', { name: 'Set password' })
const retrieve = (page: Page) => page.getByRole('button', { name: 'Retrieve password' })
const change = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change password' })
const byEmail = (page: Page) => page.getByRole('tab', { name: 'By e-mail' })

/** Asks for a code as a person does, and types it with a new password. */
async function fillPhone(page: Page, lobby: Lobby, password = NEW) {
  await page.goto('/m/forget')
  await box(page, 'Mobile number').fill(MOBILE)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await box(page, 'SMS code').fill(lobby.backend.sms(MOBILE) ?? '')
  await secret(page, 'New').fill(password)
}

async function fillChange(page: Page, old: string | undefined, password = NEW) {
  if (old !== undefined) await secret(page, 'Old').fill(old)
  await secret(page, 'New').fill(password)
  await again(page).fill(password)
}

/** Goes on within the page, so that what is held in memory stays. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

async function logsIn(page: Page, password: string) {
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login')
  await fillLogin(page, { ...MARIA, password })
  await page.keyboard.press('Enter')
}

test.describe('a forgotten password', () => {
  test('FORGOT-01 login leads to both ways, by phone first; what is typed stays while they take turns', async ({
    lobby: _,
    page,
  }) => {
    await page.goto('/m/login')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true')
    await box(page, 'Mobile number').fill(MOBILE)
    await byEmail(page).click()
    await expect(box(page, 'Mobile number')).toBeHidden()
    await box(page, 'E-mail').fill('maria@mail.example')
    await page.getByRole('tab', { name: 'By phone' }).click()
    await expect(box(page, 'Mobile number')).toHaveValue(MOBILE)
  })

  test('FORGOT-01 there is e-mail alone where the site offers no other', async ({ lobby, page }) => {
    lobby.backend.scenario = 'email-reset-only'
    await page.goto('/m/forget')
    await expect(retrieve(page)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(box(page, 'Mobile number')).toBeHidden()
  })

  test('without a network a password that is to be mailed is not, which is put as no connection', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    await page.goto('/m/forget')
    await byEmail(page).click()
    await box(page, 'Username').fill(MARIA.username)
    await box(page, 'E-mail').fill('maria@mail.example')
    await page.context().setOffline(true)
    await retrieve(page).click()
    await expect(refusal(page)).toHaveText('No connection. Please check your network and try again')
  })

  test('FORGOT-02 ERR-01 empty fields say what they need; the first has the focus and nothing is sent', async ({
    lobby,
    page,
  }) => {
    await page.goto('/m/forget')
    await byEmail(page).click()
    await retrieve(page).click()
    await expect(box(page, 'Username')).toBeFocused()
    await expect(box(page, 'Username')).toHaveAccessibleDescription('Account format is incorrect')
    await expect(box(page, 'E-mail')).toHaveAccessibleDescription('E-mail format is incorrect')
    expect(lobby.callsOf('sendPasswordByEmail')).toBe(0)
  })

  test('FORGOT-02 a new password is mailed, said for a moment, and then it goes back to login, where it works', async ({
    lobby,
    page,
  }) => {
    const says = await hearNotices(page)
    await page.goto('/m/login')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await byEmail(page).click()
    await box(page, 'Username').fill('maria88')
    await box(page, 'E-mail').fill('maria@mail.example')
    // Two taps in one go are one.
    await retrieve(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await says('It has been sent. Please look into your e-mail')
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(lobby.callsOf('sendPasswordByEmail')).toBe(1)
    await fillLogin(page, { ...MARIA, password: lobby.backend.mail('maria88') ?? '' })
    await page.keyboard.press('Enter')
    await expect(balance(page)).toBeVisible()
  })

  test('FORGOT-02 a failed sending says why and keeps what was typed', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    lobby.backend.fault('sendPasswordByEmail', '500', 1)
    await page.goto('/m/forget')
    await byEmail(page).click()
    await box(page, 'Username').fill('maria88')
    await box(page, 'E-mail').fill('ramon@mail.example')
    await retrieve(page).click()
    await expect(refusal(page)).toHaveText('Unknown error')
    await expect(box(page, 'Username')).toHaveValue('maria88')
    await expect(box(page, 'E-mail')).toHaveValue('ramon@mail.example')
    await retrieve(page).click()
    await expect(refusal(page)).toHaveText('This username and this e-mail do not belong together')
    await expect(page).toHaveURL(/\/m\/forget$/)
  })

  test('FORGOT-03 the code waits for a right number, the button for all of them', async ({ lobby, page }) => {
    await page.goto('/m/forget')
    await expect(set(page)).toBeDisabled()
    await expect(box(page, 'SMS code')).toBeDisabled()
    await box(page, 'Mobile number').fill('12')
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(box(page, 'Mobile number')).toHaveAttribute('aria-invalid', 'true')
    expect(lobby.callsOf('sendResetSms')).toBe(0)
    await box(page, 'Mobile number').fill(MOBILE)
    await sendCode(page)
    await expect(box(page, 'SMS code')).toBeEnabled()
    await box(page, 'SMS code').fill(lobby.backend.sms(MOBILE) ?? '')
    await secret(page, 'New').fill('short')
    await expect(secret(page, 'New')).toHaveAccessibleDescription('8 to 16 letters and digits, at least one of each')
    await expect(set(page)).toBeDisabled()
    await secret(page, 'New').fill(NEW)
    await expect(set(page)).toBeEnabled()
  })

  test('FORGOT-03 LOGIN-07 a code that could not be sent keeps what was typed and can be asked for again', async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    lobby.backend.fault('sendResetSms', '500', 1)
    await page.goto('/m/forget')
    await box(page, 'Mobile number').fill(MOBILE)
    await secret(page, 'New').fill(NEW)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(box(page, 'SMS code')).toHaveAccessibleDescription('The code could not be sent. Please try again')
    await expect(box(page, 'SMS code')).toBeDisabled()
    await expect(box(page, 'Mobile number')).toHaveValue(MOBILE)
    await expect(secret(page, 'New')).toHaveValue(NEW)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(box(page, 'SMS code')).toBeEnabled()
  })

  test('FORGOT-04 FORGOT-05 the new password logs in at once, and the old one never again', async ({ lobby, page }) => {
    await fillPhone(page, lobby)
    await set(page).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toBeVisible()
    await expect(page.getByText('Please wait…')).toBeHidden()
    await logsIn(page, MARIA.password)
    await expect(refusal(page)).toHaveText('The account or the password is incorrect')
    const call = lobby.backend.calls.find(({ operationId }) => operationId === 'sendResetSms')
    expect(call).toMatchObject({ method: 'POST', module: 'PWRESETSMS3' })
  })

  test('FORGOT-04 ERR-01 a password that is the old one is cleared; an expired code is cleared and says so', async ({
    lobby,
    page,
  }) => {
    await fillPhone(page, lobby, MARIA.password)
    await set(page).click()
    await expect(secret(page, 'New')).toHaveValue('')
    await expect(secret(page, 'New')).toBeFocused()
    await expect(secret(page, 'New')).toHaveAccessibleDescription('The new password and the old password cannot be the same')
    await expect(box(page, 'SMS code')).toHaveValue(lobby.backend.sms(MOBILE) ?? '')
    lobby.passAtBackend(61_000)
    await secret(page, 'New').fill(NEW)
    await set(page).click()
    await expect(refusal(page)).toHaveText('Verification code error')
    await expect(box(page, 'SMS code')).toHaveValue('')
    await expect(secret(page, 'New')).toHaveValue(NEW)
    await expect(set(page)).toBeDisabled()
  })

  test('FORGOT-04 an answer that is lost after the password was set logs in all the same, and a double tap sets it once', async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    await fillPhone(page, lobby)
    lobby.backend.fault('login', 'slow', 1)
    await page.route('**/wps/member/password/mobile', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await set(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(balance(page)).toBeVisible()
    expect(lobby.callsOf('setPasswordByMobile')).toBe(1)
    expect(lobby.callsOf('login')).toBe(1)
  })
})

test.describe('a change of password', () => {
  test('PSW-01 the settings lead there; the name is to be read, and after a reload the old password is asked for', async ({
    lobby,
    page,
  }) => {
    await lobby.enter()
    await page.goto('/m/set')
    await page.getByRole('main').getByRole('link', { name: 'Change password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
    await expect(box(page, 'Username')).toHaveValue('maria88')
    await expect(box(page, 'Username')).toHaveAttribute('readonly')
    await expect(secret(page, 'Old')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main places' })).toBeHidden()
  })

  test('PSW-01 right after a login the old password is not asked for', async ({ lobby, page }) => {
    const says = await hearNotices(page)
    await lobby.logIn()
    await follow(page, '/m/changePsw')
    await expect(secret(page, 'New')).toBeVisible()
    await expect(secret(page, 'Old')).toBeHidden()
    await fillChange(page, undefined)
    await change(page).click()
    await says('Change saved')
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(lobby.backend.member('maria88')?.password).toBe(NEW)
  })

  test('PSW-01 a guest is taken home', async ({ lobby: _, page }) => {
    await page.goto('/m/changePsw')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('PSW-02 ERR-01 each field says what is wrong, the first has the focus, and nothing is sent', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/changePsw')
    await change(page).click()
    await expect(secret(page, 'Old')).toBeFocused()
    await expect(secret(page, 'Old')).toHaveAccessibleDescription('Password format is incorrect')
    await expect(again(page)).toHaveAccessibleDescription('Enter password')
    await fillChange(page, MARIA.password)
    await again(page).fill('Newpass78')
    await change(page).click()
    await expect(again(page)).toHaveAccessibleDescription('Confirmation password not matched')
    await expect(again(page)).toBeFocused()
    expect(lobby.callsOf('changePassword')).toBe(0)
  })

  test('PSW-03 new = old opens the popup, and nothing is sent', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/changePsw')
    await fillChange(page, MARIA.password, MARIA.password)
    await change(page).click()
    const popup = page.getByRole('alertdialog')
    await expect(popup).toContainText('The new password and the old password cannot be the same')
    await popup.getByRole('button', { name: 'OK' }).click()
    await expect(popup).toBeHidden()
    await expect(secret(page, 'New')).toHaveValue(MARIA.password)
    expect(lobby.callsOf('changePassword')).toBe(0)
  })

  test('PSW-04 LOGIN-09 it is saved once for two taps, goes home, and the remembered login has the new password', async ({
    lobby,
    page,
  }) => {
    const says = await hearNotices(page)
    await page.goto('/m/login')
    await page.getByRole('checkbox', { name: /Remember me/ }).check()
    await fillLogin(page, MARIA)
    await page.keyboard.press('Enter')
    await expect(balance(page)).toBeVisible()
    await page.goto('/m/changePsw')
    await fillChange(page, MARIA.password)
    await change(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await says('Change saved')
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(lobby.callsOf('changePassword')).toBe(1)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/m/login')
    await expect(page.getByLabel(/^Password/)).toHaveValue(NEW)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(balance(page)).toBeVisible()
  })

  test('PSW-04 a failure hides the loading message and keeps what was typed; a wrong old password is said at its field', async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    await lobby.enter()
    await page.goto('/m/changePsw')
    await fillChange(page, 'Wrong88pass')
    lobby.backend.fault('changePassword', '500', 1)
    await change(page).click()
    await expect(refusal(page)).toHaveText('Unknown error')
    await expect(page.getByText('Please wait…')).toBeHidden()
    await expect(secret(page, 'New')).toHaveValue(NEW)
    await change(page).click()
    await expect(secret(page, 'Old')).toHaveAccessibleDescription('The old password is incorrect')
    await expect(page).toHaveURL(/\/m\/changePsw$/)
  })

  test('PSW-05 the settings have the entry and the way out; a guest is taken home and offered to log in', async ({
    lobby,
    page,
  }) => {
    await page.goto('/m/set')
    await expect(page).toHaveURL(/\/m\/home$/)
    const sheet = page.getByRole('dialog', { name: 'Log in to continue' })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await lobby.enter()
    await page.goto('/m/set')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw')
    await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  test('LOGIN-16 a first login leads to a password of one’s own, once', async ({ lobby, page }) => {
    const account = { username: 'opened01', password: 'Opened01pass' }
    await page.goto('/m/login')
    await fillLogin(page, account)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    await expect(page.getByText('This is your first login. Please choose a password of your own')).toBeVisible()
    await fillChange(page, undefined)
    await change(page).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.evaluate(() => sessionStorage.clear())
    await lobby.logIn({ ...account, password: NEW })
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

test('REG-12 the agreement that registration links to can be read', async ({ lobby: _, page }) => {
  await page.goto('/m/useragreement')
  await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  await expect(page.getByRole('main')).toContainText('Midnight is offered by its operator')
})

test('APP-31 what is typed before the application is here stays', async ({ lobby: _, page }) => {
  const release = await holdScripts(page)
  await page.goto('/m/forget', { waitUntil: 'commit' })
  await box(page, 'Mobile number').fill(MOBILE)
  release()
  await expect(page.getByRole('tab', { name: 'By phone' })).toBeVisible()
  await expect(box(page, 'Mobile number')).toHaveValue(MOBILE)
})
