import { drawnIcons } from './drawnIcons.ts'

/** What the build says of its files, in a file of its own that every page names: it is the same for all of them. */
export interface BuildFacts {
  /** The version of each language's words, by its lower-case code. */
  readonly versions: Readonly<Record<string, string>>
  /** The style file of the site. */
  readonly styles: string
  /** Names of the scripts that a part may have beside those of every page. */
  readonly scripts: readonly string[]
  /** The parts that come in scripts of their own: the places of their scripts in `scripts`. */
  readonly parts: Readonly<Record<string, readonly number[]>>
  /** The parts with a text that needs the message formatter. */
  readonly formatted: readonly string[]
  /** The drawings of the icons that every page may show, by their names. */
  readonly icons: Readonly<Record<string, string>>
  /** Words that every page says, in the merchant's language; those of other languages have files of their own. */
  readonly core: { readonly language: string; readonly words: object }
}

/** A production build keeps words and styles in files beside its scripts; anything else has all of them at once. */
export const usesFiles = import.meta.env.PROD && !import.meta.env.SSR

let facts: BuildFacts | undefined

/** Loads what is known of the build that the page belongs to; all else here, and every icon, waits for it. */
export async function loadBuildFacts(): Promise<void> {
  if (!usesFiles) return
  const file = document.querySelector<HTMLLinkElement>('#build')?.href ?? ''
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`No facts: ${file}`)
  facts = (await answer.json()) as BuildFacts
  Object.assign(drawnIcons, facts.icons)
}

/** What is known of the build. */
export function buildFacts(): BuildFacts {
  if (!facts) throw new Error('The facts of the build are not here yet')
  return facts
}

/** Addresses of the scripts of a part: its own and all that this one imports, without what every page has. */
export function scriptsOf(part: string): readonly string[] {
  const { scripts, parts } = buildFacts()
  return (parts[part] ?? []).map((place) => `/assets/${scripts[place]}.js`)
}

/**
 * Has all scripts of a part fetched side by side: the browser alone would find what a script imports only once it has that
 * script.
 */
export function fetchScripts(part: string): void {
  if (!usesFiles) return
  for (const href of scriptsOf(part)) {
    if (!document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) append('modulepreload', href)
  }
}

/** Loads the styles of the site; until then the page has those that its waiting state needs. */
export async function loadStyles(): Promise<void> {
  if (!usesFiles) return
  const link = append('stylesheet', buildFacts().styles)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
}

const append = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
