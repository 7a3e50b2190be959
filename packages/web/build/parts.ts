import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The script of what every page has. */
export const CORE = 'core'
/** The script of what opens over a page. */
export const OVERLAYS = 'overlays'

/** Whether a script is one that words are loaded beside: the core, a world, or what a screen of one loads later. */
export const isPartName = (name: string): boolean => name === CORE || name === OVERLAYS || worlds.has(worldOfPart(name))

/** The world of a part: what a world loads later bears its name too. */
export const worldOfPart = (name: string): string => name.replace(/\.\w+$/, '')

const src = resolve(import.meta.dirname, '../src').replaceAll('\\', '/')
/** The table of routes, which loads the part of each page. */
export const ROUTES = `${src}/app/routes.tsx`
/** The worlds of the product; the screens of each come in one script. */
export const worlds: ReadonlySet<string> = new Set(readdirSync(`${src}/screens`))
/** The world of a module, and its folder there: of a screen, or of a part in `shared/` that other worlds show too. */
const placeOf = (id: string) => new RegExp(`^${src}/(?:screens|shared)/(\\w+)/(?:(\\w+)/)?`).exec(id)
const worldOf = (id: string) => {
  const [, name = ''] = placeOf(id) ?? []
  return worlds.has(name) ? name : undefined
}
/** That folder, written as scripts are. */
const screenOf = (id: string) => {
  const folder = placeOf(id)?.[2] ?? 'later'
  return folder.charAt(0).toLowerCase() + folder.slice(1)
}
const roomOf = (id: string) => new RegExp(`^${src}/(\\w+)/`).exec(id)?.[1]

/**
 * Which script a part goes into that is loaded when it is needed: the screens that a world gives in one, what else comes from
 * a folder of the world in one of its own, the overlays in one. Everything else is a script of its own.
 */
export function partName(target: string): string | undefined {
  const world = worldOf(target)
  if (world) return target === `${src}/screens/${world}/index.ts` ? world : `${world}.${screenOf(target)}`
  return roomOf(target) === OVERLAYS ? OVERLAYS : undefined
}

/**
 * Writes the name of its part into every `lazyPart(…)`, so that its words can be loaded beside its script. Where the query of an
 * address chooses its screen, the names also tell these screens apart, in development as in a build.
 */
export function namedParts(): Plugin {
  const call = /lazyPart\((async )?\(\) =>(?:(?!lazyPart\()[\s\S])*?import\(['"]([^'"]+)['"]\)/g
  return {
    name: 'lobbykit:named-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(src) || !code.includes('lazyPart(')) return
      const named = code.replace(call, (found: string, _, target: string) => {
        const name = partName(resolve(id, '..', target))
        return name ? found.replace('lazyPart(', `lazyPart.named('${name}')(`) : found
      })
      return { code: named, map: null }
    },
  }
}
