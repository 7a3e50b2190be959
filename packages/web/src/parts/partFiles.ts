/**
 * What the build tells about its files. It stands in a file of its own that every page names: it is the same for all pages, and
 * no first paint needs it.
 */
export interface BuildFacts {
  /** The version of each language's words, by its lower-case code. */
  readonly versions: Readonly<Record<string, string>>
  /** Names of the files of scripts: those that a part may have beside those of every page, and all that are loaded when they are needed. */
  readonly scripts: readonly string[]
  /** The parts that come in scripts of their own: the places of their scripts in `scripts`. */
  readonly parts: Readonly<Record<string, readonly number[]>>
  /** The parts with a text that needs the message formatter. */
  readonly formatted: readonly string[]
  /** The drawings that no script has, by the names of their icons; a page has those that it paints first. */
  readonly icons: Readonly<Record<string, string>>
}

/** A production build keeps words and styles in files beside its scripts; anything else has all of them at once. */
export const usesFiles = import.meta.env.PROD && !import.meta.env.SSR

let facts: Promise<BuildFacts> | undefined

/** What is known of the build that the page belongs to. What did not come is asked for again. */
export function buildFacts(): Promise<BuildFacts> {
  facts ??= fetchFacts().catch((error) => {
    facts = undefined
    throw error
  })
  return facts
}

async function fetchFacts(): Promise<BuildFacts> {
  const file = document.querySelector<HTMLLinkElement>('#build')?.href ?? ''
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`No facts: ${file}`)
  const found = (await answer.json()) as BuildFacts
  addDrawings(found.icons)
  return found
}

/** Adds drawings to those of the page; icons on screen show them at once. Of two with one name the first counts. */
function addDrawings(icons: BuildFacts['icons']): void {
  const sheet = document.querySelector('#icons')
  for (const name in icons) {
    const drawing = document.createElementNS(sheet?.namespaceURI ?? '', 'path')
    drawing.id = `icon-${name}`
    drawing.setAttribute('d', icons[name] ?? '')
    sheet?.append(drawing)
  }
}

/** Addresses of the scripts of a part: its own and all that this one imports, without what every page has. */
export async function scriptsOf(part: string): Promise<readonly string[]> {
  const { scripts, parts } = await buildFacts()
  return (parts[part] ?? []).map((place) => `/assets/${scripts[place]}.js`)
}

/**
 * Starts to load all scripts of a part side by side: the browser alone would find what a script imports only once it has that
 * script. A failure is ignored, because the browser then finds them in its own way.
 */
export function fetchScripts(part: string): void {
  if (!usesFiles) return
  const fetchAll = (addresses: readonly string[]) => {
    for (const href of addresses) document.querySelector(`[href="${href}"]`) ?? append('modulepreload', href)
  }
  scriptsOf(part).then(fetchAll, () => undefined)
}

/** Loads the styles of the site; until then the page has those that its waiting state needs. */
export async function loadStyles(): Promise<void> {
  if (!usesFiles) return
  const link = append('stylesheet', document.querySelector<HTMLLinkElement>('#styles')?.href ?? '')
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
}

const append = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }))
