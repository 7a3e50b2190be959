import { createMockBackend } from '@lobbykit/mock-server'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import { test as base, expect } from '@playwright/test'
import { toBetweenDraws } from '../lib/betweenDraws.ts'
import { builtFolder } from '../lib/buildWeb.ts'
import { type EngineName, findEngine } from './engines.ts'
import { walks } from './walks.ts'

const test = base.extend<{ engine: EngineName }>({ engine: ['Chromium', { option: true }] })

for (const { title, walk } of walks) {
  test(`APP-32 ${title}`, async ({ engine }) => {
    const found = findEngine(engine)
    test.skip(!found, `${engine} was not found on this machine`)
    if (!found) return
    // Whoever picks a lottery has the time to bet before its draw closes.
    let ahead = toBetweenDraws(Date.now())
    const backend = createMockBackend({ clock: () => Date.now() + ahead })
    const site = await serveBuild({ dir: builtFolder(), backend: (request) => backend.handle(request) })
    const { visitor, errors, close } = await found.open(site.url)
    try {
      await walk(visitor, {
        backend,
        pass: (seconds) => {
          ahead += seconds * 1000
        },
      })
      expect(errors, 'errors that nobody caught').toEqual([])
      expect(backend.violations, 'calls that break the contract').toEqual([])
    } finally {
      await close()
      await site.close()
    }
  })
}
