import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
/** What a file loads when it is needed, as paths from the source's root. */
const loadedBy = (file: string) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    relative(src, join(src, dirname(file), path)),
  )

it('all code that comes later is loaded before a test begins', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/^(testing|test)\/|\.test\./.test(file))
  expect(loadedBy('testing/laterParts.ts')).toEqual([...new Set(files.flatMap(loadedBy))].sort())
})
