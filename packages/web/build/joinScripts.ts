/** A script as it is planned. */
export interface PlannedScript {
  readonly name: string
  /** Length of its minified code, in characters. */
  readonly size: number
  /** The visits that need something of it, by their names. */
  readonly users: ReadonlySet<string>
  /** Names of the scripts that it imports. */
  readonly imports: ReadonlySet<string>
  /** Whether it may go into another one; the script of a world stays by itself. */
  readonly isShared: boolean
  /** Whether another one may go into it. */
  readonly isOpen: boolean
}

/** The opening of a page, or of something on it that comes later. */
export interface Visit {
  readonly name: string
  /** Its weight; 1 for the opening of an ordinary page. */
  readonly weight: number
  /** The visits of which one has happened before, so that its scripts are already loaded; none for the opening of a page. */
  readonly after: readonly string[]
}

/** What one more script costs, in characters of minified code: its request, its headers, and that it is compressed alone. */
const SCRIPT = 1_500
/** A page may have this many scripts beside those of every page; each further one costs `TOO_MANY` characters. */
export const MOST = 3
const TOO_MANY = 20_000

/**
 * Joins scripts that several visits share, where all visits together then load less, counted in characters, needed or not, and
 * in scripts. It begins with the smallest script and puts it where that saves most. Scripts never import each other in a circle.
 * @param everywhere the scripts that every page loads
 * @returns the name of the script that has taken each one in, or its own name
 */
export function joinScripts(
  scripts: readonly PlannedScript[],
  everywhere: readonly string[],
  visits: readonly Visit[],
): ReadonlyMap<string, string> {
  const place = new Map(scripts.map(({ name }) => [name, name]))
  const placeOf = (name: string) => place.get(name) ?? name
  let least = costOf(scripts, place, everywhere, visits)
  const joinOne = ({ name: script, users }: PlannedScript): boolean => {
    const home = placeOf(script)
    if (home !== script) return false
    let best = home
    const inside = scripts.filter(({ name }) => placeOf(name) === home)
    const into = (target: string) => inside.forEach(({ name }) => void place.set(name, target))
    for (const { name, isOpen, users: others } of scripts) {
      if (name === home || everywhere.includes(name) || !isOpen || placeOf(name) !== name) continue
      if (![...others].some((user) => users.has(user))) continue
      into(name)
      const cost = costOf(scripts, place, everywhere, visits)
      if (cost < least) [best, least] = [name, cost]
    }
    into(best)
    return best !== home
  }
  const smallestFirst = scripts.filter(({ isShared }) => isShared).toSorted((one, other) => one.size - other.size)
  while (smallestFirst.some(joinOne));
  return place
}

/** What all visits load; infinite where scripts import each other in a circle. */
function costOf(
  scripts: readonly PlannedScript[],
  place: ReadonlyMap<string, string>,
  everywhere: readonly string[],
  visits: readonly Visit[],
): number {
  const placeOf = (name: string) => place.get(name) ?? name
  const sizes = new Map<string, number>()
  const imports = new Map<string, Set<string>>()
  for (const { name, size, imports: own } of scripts) {
    const here = placeOf(name)
    sizes.set(here, (sizes.get(here) ?? 0) + size)
    const all = imports.get(here) ?? new Set()
    imports.set(here, all)
    for (const each of own) if (placeOf(each) !== here) all.add(placeOf(each))
  }
  const closures = closuresOf(imports)
  if (!closures) return Number.POSITIVE_INFINITY
  const known = new Set(everywhere.flatMap((script) => [...(closures.get(script) ?? [])]))
  const loads = new Map<string, Set<string>>(visits.map(({ name }) => [name, new Set(known)]))
  for (const { name, users } of scripts)
    for (const user of users) for (const script of closures.get(placeOf(name)) ?? []) loads.get(user)?.add(script)
  const cost = (name: string, before: ReadonlySet<string> | undefined) => {
    let [letters, count] = [0, 0]
    for (const script of loads.get(name) ?? []) {
      if (before?.has(script)) continue
      letters += sizes.get(script) ?? 0
      if (!known.has(script)) count++
    }
    return letters + count * SCRIPT + (before ? 0 : Math.max(0, count - MOST) * TOO_MANY)
  }
  let total = 0
  for (const { name, weight, after } of visits) {
    const befores = after.length > 0 ? after.map((each) => loads.get(each)) : [undefined]
    for (const before of befores) total += (weight * cost(name, before)) / befores.length
  }
  return total
}

/** Each script with all scripts that it imports, directly or not; undefined where they import each other in a circle. */
export function closuresOf(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const closures = new Map<string, Set<string> | undefined>()
  const closureOf = (script: string): ReadonlySet<string> | undefined => {
    if (closures.has(script)) return closures.get(script)
    closures.set(script, undefined)
    const all = new Set([script])
    for (const next of imports.get(script) ?? []) {
      const brought = closureOf(next)
      if (!brought) return
      for (const each of brought) all.add(each)
    }
    closures.set(script, all)
    return all
  }
  const found = new Map<string, ReadonlySet<string>>()
  for (const script of imports.keys()) {
    const closure = closureOf(script)
    if (!closure) return
    found.set(script, closure)
  }
  return found
}
