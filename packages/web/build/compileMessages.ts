import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlainText, Plural, Text } from '../src/intl/words.ts'

/** Catalogue files by language; `en` is what the others are checked against. */
const LANGUAGES = ['en', 'ty'] as const
const SOURCE = 'en'
/** Kinds of the compiler's parts: words, values, numbers, a choice by number and its number itself (`TYPE` of the ICU message parser). */
const LITERAL = 0
const ARGUMENT = 1
const NUMBER = 2
const PLURAL = 6
const POUND = 7

const web = join(import.meta.dirname, '..')
const folders = [join(web, '../hooks/src/messages'), join(web, 'src/messages')]
const compiled = join(web, 'src/messages/compiled')
const formatjs = join(web, 'node_modules/.bin/formatjs')

interface Part {
  readonly type: number
  readonly value: string
  /** The format of a number that is not written in the usual way. */
  readonly style?: unknown
  /** The forms of a choice by number. */
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>
  readonly offset?: number
  readonly pluralType?: string
}

/** Merges the texts of the rules with those of the screens and compiles them, so that no parser ships to players. */
function compileMessages() {
  const work = mkdtempSync(join(tmpdir(), 'messages-'))
  try {
    const files = LANGUAGES.map((language) => {
      const file = join(work, `${language}.json`)
      writeFileSync(file, JSON.stringify(merge(language)))
      return file
    })
    if (!areComplete(files)) {
      console.error(
        'Every language has all texts, with the same values. The texts of the rules stand in packages/hooks/src/messages, those of the screens in packages/web/src/messages.',
      )
      process.exitCode = 1
      return
    }
    // All languages first: a text that is wrong leaves the compiled ones as they were.
    const made = LANGUAGES.map((language, index) => {
      const out = join(work, `${language}.ast.json`)
      execFileSync(formatjs, ['compile', '--ast', '--format', 'simple', '--out-file', out, files[index] ?? ''], printed)
      const texts = Object.entries(sorted(read(out))).map(([id, tree]) => [id, compact(tree as Part[])] as const)
      return [`${language}.json`, `${JSON.stringify(Object.fromEntries(texts), null, 1)}\n`] as const
    })
    rmSync(compiled, { recursive: true, force: true })
    mkdirSync(compiled, { recursive: true })
    for (const [file, text] of made) writeFileSync(join(compiled, file), text)
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** The shortest form that can say the text: see {@link Text}. */
function compact(tree: readonly Part[]): Text {
  const choice = tree.find(({ type }) => type === PLURAL)
  if (!choice) return plain(tree) ?? { icu: tree as never }
  const { value: by, options = {}, offset, pluralType } = choice
  const forms = Object.entries(options).map(
    ([form, { value }]) => [form, plain(tree.flatMap((part) => (part === choice ? value : part)))] as const,
  )
  // An exact number, a shift or another choice within: only the formatter knows these.
  const isSimple =
    !offset && pluralType === 'cardinal' && forms.every(([form, text]) => /^[a-z]+$/.test(form) && text !== undefined)
  return isSimple ? { by, forms: Object.fromEntries(forms) as Plural['forms'] } : { icu: tree as never }
}

/** Words, and names of values between them, those of numbers behind a `#`; undefined where there is more to it. */
function plain(tree: readonly Part[]): PlainText | undefined {
  const parts = ['']
  for (const { type, value, style } of tree) {
    if (type === LITERAL) parts[parts.length - 1] += value
    else if (type === ARGUMENT) parts.push(value, '')
    else if (type === NUMBER && !style) parts.push(`#${value}`, '')
    else if (type === POUND) parts.push('#', '')
    else return undefined
  }
  return parts.length === 1 ? (parts[0] ?? '') : parts
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
  const parsed = parse(file)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error(`${file} is no catalogue`)
  return Object.fromEntries(Object.entries(parsed))
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

function sorted(messages: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const printed = { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } } as const

/** Whether each language has the texts of the source, with the same values; what is missing or differs is printed. */
function areComplete(files: readonly string[]): boolean {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  const { error, status } = spawnSync(formatjs, ['verify', '--source-locale', SOURCE, ...checks, ...files], printed)
  if (error) throw error
  return status === 0
}

try {
  compileMessages()
} catch (error) {
  // What is wrong with a text, and where, has been printed or stands in the message.
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error)
  process.exitCode = 1
}
