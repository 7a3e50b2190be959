import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { closureOf } from './graph.ts'
import { ownTransforms, sameSources } from './innerBuild.ts'
import type { Visit } from './joinScripts.ts'
import { CORE, isPartName, partName, ROUTES, worlds } from './parts.ts'
import { type PlannedModule, scriptNames, type Users } from './scriptNames.ts'

/** What the plan of a build says. */
export interface Plan {
  readonly plugin: Plugin
  /** The script of a module. */
  readonly name: (id: string) => string | null
  readonly users: () => Users
  /** The modules that load a script which is no part of the interface, by its name. */
  readonly loaders: () => Loaders
  /** The modules that are loaded as a part, by its name. */
  readonly targets: () => ReadonlyMap<string, ReadonlySet<string>>
}

/** Modules by the name of the script that they load when they need it. */
type Loaders = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Plans the scripts of a build by which parts need each module. The bundler knows that best, so it first splits the modules by
 * itself, and the many small files are then joined.
 */
export function plannedScripts(): Plan {
  let users: Users = new Map()
  let loaders: Loaders = new Map()
  let targets: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  let name: Plan['name'] = () => null
  const plugin: Plugin = {
    name: 'lobbykit:planned-scripts',
    apply: 'build',
    async configResolved(config) {
      const { modules, importers, targets: loaded } = await splitOnce(config)
      users = new Map([...modules].map(([id, module]) => [id, module.users]))
      loaders = new Map([...importers].filter(([part]) => !isPartName(part)))
      targets = new Map([...loaded].filter(([part]) => isPartName(part)))
      const visits = visitsOf(importers, users)
      name = scriptNames(modules, visits)
    },
  }
  return { plugin, name: (id) => name(id), users: () => users, loaders: () => loaders, targets: () => targets }
}

/** The page that most visits begin with. */
const HOME = 'home'
/** The weight of the opening of a page. */
const weightOf = (page: string) => (page === HOME ? 30 : 1)
/** The weight of what is loaded later, as a part of the weight of the page that loads it. */
const LATER = 0.2

/** The visits: the openings of pages, which the table of routes loads, and the parts that these load later. */
function visitsOf(importers: Loaders, users: Users): Visit[] {
  /** The only part that has a module; undefined where several have it. */
  const keptBy = (id: string) => {
    const [part, ...others] = users.get(id) ?? []
    return others.length === 0 ? part : undefined
  }
  return [...importers].map(([name, ids]) => {
    for (const id of ids)
      if (isPartName(name) && keptBy(id) === name)
        throw new Error(`${id} loads later what the script ${name} has already: give it a folder of its own`)
    if (ids.has(ROUTES)) return { name, weight: weightOf(name), after: [] }
    const before = new Set([...ids].flatMap((id) => [...(users.get(id) ?? [])]).filter((user) => user !== name))
    // What any page may load later is counted as if it came after home, which loads the fewest scripts.
    const after = before.has(CORE) || before.size === 0 ? [HOME] : [...before]
    return { name, weight: LATER * Math.max(...after.map(weightOf)), after }
  })
}

interface Split {
  readonly modules: ReadonlyMap<string, PlannedModule>
  /** The modules that load each part, and each other script, when they need it. */
  readonly importers: Loaders
  /** The modules that these load. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>
}

async function splitOnce(config: ResolvedConfig): Promise<Split> {
  const found = new Map<string, PlannedModule>()
  const importers = new Map<string, Set<string>>()
  const targets = new Map<string, Set<string>>()
  await build({
    ...sameSources(config),
    plugins: [
      ...ownTransforms(config),
      {
        name: 'lobbykit:read-split',
        generateBundle(_, bundle) {
          const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
          const users = new Map(chunks.map((chunk) => [chunk, new Set<string>()] as const))
          for (const entry of chunks) {
            const target = entry.facadeModuleId
            if (target === null || !(entry.isEntry || entry.isDynamicEntry)) continue
            const part = entry.isEntry ? CORE : (partName(target) ?? ownName(target))
            const known = importers.get(part) ?? new Set()
            if (!entry.isEntry) importers.set(part, known)
            targets.set(part, (targets.get(part) ?? new Set()).add(target))
            for (const importer of this.getModuleInfo(target)?.dynamicImporters ?? []) known.add(importer)
            for (const chunk of closureOf(entry, chunks)) users.get(chunk)?.add(part)
          }
          for (const [chunk, parts] of users) {
            const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
            const imports = importsInside(chunk, chunks, importedBy)
            for (const [id, { code }] of Object.entries(chunk.modules))
              found.set(id, { users: parts, size: minifiedSize(id, code ?? ''), imports: imports.get(id) ?? [] })
          }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: config.build.rolldownOptions.input ?? {},
        // Otherwise the bundler may move what several worlds share into the script of the smallest one, and then all of them
        // seem to need that script.
        experimental: { chunkOptimization: false },
      },
    },
  })
  return { modules: found, importers, targets }
}

/** Length of the code of a module as a built site has it. */
const minifiedSize = (id: string, code: string) =>
  minifySync(id, code, { compress: false, mangle: { toplevel: true } }).code.length

/**
 * What each module of a chunk imports. The bundler leaves out an import of which nothing is used, and follows one of an index to
 * where it leads; so only chunks that this one imports count, and one that no module names is imported by the first module.
 */
function importsInside(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  importedBy: (id: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const idsOf = ({ modules }: Rolldown.OutputChunk) => Object.keys(modules)
  const linked = chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).map(idsOf)
  const near = new Set([...idsOf(chunk), ...linked.flat()])
  // A style sheet is in no chunk.
  const imports = new Map(
    idsOf(chunk).map((id) => [id, importedBy(id).filter((each) => near.has(each) || each.endsWith('.css'))]),
  )
  const named = new Set([...imports.values()].flat())
  const [first] = imports.keys()
  if (first === undefined) return imports
  const others = linked.filter((ids) => !ids.some((id) => named.has(id))).flatMap(([id]) => id ?? [])
  return imports.set(first, [...(imports.get(first) ?? []), ...others])
}

/**
 * The name of a script that is no part of the interface. It is never the name of a world, because whoever needs one would then
 * load both.
 */
export function ownName(id: string): string {
  const name = (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? 'part').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return worlds.has(name) ? `${name}-own` : name
}
