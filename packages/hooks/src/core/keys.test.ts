import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const KEY = /\b(?:member|public)Key\('[^']+'\)/g

it('no two queries have the same key: each would be given the answers of the other', () => {
  const files = globSync('**/*.queries.ts', { cwd: src })
  const written = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(KEY)].map(([key]) => ({ key, file })),
  )
  expect(written.length).toBeGreaterThan(0)
  const isTwice = ({ key }: { key: string }) => written.filter((other) => other.key === key).length > 1
  expect(written.filter(isTwice), 'These keys are written more than once').toEqual([])
})
