import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The script of what every page has. */
export const CORE = 'core'

/** Whether a script is one that words are loaded beside: the core, a world, or what comes later in one. */
export const isPartName = (name: string): boolean => name === CORE || name === 'overlays' || worlds.has(worldOfPart(name))

/** The world of a part: what a world loads later bears its name too. */
export const worldOfPart = (name: string): string => name.replace(/\.\w+$/, '')

const src = resolve(import.meta.dirname, '../src').replaceAll('\\', '/')
/** The worlds of the product; the screens of each come in one script. */
export const worlds: ReadonlySet<string> = new Set(readdirSync(`${src}/screens`))
const worldOf = (id: string) => new RegExp(`^${src}/screens/(\\w+)/`).exec(id)?.[1]
const isPopup = (id: string) => new RegExp(`^${src}/screens/\\w+/popups/`).test(id)
const roomOf = (id: string) => new RegExp(`^${src}/(\\w+)/`).exec(id)?.[1]

/**
 * Which script a part goes into that `importer` loads when it is needed: all screens of a world in one, what these load later
 * in a second one of the world, what opens by itself in a third, the overlays in one. Everything else is a script of its own.
 */
export function partName(importer: string, target: string): string | undefined {
  const world = worldOf(target)
  if (world && isPopup(target)) return `${world}.popups`
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
