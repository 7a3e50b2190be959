import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import type { Words } from '../src/intl/words.ts'
import { CORE, isPartName } from './parts.ts'
import type { Plan } from './plan.ts'

type Chunk = Rolldown.OutputChunk

const compiled = resolve(import.meta.dirname, '../src/messages/compiled')

/** The files of words of a build, and what pages must say about them. */
export interface WordFiles {
  readonly files: ReadonlyMap<string, string>
  /** The version of each language's files, by its lower-case code. */
  readonly versions: Readonly<Record<string, string>>
  /** Parts with a text that needs the message formatter. */
  readonly formatted: ReadonlySet<string>
}

/**
 * Collects what each part says: every id of a text that stands in a module belongs to the parts that need the module, and
 * `category_${key}` takes all ids that begin so. Nobody keeps a list. The words of a part become a file a language, without
 * those of the core, which every page has.
 */
export function collectWords(chunks: readonly Chunk[], plan: Pick<Plan, 'users' | 'loaders'>): WordFiles {
  const [users, loaders] = [plan.users(), plan.loaders()]
  /** A script that is not a part, such as one with the refusals of a rule: its texts belong to the parts that load it. */
  const speakersOf = (module: string, asked: ReadonlySet<string> = new Set()): string[] => {
    if (asked.has(module)) return []
    return [...(users.get(module) ?? [CORE])].flatMap((user) => {
      if (isPartName(user)) return user
      const importers = [...(loaders.get(user) ?? [])]
      return importers.length ? importers.flatMap((importer) => speakersOf(importer, new Set([...asked, module]))) : CORE
    })
  }
  const catalogues = new Map(
    readdirSync(compiled).map((file) => [file.replace(/\.json$/, ''), read(join(compiled, file))] as const),
  )
  const ids = Object.keys(catalogues.get('en') ?? {})
  const idsOf = new Map<string, Set<string>>()
  for (const chunk of chunks) {
    for (const [module, { code }] of Object.entries(chunk.modules)) {
      const said = code && !/node_modules/.test(module) ? idsIn(code, ids) : []
      for (const user of new Set(speakersOf(module))) {
        const known = idsOf.get(user) ?? new Set()
        idsOf.set(user, known)
        for (const id of said) known.add(id)
      }
    }
  }
  const everywhere = idsOf.get(CORE) ?? new Set()
  const parts = [...idsOf].map(([name, own]) => ({
    name,
    own: [...own].filter((id) => name === CORE || !everywhere.has(id)).sort(),
  }))
  const files = new Map<string, string>()
  const versions: Record<string, string> = {}
  for (const [language, words] of catalogues) {
    const texts = parts.map(
      ({ name, own }) => [name, JSON.stringify(Object.fromEntries(own.map((id) => [id, words[id]])))] as const,
    )
    const version = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8)
    versions[language] = version
    for (const [name, text] of texts) files.set(wordFile(name, language, { versions }), text)
  }
  const needsFormatter = (id: string) => [...catalogues.values()].some((words) => Object.hasOwn(Object(words[id]), 'icu'))
  const formatted = new Set(parts.filter(({ own }) => own.some(needsFormatter)).map(({ name }) => name))
  return { files, versions, formatted }
}

/** The lower-case code of the words of a language (`EN`, `TY`); one without a catalogue speaks English. */
export const wordsCode = ({ versions }: Pick<WordFiles, 'versions'>, language: string): string =>
  Object.hasOwn(versions, language.toLowerCase()) ? language.toLowerCase() : 'en'

/** Names the file of the words of a part. */
export const wordFile = (part: string, code: string, { versions }: Pick<WordFiles, 'versions'>): string =>
  `assets/${part}.${code}-${versions[code]}.json`

/** The ids of texts that stand in code, whole or as the beginning of a template. */
export function idsIn(code: string, ids: readonly string[]): Set<string> {
  const said = new Set<string>()
  const known = new Set(ids)
  for (const [, literal = ''] of code.matchAll(/["'`]([\w.]+)["'`]/g)) if (known.has(literal)) said.add(literal)
  for (const [, prefix = ''] of code.matchAll(/`(\w[\w.]*[._])\$\{/g)) {
    for (const id of ids) if (id.startsWith(prefix)) said.add(id)
  }
  return said
}

const read = (file: string): Words => JSON.parse(readFileSync(file, 'utf8'))
