/**
 * A compact promise about a value: `s` string, `S` non-empty string, `n` number, `i` integer (both below 2^53 in size), `b` boolean, `x` anything, `c` code of a refusal,
 * `@Name` a schema, `[item]` a list, `[item, 'field', …]` one whose items differ by these fields, `['*', item]` a map, `['*', item, { 'field?' }]` one with entries of their own, `['|', …]` one of
 * several, `{ field, 'field?' }` an object.
 */
export type Spec = string | Spec[] | { [field: string]: Spec }

/** The guards of one domain: what its operations answer, and the schemas these mention. */
export interface Guards {
  schemas: Record<string, Spec>
  values: Record<string, Spec>
}

/** Something that did not have the promised shape and was left out. */
export interface Flaw {
  /** Where in the answer, such as `value.games.3.gameName`. */
  path: string
  /** What was promised there. */
  expected: string
}

/** Checks answers against the guards of a domain. */
export interface Guard {
  /** Whether an operation promises a value at all. */
  has(operation: string): boolean
  /**
   * Checks an answer in place. A bad item of a list or map and a bad optional field are removed and noted in `flaws`; null
   * counts as absent. A list without a good item is bad itself. Each code of a refusal in it becomes what `contractCode` makes of
   * it. Returns whether what remains keeps the promise (CALL-04).
   */
  keeps(operation: string, value: unknown, flaws: Flaw[], contractCode?: (code: string) => string): boolean
}

/** A promise taken apart once: a page of games asks for that of a game with every game. */
interface Plan {
  kind: number
  /** The promise in words, for a flaw. */
  expected: string
  /** As a field of an object. */
  name: string
  optional: boolean
  /** The fields of an object, the item of a list or map (then a map's own entries), the variants, or what a schema's name stands for. */
  parts: Plan[]
  /** The fields by which the items of a list differ; none where nothing says so. */
  keys: string[]
}

interface Walk {
  flaws: Flaw[]
  contractCode: ((code: string) => string) | undefined
  /** Keys from the root to where the walk stands; joined only for a flaw, as most answers have none. */
  trail: (string | number)[]
}

// The walk goes by numbers: comparing texts for each field of each item costs an eighth more.
const [TEXT, FILLED_TEXT, NUMBER, INTEGER, FLAG, ANYTHING, CODE, LIST, MAP, OBJECT, NAMED, EITHER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const PRIMITIVES = ['s', 'S', 'n', 'i', 'b', 'x', 'c']

/** Makes the guard of a domain. A promise is taken apart when its operation is first answered. */
export function createGuard({ schemas, values }: Guards): Guard {
  const plans = new Map<string, Plan>()
  const named = new Map<string, Plan[]>()

  function schema(name: string): Plan[] {
    const known = named.get(name)
    if (known) return known
    const parts: Plan[] = []
    // Noted before it is taken apart, as it may mention itself.
    named.set(name, parts)
    const spec = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    if (spec !== undefined) parts.push(plan(spec))
    return parts
  }

  function plan(spec: Spec, name = '', optional = false): Plan {
    if (typeof spec === 'string') {
      const isName = spec.startsWith('@')
      const kind = isName ? NAMED : PRIMITIVES.indexOf(spec)
      return { kind, expected: spec, name, optional, parts: isName ? schema(spec.slice(1)) : [], keys: [] }
    }
    if (!Array.isArray(spec)) {
      const parts = Object.entries(spec).map(([key, part]) => {
        const mayLack = key.endsWith('?')
        return plan(part, mayLack ? key.slice(0, -1) : key, mayLack)
      })
      // What must be there comes first: an object that lacks it is left as it was, and another variant may fit.
      parts.sort((one, other) => Number(one.optional) - Number(other.optional))
      return { kind: OBJECT, expected: 'object', name, optional, parts, keys: [] }
    }
    const [first = 'x', second, ...more] = spec
    if (first === '|' && second !== undefined) {
      const parts = [second, ...more].map((variant) => plan(variant))
      return { kind: EITHER, expected: 'one of several', name, optional, parts, keys: [] }
    }
    const isMap = first === '*' && second !== undefined
    if (!isMap) {
      const keys = spec.slice(1).filter((key) => typeof key === 'string')
      return { kind: LIST, expected: 'list', name, optional, parts: [plan(first)], keys }
    }
    const parts = [plan(second), ...more.flatMap((fields) => plan(fields).parts)]
    return { kind: MAP, expected: 'object', name, optional, parts, keys: [] }
  }

  const has = (operation: string) => Object.hasOwn(values, operation)
  return {
    has,
    keeps(operation, value, flaws, contractCode) {
      let promise = plans.get(operation)
      if (!promise) {
        const spec = has(operation) ? values[operation] : undefined
        if (spec === undefined) return false
        promise = plan(spec)
        plans.set(operation, promise)
      }
      return keeps(promise, value, { flaws, contractCode, trail: ['value'] })
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Beyond 2^53 a whole number stands for its neighbours, too: what the backend sent can no longer be told (CALL-04). */
const isRounded = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value)

function keeps({ kind, parts, keys }: Plan, value: unknown, walk: Walk): boolean {
  switch (kind) {
    case TEXT:
    case CODE:
      return typeof value === 'string'
    case FILLED_TEXT:
      return typeof value === 'string' && value !== ''
    case NUMBER:
      return Number.isFinite(value) && !isRounded(value)
    case INTEGER:
      return Number.isSafeInteger(value)
    case FLAG:
      return typeof value === 'boolean'
    case ANYTHING:
      return true
    case OBJECT:
      return isObject(value) && keepsFields(parts, value, walk)
    case EITHER:
      return parts.some((variant) => keepsVariant(variant, value, walk))
  }
  const [part] = parts
  if (!part) return false
  if (kind === LIST) return Array.isArray(value) && keepsItems(part, keys, value, walk)
  if (kind === MAP) return isObject(value) && keepsEntries(parts, value, walk)
  return keeps(part, value, walk)
}

/** A variant that does not hold leaves no flaws behind: what broke it is nothing the backend promised. */
function keepsVariant(variant: Plan, value: unknown, walk: Walk): boolean {
  const before = walk.flaws.length
  const kept = keeps(variant, value, walk)
  if (!kept) walk.flaws.length = before
  return kept
}

function keepsAt(key: string | number, promised: Plan, found: unknown, walk: Walk): boolean {
  walk.trail.push(key)
  const kept = keeps(promised, found, walk)
  if (!kept) walk.flaws.push({ path: walk.trail.join('.'), expected: promised.expected })
  walk.trail.pop()
  return kept
}

/** What tells an item from the others of its list; undefined for one that lacks it, which is like no other. */
export function idOf(item: unknown, [key, ...more]: readonly string[]): unknown {
  if (key === undefined || !isObject(item)) return undefined
  if (more.length === 0) return item[key]
  return JSON.stringify([key, ...more].map((each) => item[each]))
}

/** Leaves bad items out; a list of which nothing is left has not kept its promise, for an empty one would say that there is nothing. */
function keepsItems(promised: Plan, keys: string[], list: unknown[], walk: Walk): boolean {
  if (list.length === 0) return true
  // Only an item that has company can be there twice; most objects have short lists, and a set for each costs a fifth of the walk.
  const seen = keys.length > 0 && list.length > 1 ? new Set<unknown>() : undefined
  let kept = 0
  for (let i = 0; i < list.length; i++) {
    const item = list[i]
    if (!keepsAt(i, promised, item, walk)) continue
    const id = seen && idOf(item, keys)
    if (id !== undefined && seen?.has(id)) {
      walk.flaws.push({ path: [...walk.trail, i].join('.'), expected: `each ${keys.join(' and ')} once` })
      continue
    }
    seen?.add(id)
    list[kept++] = item
  }
  // Setting a length costs even where nothing changes.
  if (kept < list.length) list.length = kept
  return kept > 0
}

function keepsEntries([item, ...own]: Plan[], map: Record<string, unknown>, walk: Walk): true {
  for (const key of Object.keys(map)) {
    const promised = own.find(({ name }) => name === key) ?? item
    const isAbsent = promised?.optional && map[key] === null
    if (isAbsent || (promised && !keepsAt(key, promised, map[key], walk))) delete map[key]
  }
  return true
}

function keepsFields(fields: Plan[], object: Record<string, unknown>, walk: Walk): boolean {
  for (const field of fields) {
    const found = object[field.name]
    // Most fields are texts and flags: asking for these first, here, takes a third off the whole walk.
    if (field.kind === TEXT && typeof found === 'string') continue
    if (field.kind === FLAG && typeof found === 'boolean') continue
    if (field.optional && found == null) {
      if (found === null) delete object[field.name]
      continue
    }
    if (keepsAt(field.name, field, found, walk)) {
      if (field.kind === CODE) object[field.name] = walk.contractCode?.(String(found)) ?? found
      continue
    }
    if (!field.optional) return false
    delete object[field.name]
  }
  return true
}
