import { join } from 'node:path'
import { createMockBackend } from '@lobbykit/mock-server'
import { SESSION_KEY } from '@lobbykit/sdk'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { toBetweenDraws } from './betweenDraws.ts'
import { builtFolder } from './buildWeb.ts'
import { type BuiltPage, isFor, isForEveryone, pagesInOrder, readBuiltPages, type Visitor } from './builtPages.ts'
import { AGENT, fillLogin, MARIA } from './lobby.ts'
import { moveClock } from './moveClock.ts'
import { serveStatically } from './staticHost.ts'

/**
 * A moment at which no draw closes or has just closed, for then its page asks again. It stands still at the backend, so each visit has
 * the same one; the clock of each page begins with it, so that no day ends between what a document asks and what its application asks.
 */
export const stillMs = Date.now() + toBetweenDraws(Date.now())

/** Addresses that are visited at a time: most of a visit waits for the network to be quiet. */
const SIDE_BY_SIDE = 3

/** The addresses for a visitor; a member visits those for everyone, too. */
const isVisitedBy = (who: Visitor) => (page: BuiltPage) => isFor[who](page) || (who === 'member' && isForEveryone(page))

/** Every address that a guest or member may open, those of agents for an agent alone, cold, over the plainest host; each visit has a context of its own. */
export const test = base.extend<{
  visit: (who: Visitor, open: (page: BuiltPage, context: BrowserContext, url: string) => Promise<void>) => Promise<void>
}>({
  visit: async ({ browser, contextOptions }, provide) => {
    const site = join(builtFolder(), 'site')
    const backend = createMockBackend({ crowd: 20, clock: () => stillMs })
    const host = await serveStatically(site, (request) => backend.handle(request))
    await provide(async (who, open) => {
      const session = who === 'guest' ? undefined : await logIn(await browser.newPage(contextOptions), host.url, who)
      const waiting = pagesInOrder(readBuiltPages(site)).filter(isVisitedBy(who))
      const visitAll = async () => {
        for (let built = waiting.shift(); built; built = waiting.shift()) {
          const context = await browser.newContext(contextOptions)
          await moveClock(context, stillMs - Date.now())
          if (session)
            await context.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), [SESSION_KEY, session] as const)
          await open(built, context, host.url)
          await context.close()
        }
      }
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, visitAll))
    })
    host.close()
  },
})

/** Addresses of the backend's calls, without that of the affiliate: which one it asks for, a link that the device keeps says. */
export const CALL = /\/(wps|lgw)\/(?!agent\/affiliate)/

/** Logs in and gives what the tab keeps of the session. */
async function logIn(page: Page, url: string, who: 'member' | 'agent'): Promise<string> {
  await page.goto(url + pathOf('login'))
  await fillLogin(page, who === 'agent' ? AGENT : MARIA)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(url + pathOf('login'))
  const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)
  await page.close()
  return session ?? ''
}
