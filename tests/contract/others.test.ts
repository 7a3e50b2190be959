// Clients that other generators make from the published contract alone.
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { createMockBackend } from '@lobbykit/mock-server'
import { generate } from 'orval'
import { generateApi } from 'swagger-typescript-api'
import { beforeAll, describe, expect, it } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OUT = at('../.reports/others')
const contract = (api: string) => at(`../../packages/sdk/contract/${api}.json`)
const TSC = at('../../node_modules/@typescript/native/bin/tsc')
// Making a client and compiling it takes a loaded machine some seconds.
const SLOW_MS = 120_000

const GENERATORS = {
  'hey-api': (api: string, output: string) =>
    createClient({
      input: contract(api),
      output,
      logs: { level: 'silent' },
      plugins: ['@hey-api/client-fetch', '@hey-api/sdk'],
    }),
  orval: (api: string, output: string) =>
    generate({
      input: contract(api),
      output: { target: `${output}/index.ts`, client: 'fetch', mode: 'single', headers: true },
    }),
  'swagger-typescript-api': async (api: string, output: string) => {
    // What it writes itself tells compilers to look away; what it hands over does not.
    const { files } = await generateApi({ input: contract(api), output: false, fileName: 'index.ts', silent: true })
    mkdirSync(output, { recursive: true })
    for (const { fileContent } of files) writeFileSync(`${output}/index.ts`, fileContent)
  },
} satisfies Record<string, (api: string, output: string) => Promise<unknown>>

const OPTIONS = '--noEmit --ignoreConfig --strict --module esnext --moduleResolution bundler --target es2022'.split(' ')

/** What the compiler says of some files; nothing when it is content. */
async function complaints(...files: string[]): Promise<string> {
  const args = [TSC, ...OPTIONS, '--lib', 'es2024,dom,dom.iterable', '--types', '', ...files]
  return promisify(execFile)(process.execPath, args).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  )
}

beforeAll(() => {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
})

describe.each(Object.entries(GENERATORS))('KIT-02 the client that %s makes', (name, make) => {
  it.each(['wps', 'lgw'])(
    'of the contract of %s compiles',
    async (api) => {
      const output = `${OUT}/${name}-${api}`
      await make(api, output)
      expect(await complaints(`${output}/index.ts`)).toBe('')
    },
    SLOW_MS,
  )
})

it(
  'KIT-02 a client made from the contract alone logs in, lists, favours, launches and logs out, with nothing added by hand',
  async () => {
    const folder = `${OUT}/hey-api-wps`
    copyFileSync(at('./others/walk.ts.txt'), `${folder}/walk.ts`)
    expect(await complaints(`${folder}/walk.ts`)).toBe('')
    const { walk } = await import(/* @vite-ignore */ `${folder}/walk.ts`)
    const backend = createMockBackend({ games: 50 })
    const fetch = (input: Request | string | URL, init?: RequestInit) => backend.handle(new Request(input, init))
    const visit = await walk(fetch)
    expect(visit).toMatchObject({ refused: 'login.password.wrong', ended: 'session.ended' })
    expect(visit.favourites).toContain(visit.nodeId)
    expect(visit.url).toMatch(/^http:\/\/mock\.example\/play\//)
    expect(backend.violations).toEqual([])
  },
  SLOW_MS,
)
