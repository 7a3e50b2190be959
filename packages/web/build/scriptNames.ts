import { modulesForCore } from './fewScripts.ts'
import { joinScripts, type PlannedScript, type Visit } from './joinScripts.ts'
import { CORE, isPartName, OVERLAYS, worldOfPart, worlds } from './parts.ts'

/** The script with the renderer of React: large, and the same in every version of the site. */
const RENDERER = 'renderer'
/** The scripts that every page loads. */
const EVERYWHERE = [CORE, RENDERER]
/**
 * Families: groups of worlds with a common script, for modules that only pages of these worlds load at their start. Without
 * them the page of the login would load the rules of money, and the page of the deposit those of the login. `least`: a module
 * belongs to the family if at least so many worlds of the group load it at their start. `guests`: parts in at most so many
 * other worlds may load it later; if there are more, the module goes to the core.
 */
const FAMILIES = [
  { name: 'access', worlds: ['auth', 'password', 'register'], least: 1, guests: 1 },
  { name: 'draws', worlds: ['lottery'], least: 1, guests: 2 },
  { name: 'play', worlds: ['games'], least: 1, guests: 1 },
  { name: 'money', worlds: ['cashier', 'feedback', 'protection'], least: 1, guests: Number.POSITIVE_INFINITY },
  { name: 'team', worlds: ['agentHome', 'agents'], least: 1, guests: 1 },
  { name: 'ledger', worlds: ['account', 'agentHome', 'agents', 'records'], least: 2, guests: 1 },
]
/**
 * The family whose script imports only the core, because many pages load it that have no form. A module of this family that
 * imports the script of several worlds, where the forms are, goes to that script.
 */
const STANDS_ALONE = 'money'
/**
 * What the same parts share is little if it is smaller than this, in characters: then it is no reason to give their worlds a common
 * script, and no reason for a part to load another world. It goes to the core if the parts of `MOST_WORLDS` worlds need it.
 */
const LITTLE = 800
const MOST_WORLDS = 9
/**
 * A world without a family that is smaller than this, in characters: a part of another world that needs some of it loads all of
 * it.
 */
const SMALL_WORLD = 15_000
/**
 * A world of one screen that needs modules of many others. What it shares with them goes to the script where it would be
 * without this world.
 */
const GUEST = 'lotteryGame'
/** Ends the name of a script that parts share which are loaded later, such as that of the dialog with all that it needs. */
const SHARED_LATER = 'later'
/** Begins the id of the module of an icon; the name of the icon follows. */
export const ICON = '\0icon:'

/** Who needs each module: the core, parts with a name of their own, and single scripts. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>

/** A module as the bundler found it. */
export interface PlannedModule {
  readonly users: ReadonlySet<string>
  /** Length of its minified code, in characters. */
  readonly size: number
  /** The modules that it imports statically. */
  readonly imports: readonly string[]
}

/**
 * Names the script of every module by which parts need it. What home and another world show goes to the core; what only one
 * part needs goes to the script of that part; what only later parts share has a script of its own. A world shares at most two
 * scripts with others, that of its family and that of all worlds which it has something in common with, so that a page loads
 * few files. If a part needs only little of a world it does not load that world: that little goes to the script that their
 * worlds share, or to the core.
 */
export function scriptNames(
  modules: ReadonlyMap<string, PlannedModule>,
  visits: readonly Visit[],
): (id: string) => string | null {
  const shares = sharesOf(modules)
  const sizeOf = (users: ReadonlySet<string>) => shares.get(keyOf(users))?.size ?? 0
  const groups = worldsTogether([...shares.values()])

  const scriptOf = (users: ReadonlySet<string>, imports: readonly string[] = importsOf(users)): string => {
    if (users.has(CORE)) return CORE
    // What one world alone needs goes with that world, or with what it loads later.
    if (isAlone(users)) return [...users].find((user) => worlds.has(user)) ?? laterOfWorld(users)
    const [world] = atOnce(users)
    if (users.has('home')) return CORE
    if (ownersOf(users).size >= MOST_WORLDS && sizeOf(users) < LITTLE && needsOnlyCore(users)) return CORE
    // No world shows it at once.
    if (!world) return laterNameOf(ownersOf(users))
    const isOneWorld = atOnce(users).size === 1
    const group = groups.get(world) ?? new Set([world])
    const bringsTogether = [...atOnce(users)].some((each) => !group.has(each))
    const family = familyOf(users)
    const isSmallWorld = isOneWorld && sizeOf(new Set([world])) < SMALL_WORLD
    if (family === STANDS_ALONE && usersOf(imports).some(isWithGroup))
      return isSmallWorld && ownersOf(users).size === 2 ? world : together(group)
    if (family) return family
    // Worlds that have only this little in common get no script of their own for it.
    if (bringsTogether) return neededBeside(users) ?? CORE
    // A part of another world should not load all of this one for it.
    if (isLittle(users) && needsOnlyCore(users)) return CORE
    // Home never loads another world for what it shows later.
    if (isSmallWorld && !ownersOf(users).has('home')) return world
    return group.size > 1 ? together(group) : `${world}-and-${SHARED_LATER}`
  }
  const laterNames = new Map<string, string>()
  /** The script of what later parts of some worlds share: named after the first of them, with a number if that name is taken. */
  const laterNameOf = (owners: ReadonlySet<string>): string => {
    const known = laterNames.get(keyOf(owners))
    if (known) return known
    const begin = `${together(owners)}-${SHARED_LATER}`
    const taken = [...laterNames.values()].filter((other) => other.startsWith(begin)).length
    const name = taken === 0 ? begin : `${begin}-${taken + 1}`
    laterNames.set(keyOf(owners), name)
    return name
  }
  /**
   * The script of what one world loads later. The little that several of its parts share goes to the script of the world, unless
   * it brings scripts which the world does without; other modules that they share have a script of their own.
   */
  const laterOfWorld = (users: ReadonlySet<string>): string => {
    const [part = '', other, ...others] = [...users].toSorted()
    if (other === undefined) return part
    const world = worldOfPart(part)
    const more = others.length === 0 ? other.slice(world.length + 1) : `${others.length + 1}-more`
    const brought = broughtBy(users)
    for (const here of [CORE, together(groups.get(world) ?? new Set([world]))]) brought.delete(here)
    return brought.size === 0 && sizeOf(users) < LITTLE ? world : `${part}-and-${more}`
  }
  /** The scripts of others that are loaded with what only later parts of a world share. */
  const broughtBy = (users: ReadonlySet<string>, seen = new Set<string>()): Set<string> => {
    const [part = ''] = users
    seen.add(keyOf(users))
    const brought = new Set<string>()
    for (const needed of usersOf(importsOf(users))) {
      if (seen.has(keyOf(needed)) || needed.has(worldOfPart(part))) continue
      const found = isAlone(needed) ? broughtBy(needed, seen) : [scriptOf(needed)]
      for (const name of found) brought.add(name)
    }
    return brought
  }
  /** Whether it is so little of one world that a part of another world should not load that world for it. */
  const isLittle = (users: ReadonlySet<string>) => {
    if (sizeOf(users) >= LITTLE) return false
    if (users.has(OVERLAYS)) return true
    const [world = '', ...others] = atOnce(users)
    const guests = [...users].filter((user) => worldOfPart(user) !== world)
    return others.length === 0 && guests.some((guest) => neededOf(world, guest) < LITTLE)
  }
  /** Whether worlds of different families show it at once. */
  const isWithGroup = (users: ReadonlySet<string>) => atOnce(users).size > 1 && !familyOf(users) && scriptOf(users) !== CORE
  /** How much of what a world shares with no other world a part needs, in characters. */
  const neededOf = (world: string, guest: string) =>
    [...shares.values()]
      .filter(({ users }) => users.has(guest) && keyOf(atOnce(users)) === world)
      .reduce((total, { size }) => total + size, 0)
  /** The modules that a share imports. */
  const importsOf = (users: ReadonlySet<string>) => [...(shares.get(keyOf(users))?.imports ?? [])]
  /** The users of each of some modules. */
  const usersOf = (ids: readonly string[]) => ids.flatMap((id) => modules.get(id)?.users ?? [])
  /** The script that a share needs beside the core, if any: the first one. */
  const neededBeside = (users: ReadonlySet<string>): string | undefined =>
    usersOf(importsOf(users))
      .filter((needed) => keyOf(needed) !== keyOf(users))
      .map((needed) => scriptOf(needed))
      .find((script) => script !== CORE)
  const needsOnlyCore = (users: ReadonlySet<string>) => neededBeside(users) === undefined

  const isDrawing = (id: string) => id.startsWith(ICON)
  const planned = (id: string): string | null => {
    const module = modules.get(id)
    if (!module) return null
    if (isRenderer(id)) return RENDERER
    if (isOwnScript(module.users)) return null
    // A style sheet goes to the script of the module that shows it.
    const shows = id.endsWith('.css') ? [...modules.values()].find(({ imports }) => imports.includes(id)) : undefined
    return scriptOf(module.users, (shows ?? module).imports)
  }
  const written = new Map([...modules].filter(([id]) => !isDrawing(id)))
  const pages = visits.filter(({ after }) => after.length === 0).map(({ name }) => name)
  /** The scripts of all modules, where some of them are in the core whoever needs them. */
  const namesWith = (inCore: ReadonlySet<string>): ReadonlyMap<string, string | null> => {
    const placeOf = (id: string) => (inCore.has(id) ? CORE : planned(id))
    const scripts = scriptsOf(written, placeOf)
    const joined = joinScripts(scripts, EVERYWHERE, visits)
    const drawn = drawingScripts(scripts, joined)
    const names = new Map<string, string | null>()
    for (const [id, { users }] of modules) {
      const script = placeOf(id)
      names.set(id, isDrawing(id) ? drawn(users) : script && (joined.get(script) ?? script))
    }
    return names
  }
  // What goes to the core changes which scripts are worth joining.
  const inCore = new Set<string>()
  for (;;) {
    const names = namesWith(inCore)
    const nameOf = (id: string) => names.get(id) ?? firstOf(written.get(id)?.users)
    const more = modulesForCore(written, nameOf, pages, EVERYWHERE)
    if (more.size === 0) return (id) => names.get(id) ?? null
    for (const id of more) inCore.add(id)
  }
}

/** Whether a script that bears the name of a part may go into another one: a screen with a script of its own, not its world. */
const mayMove = (name: string) => isPartName(name) && name !== CORE && name !== OVERLAYS && !worlds.has(name)

/** The scripts of a plan, and those that the bundler makes by itself. */
function scriptsOf(
  modules: ReadonlyMap<string, PlannedModule>,
  planned: (id: string) => string | null,
): readonly PlannedScript[] {
  const scripts = new Map<
    string,
    PlannedScript & { size: number; readonly users: Set<string>; readonly imports: Set<string> }
  >()
  const nameOf = (id: string) => planned(id) ?? firstOf(modules.get(id)?.users)
  for (const [id, { users, size, imports }] of modules) {
    const name = nameOf(id)
    const isBegun = isPartName(name) || planned(id) === null || name === RENDERER
    const script = scripts.get(name) ?? {
      name,
      size: 0,
      users: new Set(),
      imports: new Set(),
      isShared: !isBegun || mayMove(name),
      isOpen: name !== RENDERER && planned(id) !== null,
    }
    scripts.set(name, script)
    script.size += size
    for (const user of users) script.users.add(user)
    for (const each of imports) if (modules.has(each) && nameOf(each) !== name) script.imports.add(nameOf(each))
  }
  return [...scripts.values()]
}

/**
 * The script of a drawing, which is smaller than the request for a script: of those that all who show it load anyway, the one
 * that fewest others load.
 */
function drawingScripts(scripts: readonly PlannedScript[], joined: ReadonlyMap<string, string>) {
  const loadedBy = new Map<string, ReadonlySet<string>>()
  for (const { name, users, isOpen } of scripts) {
    const script = joined.get(name) ?? name
    if (isOpen) loadedBy.set(script, new Set([...(loadedBy.get(script) ?? []), ...users]))
  }
  const fewestFirst = [...loadedBy].toSorted(([, one], [, other]) => one.size - other.size)
  return (users: ReadonlySet<string>): string => {
    if (users.has(CORE) || users.has('home')) return CORE
    return fewestFirst.find(([, all]) => [...users].every((user) => all.has(user)))?.[0] ?? CORE
  }
}

/** All modules that the same parts need. */
interface Share {
  readonly users: ReadonlySet<string>
  size: number
  readonly imports: Set<string>
}

function sharesOf(modules: ReadonlyMap<string, PlannedModule>): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>()
  for (const [id, { users, size, imports }] of modules) {
    if (isRenderer(id)) continue
    const share = shares.get(keyOf(users)) ?? { users, size: 0, imports: new Set() }
    shares.set(keyOf(users), share)
    share.size += size
    for (const each of imports) share.imports.add(each)
  }
  return shares
}

/**
 * For each world its group: the worlds that it shares modules with which no family has, and the worlds that these share modules
 * with.
 */
function worldsTogether(shares: readonly Share[]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, ReadonlySet<string>>()
  for (const { users, size } of shares) {
    if (size < LITTLE || isAlone(users) || familyOf(users) || users.has(CORE) || users.has('home')) continue
    const group = new Set([...atOnce(users)].flatMap((world) => [...(groups.get(world) ?? [world])]))
    for (const world of group) groups.set(world, group)
  }
  return groups
}

/** A script that the bundler makes by itself is known by the only one that needs it. */
const firstOf = (users: ReadonlySet<string> = new Set()) => [...users][0] ?? ''
const isRenderer = (id: string) => /node_modules[\\/](react-dom|scheduler)[\\/]/.test(id)
/**
 * Every script that imports another has the name of that one in it, so names are short: of many worlds only the first is named,
 * with the number of the others.
 */
function together(names: ReadonlySet<string>): string {
  const [first = '', ...more] = [...names].toSorted()
  return more.length < 2 ? [first, ...more].join('-and-') : `${first}-and-${more.length}-more`
}
const keyOf = (users: ReadonlySet<string>) => [...users].toSorted().join()
/** The worlds that show a module at once, and not only after a tap. */
const atOnce = (users: ReadonlySet<string>) => new Set([...users].filter((user) => worlds.has(user) && user !== GUEST))
/** Whether only one part needs it, or only one world and what that world loads later. */
const isAlone = (users: ReadonlySet<string>) => ownersOf(users).size === 1
/** The worlds whose parts need something, and other parts with a name of their own. */
const ownersOf = (users: ReadonlySet<string>) => new Set([...users].map(worldOfPart))
/**
 * Whether only one script needs it, and that is no part of the interface. The bundler makes such a script by itself, and what
 * it exports keeps its name there: in a script with a name of the plan a helper of the bundler would be needed to find it.
 */
const isOwnScript = (users: ReadonlySet<string>) => users.size === 1 && ![...users].some(isPartName)
/** The name of the family whose worlds alone show something at once; undefined for none. */
const familyOf = (users: ReadonlySet<string>) =>
  FAMILIES.find(({ worlds: own, least, guests }) => {
    const others = new Set([...users].map(worldOfPart).filter((world) => worlds.has(world) && !own.includes(world)))
    const showing = [...atOnce(users)]
    return others.size <= guests && showing.length >= least && showing.every((world) => own.includes(world))
  })?.name
