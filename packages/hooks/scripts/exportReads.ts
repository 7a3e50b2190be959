// The reads of the backend are public as query options, so that a screen shows one without a hook of its own; those that only hooks
// use, or that change something, are marked `@internal`.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')
const BANNER = '// Generated from the `*.queries.ts` by `pnpm gen`: the query options of every feature.\n'
/** The options of a read, with the comment above them. */
const OPTIONS = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const (\w+QueryOptions)\b/g

/** The names of a file's public options. */
const readsOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(OPTIONS)].flatMap(([, comment = '', name = '']) =>
    comment.includes('@internal') ? [] : [`  ${name},\n`],
  )

const files = globSync('**/*.queries.ts', { cwd: src }).map((file) => file.replaceAll('\\', '/'))
const exported = files.toSorted().flatMap((file) => {
  const names = readsOf(file).toSorted().join('')
  return names ? [`export {\n${names}} from '../${file}'\n`] : []
})
mkdirSync(join(src, 'gen'), { recursive: true })
writeFileSync(join(src, 'gen/reads.ts'), BANNER + exported.join(''))
