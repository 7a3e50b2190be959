import { createMockBackend, type MockBackend, type MockOptions } from '@lobbykit/mock-server'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import type { Backend } from '@lobbykit/web/build/serveBackend.ts'
import { test as base, expect } from '@playwright/test'
import { toBetweenDraws, toMidday } from './betweenDraws.ts'
import { builtFolder } from './buildWeb.ts'
import { createLobby, type Lobby } from './lobby.ts'
import { moveClock } from './moveClock.ts'
import { havePeaceToday } from './popups.ts'
import { watch } from './watch.ts'

/** What a worker serves to its tests, one after the other. */
export interface Site {
  url: string
  /** Whose answers the site gives from now on. */
  backend: MockBackend | undefined
}

interface Fixtures {
  /** How the backend of a test differs: `test.use({ mock: { scenario: 'empty' } })`. */
  mock: MockOptions
  /** Whether home's popups come up; they would lie over whatever a test of something else is about. */
  popups: boolean
  /** Whether the backend's clock begins at a moment from which no draw closes by itself for two minutes. */
  betweenDraws: boolean
  /** Whether the clocks of the backend and of the pages begin at noon of today: the day of a test that is about it will not end meanwhile. */
  midday: boolean
  lobby: Lobby
}

/** Answers as the backend of the test that is under way. */
export const backendOf =
  (site: Pick<Site, 'backend'>): Backend =>
  (request) =>
    site.backend?.handle(request) ?? Promise.reject(new Error('No test is under way'))

/**
 * Tests against the production build, each with a backend of its own. Each fails by itself on an uncaught error, a violation
 * of the security policy, an error in the console that it did not expect, and on a call that breaks the contract.
 */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site: Site = { url: '', backend: undefined }
      const { url, close } = await serveBuild({ dir: builtFolder(), backend: backendOf(site) })
      site.url = url
      await use(site)
      await close()
    },
    { scope: 'worker' },
  ],
  mock: [{}, { option: true }],
  popups: [false, { option: true }],
  betweenDraws: [false, { option: true }],
  midday: [false, { option: true }],
  baseURL: async ({ site }, provide) => provide(site.url),
  lobby: async ({ page, site, mock, popups, betweenDraws, midday }, provide) => {
    const now = Date.now()
    const time = { ahead: midday ? toMidday(now) : betweenDraws ? toBetweenDraws(now) : 0 }
    if (midday) await moveClock(page.context(), time.ahead)
    const backend = createMockBackend({ clock: () => Date.now() + time.ahead, ...mock })
    site.backend = backend
    const watched = await watch(page.context())
    if (!popups) await havePeaceToday(page.context())
    await provide(createLobby({ page, backend, url: site.url, time, watched }))
    expect.soft(watched.complaints(), 'uncaught errors, policy violations and console errors').toEqual([])
    expect.soft(backend.violations, 'calls that break the contract').toEqual([])
    await page.context().close()
    site.backend = undefined
  },
})

export { expect } from '@playwright/test'
