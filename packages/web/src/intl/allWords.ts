import { createFormatter } from './formatter.ts'
import type { WordPack, Words } from './words.ts'

const catalogues = import.meta.glob<Words>('../messages/compiled/*.json', { import: 'default', eager: true })

/** Every word of a language at once, for development, tests and the build's own rendering; English where there are none. */
export const allWords = (code: string): WordPack => ({
  words: catalogues[`../messages/compiled/${code}.json`] ?? catalogues['../messages/compiled/en.json'] ?? {},
  createFormatter,
})
