import type { MockBackend } from '@lobbykit/mock-server'
import { expect, type Page } from '@playwright/test'
import type { Watched } from './watch.ts'

/** A member of the mock backend. */
export interface Account {
  username: string
  password: string
}
export const MARIA: Account = { username: 'maria88', password: 'Maria88pass' }
export const AGENT: Account = { username: 'agent01', password: 'Agent01pass' }

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
    async openHome() {
      await page.goto('/m/home')
      await expect(page.getByRole('region', { name: 'Hot' }).getByRole('article').first()).toBeVisible()
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
