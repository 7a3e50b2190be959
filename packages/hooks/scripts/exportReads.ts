// Every read of the backend is public as query options, so that a screen shows one without a hook of its own.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')
const BANNER = '// Generated from the `*.queries.ts` by `pnpm gen`: the query options of every feature.\n'

const files = globSync('**/*.queries.ts', { cwd: src }).map((file) => file.replaceAll('\\', '/'))
const exported = files.toSorted().flatMap((file) => {
  const names = [...readFileSync(join(src, file), 'utf8').matchAll(/^export const (\w+QueryOptions)\b/gm)].map(
    ([, name]) => name,
  )
  return names.length > 0
    ? [
        `export {\n${names
          .toSorted()
          .map((name) => `  ${name},\n`)
          .join('')}} from '../${file}'\n`,
      ]
    : []
})
mkdirSync(join(src, 'gen'), { recursive: true })
writeFileSync(join(src, 'gen/reads.ts'), BANNER + exported.join(''))
