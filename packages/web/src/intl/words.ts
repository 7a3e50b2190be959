import type { MessageFormatElement } from 'react-intl'
import { buildFacts } from '../parts/partFiles.ts'
import type { Formatter } from './formatter.ts'

/** Words alone, or words and the names of values in turn: `['Hello ', 'name', '!']`; behind a `#` that of a number. */
export type PlainText = string | readonly string[]

/** A text for each form of a number that the language has; `#` alone stands for the number in it. */
export interface Plural {
  /** Name of the value that chooses. */
  readonly by: string
  /** By the categories of `Intl.PluralRules`. */
  readonly forms: Readonly<Record<string, PlainText>> & { readonly other: PlainText }
}

/** A text as the build compiled it; where it chooses by more than a number, the tree that the message formatter reads. */
export type Text = PlainText | Plural | { readonly icu: MessageFormatElement[] }
export type Words = Readonly<Record<string, Text>>

/** The words that one part of the application says, in one language, and the formatter where one of them needs it. */
export interface WordPack {
  readonly words: Words
  readonly createFormatter?: ((tag: string) => Formatter) | undefined
}

/** The part that every page has; its words are those of the bars. */
export const CORE = 'core'

/** As in `parts/partFiles.ts`: the bundler removes the unused branch below only if the condition stands in the same module. */
const usesFiles = import.meta.env.PROD && !import.meta.env.SSR

/** Files of words never change under their address, so each is loaded once for the page, whoever asks for it. */
const loading = new Map<string, Promise<WordPack>>()
const loaded = new Map<string, Map<string, WordPack>>()

/** Every pack of a language (a code of the backend: `EN`, `TY`) that is here. */
export const packsOf = (language: string): ReadonlyMap<string, WordPack> => loaded.get(language) ?? new Map()

/** Whether a part of the application can speak the language. */
export const hasWords = (part: string, language: string): boolean => packsOf(language).has(packName(part))

/** Loads the words of a part in a language; one without a catalogue speaks English. What did not come is asked for again. */
export async function loadWords(part: string, language: string): Promise<void> {
  await loadPack(packName(part), language)
}

/** Loads everything that is spoken in one language in another one, too. */
export async function loadSameWords(from: string, to: string): Promise<void> {
  await Promise.all([...packsOf(from).keys()].map((name) => loadPack(name, to)))
}

const packName = (part: string) => (usesFiles ? part : 'all')

function loadPack(name: string, language: string): Promise<WordPack> {
  const key = `${name} ${language}`
  const known = loading.get(key)
  if (known) return known
  const pack = fetchPack(name, language.toLowerCase()).then(
    (found) => {
      const packs = loaded.get(language) ?? new Map<string, WordPack>()
      loaded.set(language, packs.set(name, found))
      return found
    },
    (error) => {
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, pack)
  return pack
}

async function fetchPack(name: string, code: string): Promise<WordPack> {
  if (!usesFiles) return (await import('./allWords.ts')).allWords(code)
  const here = document.getElementById(`words-${name}`)
  // The words that came with the page, in the merchant's language, are there at once.
  if (here?.lang === code) return withFormatter(JSON.parse(here.textContent), here.dataset.formatted !== undefined)
  const { versions, formatted } = await buildFacts()
  const spoken = Object.hasOwn(versions, code) ? code : 'en'
  return withFormatter(fetchWords(`/assets/${name}.${spoken}-${versions[spoken]}.json`), formatted.includes(name))
}

async function withFormatter(asked: Words | Promise<Words>, isNeeded: boolean): Promise<WordPack> {
  const [words, formatter] = await Promise.all([asked, isNeeded ? import('./formatter.ts') : undefined])
  return { words, createFormatter: formatter?.createFormatter }
}

async function fetchWords(file: string): Promise<Words> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`No words: ${file}`)
  return answer.json()
}
