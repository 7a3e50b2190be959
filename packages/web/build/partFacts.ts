import type { Rolldown } from 'vite'
import type { WaitingPage } from '../src/app/waitingStates.ts'
import { LAUNCH_SCRIPT } from '../src/parts/ahead.ts'
import { withoutHash } from '../src/parts/hashedName.ts'
import type { BuildFacts } from '../src/parts/partFiles.ts'
import type { WordFiles } from './collectWords.ts'
import { closureOf } from './graph.ts'
import { filesOnDemand } from './namedScripts.ts'
import { CORE } from './parts.ts'
import { ownName } from './plan.ts'
import type { StyleFile } from './styles.ts'

type Chunk = Rolldown.OutputChunk

/** What a build is made of, as pages need to know it. */
export interface Parts {
  readonly facts: BuildFacts
  /** The style file of the site. */
  readonly styles: string
  /** Every script that a page names, the one that starts it first. */
  readonly scriptsOf: (page: Pick<WaitingPage, 'part' | 'beside'>) => readonly string[]
}

export function collectParts(
  chunks: readonly Chunk[],
  styles: StyleFile,
  { versions, formatted }: WordFiles,
  pages: readonly WaitingPage[],
  icons: ReadonlyMap<string, string>,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): Parts {
  // A part may be in a script that has another name.
  const placeOf = (name: string) => {
    const loaded = targets.get(name)
    const found = chunks.filter((each) => (loaded ? each.moduleIds.some((id) => loaded.has(id)) : nameOf(each) === name))
    if (found.length === 0 && name !== 'formatter') throw new Error(`No script has ${name}`)
    return found
  }
  const named = (name: string) => placeOf(name).flatMap((chunk) => [...closureOf(chunk, chunks)])
  const first = new Set([...named(CORE), ...named('renderer')])
  const chunksOf = (part: string) => [...named(part), ...(formatted.has(part) ? named('formatter') : [])]
  const own = (part: string) => filesOf(chunksOf(part).filter((chunk) => !first.has(chunk))).map(scriptName)
  const beside = new Set(pages.flatMap((page) => page.beside))
  const parts = [...targets.keys(), ...beside, LAUNCH_SCRIPT]
  const scripts = [...new Set([...parts.flatMap(own), ...filesOnDemand(chunks).map(scriptName)])].toSorted()
  const names = scripts.map(withoutHash)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice) throw new Error(`Two scripts have the name ${twice}`)
  const placesOf = (part: string) => own(part).map((script) => scripts.indexOf(script))
  return {
    facts: {
      versions,
      scripts,
      parts: Object.fromEntries(parts.map((part) => [part, placesOf(part).toSorted((one, other) => one - other)])),
      formatted: parts.filter((part) => formatted.has(part)),
      icons: Object.fromEntries(icons),
    },
    styles: `/${styles.fileName}`,
    scriptsOf: ({ part, beside }) => filesOf([...first, ...[CORE, part, ...beside].flatMap(chunksOf)]),
  }
}

/** The name of a script in the plan; a script that the bundler makes by itself has only the name of its file. */
const nameOf = ({ name, isDynamicEntry, facadeModuleId }: Chunk) =>
  isDynamicEntry && facadeModuleId !== null ? ownName(facadeModuleId) : name
/** A file in the form that the facts use. */
const scriptName = (file: string) => file.replace(/^assets\/(.+)\.js$/, '$1')
const filesOf = (chunks: readonly Chunk[]) => [...new Set(chunks)].map(({ fileName }) => fileName)
