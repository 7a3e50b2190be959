import { build, type Plugin, type ResolvedConfig } from 'vite'
import { ownTransforms, sameSources } from './innerBuild.ts'
import { CORE, partName, worlds } from './parts.ts'
import { type PlannedModule, scriptNames, type Users } from './scriptNames.ts'
import { closureOf } from './words.ts'

/** What the plan of a build says. */
export interface Plan {
  readonly plugin: Plugin
  /** The script of a module. */
  readonly name: (id: string) => string | null
  readonly users: () => Users
  /** The modules that load a script which is no part of the interface, by its name. */
  readonly loaders: () => Loaders
}

/** Modules by the name of the script that they load when they need it. */
export type Loaders = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Plans the scripts of a build by who needs each module. That the bundler knows best: it splits once by itself, and its many
 * small files are then put together.
 */
export function plannedScripts(): Plan {
  let users: Users = new Map()
  let loaders: Loaders = new Map()
  let name: Plan['name'] = () => null
  const plugin: Plugin = {
    name: 'lobbykit:planned-scripts',
    apply: 'build',
    async configResolved(config) {
      const { modules, loaders: found } = await splitOnce(config)
      loaders = found
      users = new Map([...modules].map(([id, module]) => [id, module.users]))
      name = scriptNames(modules)
    },
  }
  return { plugin, name: (id) => name(id), users: () => users, loaders: () => loaders }
}

interface Split {
  readonly modules: ReadonlyMap<string, PlannedModule>
  readonly loaders: Loaders
}

async function splitOnce(config: ResolvedConfig): Promise<Split> {
  const found = new Map<string, PlannedModule>()
  const loaders = new Map<string, ReadonlySet<string>>()
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
            const importers = this.getModuleInfo(target)?.dynamicImporters ?? []
            const partOf = (importer: string) => partName(importer, target) ?? ownName(target)
            const parts = entry.isEntry ? [CORE] : importers.map(partOf)
            if (parts.includes(ownName(target))) loaders.set(ownName(target), new Set(importers))
            for (const chunk of closureOf(entry, chunks)) for (const part of parts) users.get(chunk)?.add(part)
          }
          for (const [chunk, parts] of users) {
            for (const [id, { code }] of Object.entries(chunk.modules)) {
              const imports = this.getModuleInfo(id)?.importedIds ?? []
              found.set(id, { users: parts, size: code?.length ?? 0, imports })
            }
          }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: config.build.rolldownOptions.input ?? {},
        // Otherwise what several worlds share may end in the script of the smallest, which then looks needed by all of them.
        experimental: { chunkOptimization: false },
      },
    },
  })
  return { modules: found, loaders }
}

/** The name of a script that is no part of the interface. It is never that of a world: whoever needs one would load both. */
export function ownName(id: string): string {
  const name = (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? 'part').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return worlds.has(name) ? `${name}-own` : name
}
