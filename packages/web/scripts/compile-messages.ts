import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Catalogue files by language; `en` is what the others are checked against. */
const LANGUAGES = ['en', 'ty'] as const
const SOURCE = 'en'

const web = join(import.meta.dirname, '..')
const folders = [join(web, '../hooks/src/messages'), join(web, 'src/messages')]
const compiled = join(web, 'src/messages/compiled')
/** Ids of what the first screen says; everything else comes with the first screen or overlay after it. */
const first: ReadonlySet<string> = new Set(JSON.parse(readFileSync(join(web, 'src/messages/first.json'), 'utf8')))
const formatjs = join(web, 'node_modules/.bin/formatjs')

/** Merges the texts of the rules with those of the screens and compiles them, so that no parser ships to players. */
function compileMessages() {
  const work = mkdtempSync(join(tmpdir(), 'messages-'))
  try {
    const files = LANGUAGES.map((language) => {
      const file = join(work, `${language}.json`)
      writeFileSync(file, JSON.stringify(merge(language)))
      return file
    })
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
    run('verify', '--source-locale', SOURCE, ...checks, ...files)
    rmSync(compiled, { recursive: true, force: true })
    mkdirSync(compiled, { recursive: true })
    for (const [index, language] of LANGUAGES.entries()) {
      const out = join(work, `${language}.ast.json`)
      run('compile', '--ast', '--format', 'simple', '--out-file', out, files[index] ?? '')
      const texts = Object.entries(sorted(read(out)))
      for (const [part, belongs] of [
        ['first', true],
        ['rest', false],
      ] as const) {
        const own = Object.fromEntries(texts.filter(([id]) => first.has(id) === belongs))
        writeFileSync(join(compiled, `${language}.${part}.json`), `${JSON.stringify(own)}\n`)
      }
      for (const id of first)
        if (!texts.some(([known]) => known === id)) throw new Error(`first.json names "${id}", which has no text`)
    }
  } finally {
    rmSync(work, { recursive: true })
  }
}

function merge(language: string): Readonly<Record<string, unknown>> {
  const merged: Record<string, unknown> = {}
  for (const folder of folders) {
    const file = join(folder, `${language}.json`)
    if (!existsSync(file)) continue
    for (const [id, text] of Object.entries(read(file))) {
      if (Object.hasOwn(merged, id)) throw new Error(`The message "${id}" of ${file} is in another package already`)
      if (typeof text !== 'string' || text === '') throw new Error(`The message "${id}" of ${file} has no text`)
      merged[id] = text
    }
  }
  return sorted(merged)
}

function read(file: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error(`${file} is no catalogue`)
  return Object.fromEntries(Object.entries(parsed))
}

function sorted(messages: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function run(...args: readonly string[]) {
  execFileSync(formatjs, args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } })
}

compileMessages()
