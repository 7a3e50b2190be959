import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'
import type { Rolldown } from 'vite'
import { closureOf } from './graph.ts'
import { CORE } from './parts.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/** The style file of the site. */
export interface StyleFile {
  readonly fileName: string
  readonly css: string
}

/**
 * Makes one file of all styles. A visitor fetches it once, no change of address waits for it, and no script asks for a style
 * file of its own. Styles that others build on come first.
 */
export function takeStyles(chunks: readonly Chunk[], bundle: Bundle): StyleFile {
  const texts: string[] = []
  const taken = new Set<string>()
  const take = (chunk: Chunk) => {
    for (const file of chunk.viteMetadata?.importedCss ?? []) {
      const asset = bundle[file]
      if (asset?.type !== 'asset' || taken.has(file)) continue
      taken.add(file)
      texts.push(String(asset.source).trim())
    }
  }
  const core = chunks.filter(({ name }) => name === CORE)
  for (const chunk of [...core, ...chunks]) for (const each of [...closureOf(chunk, chunks)].toReversed()) take(each)
  for (const file of taken) delete bundle[file]
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
  const css = texts.join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { fileName: `assets/site-${hash}.css`, css }
}

/**
 * The part of a style sheet that some markup needs: the rules whose classes all occur in it, those without a class, and what
 * these rules name.
 */
export function neededStyles(css: string, markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const absent = namesIn(css, /\.([a-zA-Z_][\w-]*)/g).filter((name) => !used.has(name))
  const ruled = without(css, absent)
  const still = namesIn(ruled, /@keyframes ([\w-]+)/g).filter(
    (name) => !new RegExp(`[ :,]${name}[ ;,}]`).test(withoutKeyframes(ruled)),
  )
  return withoutUnusedValues(without(ruled, still))
}

/** Removes custom properties that nothing reads, and those that only such properties read. */
function withoutUnusedValues(css: string): string {
  const read = new Set(namesIn(css, /var\((--[\w-]+)/g))
  const unused = namesIn(css, /[{;](--[\w-]+):/g).filter((name) => !read.has(name))
  return unused.length > 0 ? withoutUnusedValues(without(css, unused)) : css
}

const namesIn = (css: string, pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))]
const withoutKeyframes = (css: string) => css.replace(/@keyframes [\w-]+/g, '')
const without = (css: string, unusedSymbols: string[]) =>
  new TextDecoder().decode(
    transform({ filename: 'page.css', code: new TextEncoder().encode(css), minify: true, unusedSymbols }).code,
  )
