import { CORE, worldOfPart, worlds } from './parts.ts'

/** The script that draws: large, and the same for every version of the site. */
const RENDERER = 'renderer'
/** What the same parts share and is smaller than this, in letters, brings no worlds together that share nothing else. */
const TINY = 1_400
/** A world that is smaller than this, in letters, is loaded whole by who needs a part of it. */
const SMALL_WORLD = 26_000
/** The bar of a member: every page of a member loads it, and none loads another world's script for what it shares with that. */
const MEMBER_BAR = 'memberBar'
/** Between the names of those that share a script. */
const AND = '-and-'
/** What many of the parts that come later share: the dialog with all it needs. What two of them share is a script of these two. */
const SHARED_LATER = 'later'
/** The small things of them: who shows a code to copy loads no dialog for it. */
const SMALL_LATER = 'later.small'
/** Up to this size, in letters, what the same later parts share is small. */
const SMALL_SHARE = 4_000
/** Before the name of an icon, in the id of its module. */
export const ICON = '\0icon:'

/** Who needs each module: the core, parts with a name of their own, and single scripts. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>

/** A module as the bundler found it. */
export interface PlannedModule {
  readonly users: ReadonlySet<string>
  /** Letters of its code, before it is made small. */
  readonly size: number
}

/**
 * Names the script of every module by who needs it. What home and another world show belongs to the core; what nobody shares
 * goes with its only user; what only later parts share is a script of theirs. A world has at most one script that it shares,
 * with other worlds or with what opens later: so a page is few files, and nobody loads a world for a part of it.
 */
export function scriptNames(modules: ReadonlyMap<string, PlannedModule>): (id: string) => string | null {
  const sizes = new Map<string, number>()
  for (const { users, size } of modules.values()) sizes.set(keyOf(users), (sizes.get(keyOf(users)) ?? 0) + size)
  const sizeOf = (users: ReadonlySet<string>) => sizes.get(keyOf(users)) ?? 0
  const isTiny = (users: ReadonlySet<string>) => sizeOf(users) < TINY
  const groups = new Map<string, ReadonlySet<string>>()
  for (const [id, { users }] of modules) {
    const sharing = isRenderer(id) || isTiny(users) ? [] : sharingWorlds(users)
    const group = new Set(sharing.flatMap((world) => [...(groups.get(world) ?? [world])]))
    for (const world of group) groups.set(world, group)
  }
  const scriptOf = (users: ReadonlySet<string>): string => {
    const [world] = [...users].filter(isAtOnce)
    if (users.has(CORE)) return CORE
    if (isAlone(users)) return world ?? together(users)
    if (users.has('home') || users.has(MEMBER_BAR)) return CORE
    if (!world && users.size <= 2) return together(users)
    if (!world) return sizeOf(users) < SMALL_SHARE ? SMALL_LATER : SHARED_LATER
    const group = groups.get(world) ?? new Set([world])
    if (isTiny(users) && !sharingWorlds(users).every((each) => group.has(each))) return CORE
    const isOneWorld = [...users].filter(isAtOnce).length === 1
    if (isOneWorld && (sizes.get(world) ?? 0) < SMALL_WORLD) return world
    return group.size > 1 ? together(group) : [world, SHARED_LATER].join(AND)
  }
  const isDrawing = (id: string) => id.startsWith(ICON)
  const scripts = new Set([...modules].filter(([id]) => !isDrawing(id)).map(([, { users }]) => scriptOf(users)))
  return (id) => {
    const users = modules.get(id)?.users
    if (!users) return null
    if (isRenderer(id)) return RENDERER
    const script = scriptOf(users)
    // A drawing is smaller than the way to a file of its own.
    return isDrawing(id) && !scripts.has(script) ? CORE : script
  }
}

const isRenderer = (id: string) => /node_modules[\\/](react-dom|scheduler)[\\/]/.test(id)
const together = (names: ReadonlySet<string>) => [...names].toSorted().join(AND)
const keyOf = (users: ReadonlySet<string>) => [...users].toSorted().join()
/** Whether a user of a module shows it at once, and not when something is opened or tapped. */
const isAtOnce = (user: string) => worlds.has(user)
/** Whether it is one part alone, or a world and what that loads later. */
const isAlone = (users: ReadonlySet<string>) => new Set([...users].map(worldOfPart)).size === 1

/** The worlds that share what these users need; none where it is not shared, or belongs to the core. */
function sharingWorlds(users: ReadonlySet<string>): readonly string[] {
  return users.has(CORE) || users.has('home') || isAlone(users) ? [] : [...users].filter(isAtOnce)
}
