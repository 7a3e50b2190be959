import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { ownTransforms, sameSources } from './innerBuild.ts'
import { closureOf } from './words.ts'

/** The script of what every page has. */
export const CORE = 'core'
/** The script that draws: large, and the same for every version of the site. */
const RENDERER = 'renderer'
/** What worlds share and is smaller than this, in letters, is not worth a script of its own. */
const TINY = 1_000
/** Between the names of the worlds that share a script. */
const AND = '-and-'
/** Before the name of an icon, in the id of its module. */
export const ICON = '\0icon:'
/** What the parts that come later share among themselves. */
const SHARED_LATER = 'later'

/** Whether a script is one that words are loaded beside: the core, a world, or what comes later in one. */
export const isPartName = (name: string): boolean =>
  name === CORE || name === 'overlays' || worlds.has(name.replace(/\.later$/, ''))

const src = resolve(import.meta.dirname, '../src').replaceAll('\\', '/')
const worlds: ReadonlySet<string> = new Set(readdirSync(`${src}/screens`))
const worldOf = (id: string) => new RegExp(`^${src}/screens/(\\w+)/`).exec(id)?.[1]
const roomOf = (id: string) => new RegExp(`^${src}/(\\w+)/`).exec(id)?.[1]

/**
 * Which script a part goes into that `importer` loads when it is needed: all screens of a world in one, what these load later
 * in a second one of the world, the overlays in one. Everything else is a script of its own.
 */
export function partName(importer: string, target: string): string | undefined {
  const world = worldOf(target)
  if (world) return worldOf(importer) ? `${world}.later` : world
  return roomOf(target) === 'overlays' ? 'overlays' : undefined
}

/** Writes the name of its part into every `lazyPart(…)`, so that its words can be loaded beside its script. */
export function namedParts(): Plugin {
  const call = /lazyPart\((async )?\(\) =>(?:(?!lazyPart\()[\s\S])*?import\(['"]([^'"]+)['"]\)/g
  return {
    name: 'lobbykit:named-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(src) || !code.includes('lazyPart(')) return
      const named = code.replace(call, (found: string, _, target: string) => {
        const name = partName(id, resolve(id, '..', target))
        return name ? found.replace('lazyPart(', `lazyPart.named('${name}')(`) : found
      })
      return { code: named, map: null }
    },
  }
}

/** Who needs each module: the core, parts with a name of their own, and single scripts. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>

/** What the plan of a build says. */
export interface Plan {
  readonly plugin: Plugin
  /** The script of a module. */
  readonly name: (id: string) => string | null
  readonly users: () => Users
}

/**
 * Names the script of every module by who needs it: what several worlds show at once belongs to the core, what only later
 * parts share is a script of theirs, and everything else goes with its only user. Who needs it, the bundler knows best: it
 * splits once by itself, and its many small files are then put together.
 */
export function plannedScripts(): Plan {
  let users: Users = new Map()
  let tiny: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'lobbykit:planned-scripts',
    apply: 'build',
    async configResolved(config) {
      const sizes = await plan(config)
      users = new Map([...sizes].map(([id, module]) => [id, module.users] as const))
      const totals = new Map<string, number>()
      for (const [id, module] of sizes) {
        const name = nameOf(id, module.users)
        totals.set(name, (totals.get(name) ?? 0) + module.size)
      }
      tiny = new Set([...totals].filter(([name, size]) => name.includes(AND) && size < TINY).map(([name]) => name))
    },
  }
  const name = (id: string) => {
    const parts = users.get(id)
    if (!parts) return null
    const script = nameOf(id, parts)
    return tiny.has(script) ? CORE : script
  }
  return { plugin, name, users: () => users }
}

interface Planned {
  readonly users: ReadonlySet<string>
  /** Letters of its code, before it is made small. */
  readonly size: number
}

async function plan(config: ResolvedConfig): Promise<ReadonlyMap<string, Planned>> {
  const found = new Map<string, Planned>()
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
            const parts = entry.isEntry ? [CORE] : importers.map((importer) => partName(importer, target) ?? ownName(target))
            for (const chunk of closureOf(entry, chunks)) for (const part of parts) users.get(chunk)?.add(part)
          }
          for (const [chunk, parts] of users) {
            for (const [id, { code }] of Object.entries(chunk.modules)) found.set(id, { users: parts, size: code?.length ?? 0 })
          }
        },
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: config.build.rolldownOptions.input ?? {} } },
  })
  return found
}

function nameOf(id: string, users: ReadonlySet<string>): string {
  if (/node_modules[\\/](react-dom|scheduler)[\\/]/.test(id)) return RENDERER
  // A drawing is smaller than the way to it.
  return id.startsWith(ICON) && users.size > 1 ? CORE : scriptOf(users)
}

const ownName = (id: string) => (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? 'part').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
/** Whether a user of a module shows it at once, and not when something is opened or tapped. */
const isAtOnce = (user: string) => worlds.has(user)

function scriptOf(users: ReadonlySet<string>): string {
  if (users.has(CORE)) return CORE
  const atOnce = [...users].filter(isAtOnce)
  const [world] = atOnce
  const [only, ...others] = new Set([...users].map((user) => user.replace(/\.later$/, '')))
  // A world and what it loads later, or one part alone.
  if (others.length === 0) return world ?? [...users][0] ?? only ?? CORE
  // What home does not show must not make it heavier, and nobody should load home to show something else.
  if (atOnce.includes('home')) return CORE
  return atOnce.length > 1 ? atOnce.toSorted().join(AND) : (world ?? SHARED_LATER)
}
