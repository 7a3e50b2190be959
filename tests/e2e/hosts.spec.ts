// What real web servers answer with the files that the build wrote for them.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { builtFolder } from '../lib/buildWeb.ts'
import { findWebServer, serveWith, webServers } from '../lib/webServers.ts'

const NOT_KEPT = 'no-cache'
const FOR_GOOD = 'public, max-age=31536000, immutable'
const PAGES = ['/', '/m/home', '/m/home/', '/m/login', '/m/home/x', '/nobody/knows', '/assets']
const MISSING = ['/assets/gone-12345678.js', '/assets/x.b/', '/assets/page', '/assets/', '/gone.js']

const patternWorker = () =>
  `/assets/${readdirSync(join(builtFolder(), 'site/assets')).find((name) => /^patternWorker-.*\.js$/.test(name))}`

/** A backend that says what it was asked. */
async function echo() {
  const server = createServer((request, response) => response.end(request.url))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

for (const name of webServers) {
  const test = base.extend<object, { url: string }>({
    url: [
      async ({ browserName: _ }, use) => {
        const program = findWebServer(name)
        if (!program) return use('')
        const backend = await echo()
        const { url, close } = await serveWith(name, program, { dir: builtFolder(), backend: backend.url })
        await use(url)
        await close()
        backend.close()
      },
      { scope: 'worker' },
    ],
  })

  test.describe(name, () => {
    test.beforeEach(({ url }) => test.skip(url === '', `${name} was not found on this machine`))

    test(`${name} answers every address with its page, asked for anew each time and under the policy`, async ({ url }) => {
      for (const path of PAGES) {
        const answer = await fetch(url + path, { redirect: 'manual' })
        expect(answer.status, path).toBe(200)
        expect(answer.headers.get('content-type'), path).toContain('text/html')
        expect(answer.headers.get('cache-control'), path).toBe(NOT_KEPT)
        expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
      }
      expect(await (await fetch(`${url}/m/login`)).text()).not.toBe(await (await fetch(`${url}/m/home`)).text())
      expect(await (await fetch(`${url}/nobody/knows`)).text()).toBe(await (await fetch(url)).text())
    })

    test(`${name} lets an asset be kept for good, and one that is missing not at all`, async ({ url }) => {
      const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(await (await fetch(url)).text()) ?? []
      const there = await fetch(url + script)
      expect(there.status).toBe(200)
      expect(there.headers.get('cache-control')).toBe(FOR_GOOD)
      expect(there.headers.get('content-type')).toContain('javascript')
      for (const path of [...MISSING, `${script}/`]) {
        const answer = await fetch(url + path)
        expect(answer.status, path).toBe(404)
        expect(answer.headers.get('cache-control'), path).toBe(NOT_KEPT)
        expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
      }
    })

    test(`${name} sends the worker that tests patterns under the policy, and no type is guessed`, async ({ url }) => {
      const worker = await fetch(url + patternWorker())
      expect(worker.headers.get('cache-control')).toBe(FOR_GOOD)
      expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'")
      for (const path of ['/', '/m/home', '/manifest.webmanifest', '/sw.js', '/icon.svg', patternWorker(), ...MISSING]) {
        expect((await fetch(url + path)).headers.get('x-content-type-options'), path).toBe('nosniff')
      }
      expect((await fetch(`${url}/manifest.webmanifest`)).headers.get('content-type')).toBe('application/manifest+json')
    })

    test(`${name} sends the compressed form of a text to those who take it`, async ({ url }) => {
      const packed = await fetch(`${url}/m/home`, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
      const plain = await fetch(`${url}/m/home`, { headers: { 'Accept-Encoding': 'identity' } })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await packed.text()).toBe(await plain.text())
    })

    test(`${name} hands calls to the backend as they were asked`, async ({ url }) => {
      for (const path of ['/wps/game/list?name=a%20b', '/art/x.svg', '/lgw/games']) {
        expect(await (await fetch(url + path)).text()).toBe(path)
      }
    })
  })
}
