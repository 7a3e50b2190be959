import { closuresOf, MOST } from './joinScripts.ts'
import { CORE } from './parts.ts'
import type { PlannedModule } from './scriptNames.ts'

/** What a page needs of one script too many goes to the core if it is smaller than this, in characters of minified code. */
const LITTLE_OF_A_SCRIPT = 1_500

type Modules = ReadonlyMap<string, PlannedModule>

/** The scripts of a plan: the modules of each, and each with all scripts that it imports, directly or not. */
interface Scripts {
  readonly modulesOf: ReadonlyMap<string, readonly string[]>
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * The modules that should move to the core: where a page would load more scripts than it may, the little that it needs of one of
 * them, if it is little; the least of all first, until no page has too many scripts or none of them has little.
 * @param scriptOf the script of each module
 * @param pages the pages, by the names of their parts
 * @param everywhere the scripts that every page loads
 */
export function modulesForCore(
  modules: Modules,
  scriptOf: (id: string) => string,
  pages: readonly string[],
  everywhere: readonly string[],
): ReadonlySet<string> {
  const moved = new Set<string>()
  for (;;) {
    const placeOf = (id: string) => (moved.has(id) ? CORE : scriptOf(id))
    const scripts = readScripts(modules, placeOf)
    const known = new Set(everywhere.flatMap((script) => [...(scripts.closures.get(script) ?? [])]))
    const found = pages.flatMap((page) => {
      const loaded = loadedBy(page, modules, scripts).filter((script) => !known.has(script))
      return loaded.length > MOST ? loaded.map((script) => neededOf(script, loaded, page, modules, placeOf)) : []
    })
    const [least] = found
      .map((ids) => ({ ids, size: [...ids].reduce((total, id) => total + (modules.get(id)?.size ?? 0), 0) }))
      .filter(({ size }) => size < LITTLE_OF_A_SCRIPT)
      .toSorted((one, other) => one.size - other.size)
    if (!least) return moved
    for (const id of least.ids) moved.add(id)
  }
}

function readScripts(modules: Modules, placeOf: (id: string) => string): Scripts {
  const modulesOf = new Map<string, string[]>()
  const imports = new Map<string, Set<string>>()
  for (const [id, module] of modules) {
    const script = placeOf(id)
    modulesOf.set(script, [...(modulesOf.get(script) ?? []), id])
    const imported = module.imports.filter((each) => modules.has(each)).map(placeOf)
    imports.set(script, new Set([...(imports.get(script) ?? []), ...imported.filter((each) => each !== script)]))
  }
  return { modulesOf, closures: closuresOf(imports) ?? new Map() }
}

/** The scripts that a page loads. */
function loadedBy(page: string, modules: Modules, { modulesOf, closures }: Scripts): readonly string[] {
  const own = [...modulesOf].filter(([, ids]) => ids.some((id) => modules.get(id)?.users.has(page)))
  return [...new Set(own.flatMap(([script]) => [...(closures.get(script) ?? [])]))]
}

/** The modules of a script that a page needs, itself or for what else it loads, with all that they need beside the core. */
function neededOf(
  script: string,
  loaded: readonly string[],
  page: string,
  modules: Modules,
  placeOf: (id: string) => string,
): ReadonlySet<string> {
  const needed = new Set<string>()
  const isHere = (id: string) => modules.has(id) && placeOf(id) === script
  for (const [id, { users, imports }] of modules)
    if (isHere(id)) {
      if (users.has(page)) needed.add(id)
    } else if (loaded.includes(placeOf(id))) {
      for (const each of imports.filter(isHere)) needed.add(each)
    }
  // A set that grows while it is gone through: what is added is gone through, too.
  for (const id of needed)
    for (const each of modules.get(id)?.imports ?? []) if (modules.has(each) && placeOf(each) !== CORE) needed.add(each)
  return needed
}
