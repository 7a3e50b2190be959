/** What the build says of its files, in `#parts` of every page. */
export interface PartFacts {
  /** The version of each language's words, by its lower-case code. */
  readonly versions: Readonly<Record<string, string>>
  /** The style file of the site. */
  readonly styles: string
  /** The parts that come in scripts of their own. */
  readonly parts: Readonly<Record<string, PartFile>>
}

/** The files of a part beside its words. */
export interface PartFile {
  /** Its script and all that this one imports, without what every page has. */
  readonly scripts: readonly string[]
  /** It has texts that need the message formatter. */
  readonly formatted?: true
}

/** A production build keeps words and styles in files beside its scripts; anything else has all of them at once. */
export const usesFiles = import.meta.env.PROD && !import.meta.env.SSR

let facts: PartFacts | undefined

/** What the page says of the build that it belongs to. */
export function partFacts(): PartFacts {
  facts ??= JSON.parse(document.querySelector('#parts')?.textContent ?? '') as PartFacts
  return facts
}

/**
 * Has all scripts of a part fetched side by side: the browser alone would find what a script imports only once it has that
 * script.
 */
export function fetchScripts(part: string): void {
  if (!usesFiles) return
  for (const href of partFacts().parts[part]?.scripts ?? []) {
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
