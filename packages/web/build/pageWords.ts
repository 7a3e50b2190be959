import type { Merchant } from '../src/merchant.ts'
import { type WordFiles, wordFile, wordsCode } from './collectWords.ts'
import { data } from './pageMarkup.ts'

/** The words of a page. */
interface PageWords {
  /** Those of the merchant's own language, which stand in the page. */
  readonly inPage: (parts: readonly string[]) => readonly string[]
  /** What `of` says of each further language, which the visitor may have chosen; it is told the address of a part's words. */
  readonly byLanguage: <T>(of: (addressOf: (part: string) => string) => T) => Readonly<Record<string, T>>
}

/** What a page says of the words in the files of a build. In development there are no such files, and it says nothing. */
export function pageWords({ languages, defaultLanguage }: Merchant, words: WordFiles | undefined): PageWords {
  if (!words) return { inPage: () => [], byLanguage: () => ({}) }
  const fileOf = (part: string, language: string) => wordFile(part, wordsCode(words, language), words)
  return {
    inPage: (parts) =>
      parts.map((part) => {
        const formatted = words.formatted.has(part) ? ' data-formatted' : ''
        const attributes = `id="words-${part}" lang="${wordsCode(words, defaultLanguage)}"${formatted}`
        return data(attributes, words.files.get(fileOf(part, defaultLanguage)) ?? '{}')
      }),
    byLanguage: (of) =>
      Object.fromEntries(
        languages
          .filter((language) => language !== defaultLanguage)
          .map((language) => [language, of((part) => `/${fileOf(part, language)}`)]),
      ),
  }
}
