// The code of the SDK's README, put together in its order and compiled, so that a newcomer may copy any of it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

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

it('every example of the SDK’s README compiles', () => {
  const readme = readFileSync(at('../../packages/sdk/README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code)
  expect(blocks.length).toBeGreaterThan(5)
  mkdirSync(OUT, { recursive: true })
  writeFileSync(`${OUT}/readme.ts`, [...blocks, SURROUNDINGS].join('\n'))
  const args = [...OPTIONS.split(' '), '--lib', 'es2024,dom,dom.iterable', '--types', 'node', `${OUT}/readme.ts`]
  let said = ''
  try {
    execFileSync(process.execPath, [TSC, ...args], { encoding: 'utf8', cwd: at('..') })
  } catch (error) {
    said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
  expect(said).toBe('')
}, 120_000)
