// The code of the SDK's README, put together in its order, compiled and run, so that a newcomer may copy any of it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMockBackend, developmentPublicKey } from '@lobbykit/mock-server'
import { afterEach, expect, it, vi } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OUT = at('../.reports/readme')
const TSC = at('../../node_modules/@typescript/native/bin/tsc')
const OPTIONS =
  '--noEmit --ignoreConfig --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --allowImportingTsExtensions --resolveJsonModule'

/** What the page around the examples has. */
const SURROUNDINGS = `
declare global {
  const BACKEND_PUBLIC_KEY: string
  function show(text: string): void
  function report(...facts: unknown[]): void
}
`

/** Writes the code of the page into one file and returns its name. */
function writeExamples(): string {
  const readme = readFileSync(at('../../packages/sdk/README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code)
  expect(blocks.length).toBeGreaterThan(5)
  mkdirSync(OUT, { recursive: true })
  writeFileSync(`${OUT}/readme.ts`, [...blocks, SURROUNDINGS].join('\n'))
  return `${OUT}/readme.ts`
}

afterEach(() => vi.unstubAllGlobals())

it('every example of the SDK’s README compiles', () => {
  const args = [...OPTIONS.split(' '), '--lib', 'es2024,dom,dom.iterable', '--types', 'node', writeExamples()]
  let said = ''
  try {
    execFileSync(process.execPath, [TSC, ...args], { encoding: 'utf8', cwd: at('..') })
  } catch (error) {
    said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
  expect(said).toBe('')
}, 120_000)

it('every example of the SDK’s README does what the page says', async () => {
  const shown: string[] = []
  const backend = createMockBackend({ scenario: 'captcha-required' })
  const kept = new Map<string, string>()
  vi.stubGlobal('show', (text: string) => shown.push(text))
  vi.stubGlobal('report', (...facts: unknown[]) => shown.push(`reported ${facts.join(' ')}`))
  vi.stubGlobal('BACKEND_PUBLIC_KEY', developmentPublicKey)
  vi.stubGlobal('fetch', (request: Request, init: RequestInit) => backend.handle(new Request(request, init)))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const page = await import(/* @vite-ignore */ writeExamples())
  expect(shown).toEqual(['26 games', 'Error: The player typed on', 'ApiError: getBalance refused 401 session.ended'])

  const wrong = await page.logIn('maria88', 'Wrong88pass')
  expect(wrong).toMatchObject({ captchaId: expect.any(String) })
  expect(shown.at(-1)).toBe('Please type what you see.')
  const again = await page.logIn('maria88', 'Maria88pass', { captcha: backend.captcha() ?? '', captchaId: wrong.captchaId })
  expect(again).toBeUndefined()
  const session = () => JSON.parse(kept.get('MC_SESSION_INFO') ?? 'null')
  const { token } = session()
  backend.fault('renewSession', 'lost', 1)
  await page.renew()
  expect(session()).toMatchObject({ userName: 'maria88', token: expect.not.stringContaining(token) })
  backend.fault('logout', '500', 1)
  await expect(page.logOut()).rejects.toMatchObject({ kind: 'http', operation: 'logout' })
  expect(session()).toBeNull()
  expect(await page.settingsFor('EN')).toMatchObject({ currency: expect.any(String) })
  expect(backend.violations).toEqual([])
})
