/** What the build says of its files, in `#parts` of every page. */
export interface PartFacts {
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
}

/** A production build keeps words and styles in files beside its scripts; anything else has all of them at once. */
export const usesFiles = import.meta.env.PROD && !import.meta.env.SSR

let facts: PartFacts | undefined

/** What the page says of the build that it belongs to. */
export function partFacts(): PartFacts {
  facts ??= JSON.parse(document.querySelector('#parts')?.textContent ?? '') as PartFacts
  return facts
}

/** Addresses of the scripts of a part: its own and all that this one imports, without what every page has. */
export function scriptsOf(part: string): readonly string[] {
  const { scripts, parts } = partFacts()
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
  const link = append('stylesheet', partFacts().styles)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
}

const append = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
