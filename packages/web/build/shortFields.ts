import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { minify } from 'terser'
import { parseAst } from 'vite'

const require = createRequire(import.meta.url)
const WORD = /[A-Za-z][\w$]*/g
const FIELD = /\.([A-Za-z]\w*)/g
const EXPORT = /\bexports\.(\w+)=/g
const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? []

/** What others say to the renderer, and it to them: React, its scheduler, and their types, which name what an application may use. */
function wordsOfOthers(): readonly string[] {
  const beside = (entry: string, ...files: string[]) => files.map((file) => join(dirname(entry), file))
  const react = require.resolve('react')
  const scheduler = createRequire(require.resolve('react-dom')).resolve('scheduler')
  return [
    ...beside(react, 'cjs/react.production.min.js'),
    ...beside(scheduler, 'cjs/scheduler.production.min.js'),
    ...beside(require.resolve('@types/react/package.json'), 'index.d.ts'),
    ...beside(require.resolve('@types/react-dom/package.json'), 'index.d.ts', 'client.d.ts'),
  ].flatMap((file) => wordsOf(readFileSync(file, 'utf8')))
}

/** The words in the texts of a script, by which it may look something up. */
function wordsOfTexts(code: string): readonly string[] {
  const words: string[] = []
  JSON.stringify(parseAst(code), (_key, node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') words.push(...wordsOf(node.value))
    return node
  })
  return words
}

/**
 * The fields of the renderer's own records, such as `memoizedState`: what it reads by a name that nobody else has and that stands in
 * none of its texts. What it puts on records of others begins with an underscore.
 */
export function ownFields(code: string): readonly string[] {
  const exported = [...code.matchAll(EXPORT)].map(([, name = '']) => name)
  const others = new Set([...wordsOfOthers(), ...wordsOfTexts(code), ...exported])
  const fields = new Set([...code.matchAll(FIELD)].map(([, name = '']) => name))
  return [...fields].filter((name) => !others.has(name))
}

/**
 * Gives the fields of the renderer's own records short names. A minifier renames no fields by itself, for it cannot know who else
 * reads them; names of the browser, which it knows, it keeps here, too.
 */
export async function withShortFields(code: string): Promise<string> {
  const regex = new RegExp(`^(?:${ownFields(code).join('|')})$`)
  const made = await minify(code, { compress: false, mangle: { properties: { regex } } })
  if (made.code === undefined) throw new Error('The renderer could not be read')
  return made.code
}
