import type { MockBackend } from '@lobbykit/mock-server'
import { SESSION_KEY } from '@lobbykit/sdk'
import { readMerchant } from '@lobbykit/web/build/readMerchant.ts'
import { expect, type Page } from '@playwright/test'
import type { Watched } from './watch.ts'

/** A member of the mock backend. */
export interface Account {
  username: string
  password: string
}
export const MARIA: Account = { username: 'maria88', password: 'Maria88pass' }
export const AGENT: Account = { username: 'agent01', password: 'Agent01pass' }

/** A page at the site's address that is none of the site's: what the device keeps for the site can be changed from it. */
const BLANK = '/mock/codes'

interface Parts {
  page: Page
  backend: MockBackend
  url: string
  time: { ahead: number }
  watched: Watched
}

export type Lobby = ReturnType<typeof createLobby>

/** A visitor's page, the backend behind it, and what tests do with both. */
export function createLobby({ page, backend, url, time, watched }: Parts) {
  return {
    page,
    backend,
    url,
    watched,
    /** Lets complaints of this kind pass, such as a failed call that the test causes. */
    expectComplaint: watched.expect,
    /** The status line that the browser itself writes for a failed call. */
    expectFailedCalls: () => watched.expect(/^console: Failed to load resource/),
    /** Moves the backend's clock alone. */
    passAtBackend: (ms: number) => {
      time.ahead += ms
    },
    /** How often the backend was asked for an operation. */
    callsOf: (operation: string) => backend.calls.filter(({ operationId }) => operationId === operation).length,
    /** Lets the device forget everything but the session, so that the next visit is the first one. */
    async forgetVisits() {
      await page.goto(BLANK)
      await page.evaluate(() => localStorage.clear())
    },
    /** Lets a test go on as it began: with a backend that nobody has used and a device that has kept nothing. */
    async startAnew() {
      await page.goto(BLANK)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.context().clearCookies()
      expect.soft(backend.violations, 'calls that break the contract').toEqual([])
      backend.reset()
      time.ahead = 0
    },
    async openHome() {
      await page.goto('/m/home')
      await expect(page.getByRole('region', { name: 'Hot' }).getByRole('article').first()).toBeVisible()
    },
    /**
     * Has a member be logged in without the form, for tests of something else: with a session of the backend, kept where the
     * form keeps it. Ends on a page that is none of the site's, so that the test opens its own one first; a test that goes back
     * to where the visitor came from logs in as a person does. `tab` is another tab than that of the test.
     */
    async enter({ username }: Account = MARIA, tab: Page = page) {
      await tab.goto(BLANK)
      await tab.evaluate(
        async ({ account, key, merchantCode }) => {
          const answer = await fetch('/mock/login', { method: 'POST', body: JSON.stringify({ account }) })
          const { token, userName, customerType: type, firstTimeLogin } = (await answer.json()).value
          sessionStorage.setItem(key, JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin }))
        },
        { account: username, key: SESSION_KEY, merchantCode: readMerchant({}).code },
      )
    },
    /** Logs in as a person does; ends on the page that login leads to. */
    async logIn({ username, password }: Account = MARIA) {
      await page.goto('/m/login')
      await fillLogin(page, { username, password })
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/\/m\/login/)
    },
  }
}

/** Types a name and a password. */
export async function fillLogin(page: Page, { username, password }: Account) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel(/^Password/).fill(password)
}
