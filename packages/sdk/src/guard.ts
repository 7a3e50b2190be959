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
  /** Of an object: what {@link holdsPlainFields} goes by. */
  fields: Fields
}

/** The fields of an object, for one pass over what it has. */
interface Fields {
  byName: ReadonlyMap<string, Plan>
  /** In the order in which the last objects had them; a field that nothing promises counts as one that may be anything. */
  order: Plan[]
  /** How many plain ones must be there. */
  required: number
  /** Those that are not plain: objects, lists, variants and codes. */
  others: Plan[]
}

interface Walk {
  flaws: Flaw[]
  contractCode: ((code: string) => string) | undefined
}

// Kinds are numbers, because comparing texts for each field of each item takes an eighth more time. The plain kinds come first.
const TEXT = 0
const FILLED_TEXT = 1
const NUMBER = 2
const INTEGER = 3
const FLAG = 4
const ANYTHING = 5
const CODE = 6
const LIST = 7
const MAP = 8
const OBJECT = 9
const NAMED = 10
const EITHER = 11
const UNKNOWN = 12
const PRIMITIVES = ['s', 'S', 'n', 'i', 'b', 'x', 'c']

const isPlain = (kind: number) => kind <= ANYTHING

const fieldsOf = (parts: Plan[]): Fields => ({
  byName: new Map(parts.map((part) => [part.name, part])),
  order: [],
  required: parts.filter(({ kind, optional }) => isPlain(kind) && !optional).length,
  others: parts.filter(({ kind }) => !isPlain(kind)),
})
const NO_FIELDS = fieldsOf([])

/**
 * The text in the form in which an engine stores names of fields. Without it the names are substrings, which are compared
 * letter by letter, and the check takes twice the time.
 */
const fieldName = (text: string) => Object.keys({ [text]: 0 })[0] ?? text

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
    const made = (kind: number, expected: string, parts: Plan[] = [], keys: string[] = []): Plan => {
      const fields = kind === OBJECT ? fieldsOf(parts) : NO_FIELDS
      return { kind, expected, name, optional, parts, keys, fields }
    }
    if (typeof spec === 'string') {
      if (spec.startsWith('@')) return made(NAMED, spec, schema(spec.slice(1)))
      const kind = PRIMITIVES.indexOf(spec)
      return made(kind < 0 ? UNKNOWN : kind, spec)
    }
    if (!Array.isArray(spec)) {
      const parts = Object.entries(spec).map(([key, part]) => {
        const mayLack = key.endsWith('?')
        return plan(part, mayLack ? fieldName(key.slice(0, -1)) : key, mayLack)
      })
      // What must be there comes first: an object that lacks it is left as it was, and another variant may fit.
      parts.sort((one, other) => Number(one.optional) - Number(other.optional))
      return made(OBJECT, 'object', parts)
    }
    const [first = 'x', second, ...more] = spec
    if (first === '|' && second !== undefined) {
      const variants = [second, ...more].map((variant) => plan(variant))
      return made(EITHER, 'one of several', variants)
    }
    const isMap = first === '*' && second !== undefined
    if (isMap) return made(MAP, 'object', [plan(second), ...more.flatMap((fields) => plan(fields).parts)])
    const keys = spec.slice(1).filter((key) => typeof key === 'string')
    return made(LIST, 'list', [plan(first)], keys)
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
      const before = flaws.length
      const kept = keeps(promise, value, { flaws, contractCode })
      locate(flaws, before, 'value')
      return kept
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Beyond 2^53 a whole number stands for its neighbours, too: what the backend sent can no longer be told (CALL-04). */
const isRounded = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value)

function holdsPlain(kind: number, value: unknown): boolean {
  switch (kind) {
    case TEXT:
      return typeof value === 'string'
    case FILLED_TEXT:
      return typeof value === 'string' && value !== ''
    case NUMBER:
      return Number.isFinite(value) && !isRounded(value)
    case INTEGER:
      return Number.isSafeInteger(value)
    case FLAG:
      return typeof value === 'boolean'
    default:
      return true
  }
}

function keeps({ kind, parts, keys, fields }: Plan, value: unknown, walk: Walk): boolean {
  if (isPlain(kind)) return holdsPlain(kind, value)
  if (kind === CODE) return typeof value === 'string'
  if (kind === OBJECT)
    return isObject(value) && keepsFields(holdsPlainFields(fields, value) ? fields.others : parts, value, walk)
  if (kind === EITHER) return keepsOneOf(parts, value, walk)
  if (kind === MAP) return isObject(value) && keepsEntries(parts, value, walk)
  const part = parts[0]
  if (!part) return false
  return kind === LIST ? Array.isArray(value) && keepsItems(part, keys, value, walk) : keeps(part, value, walk)
}

/** A variant that does not hold leaves no flaws behind: what broke it is nothing the backend promised. */
const keepsOneOf = (variants: Plan[], value: unknown, walk: Walk) =>
  variants.some((variant) => {
    const before = walk.flaws.length
    const kept = keeps(variant, value, walk)
    if (!kept) walk.flaws.length = before
    return kept
  })

function keepsAt(key: string | number, promised: Plan, found: unknown, walk: Walk): boolean {
  const { flaws } = walk
  const before = flaws.length
  const kept = keeps(promised, found, walk)
  if (!kept) flaws.push({ path: '', expected: promised.expected })
  if (flaws.length > before) locate(flaws, before, key)
  return kept
}

/** Puts a key before the paths of the flaws that were found beneath it, from the one at `first` on. */
function locate(flaws: Flaw[], first: number, key: string | number): void {
  for (const flaw of flaws.slice(first)) flaw.path = flaw.path === '' ? `${key}` : `${key}.${flaw.path}`
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
  // A list of one item has no duplicates. Most lists are short, and a set for each of them would add a fifth to the time.
  const seen = keys.length > 0 && list.length > 1 ? new Set<unknown>() : undefined
  let kept = 0
  for (let i = 0; i < list.length; i++) {
    const item = list[i]
    if (!keepsAt(i, promised, item, walk)) continue
    const id = seen && idOf(item, keys)
    if (id !== undefined && seen?.has(id)) {
      walk.flaws.push({ path: `${i}`, expected: `each ${keys.join(' and ')} once` })
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

/**
 * Whether all plain fields of an object hold, seen in one pass over what it has; most objects are right. An engine hands over what an
 * object has in less than half the time in which it finds each promised field by its name, and the objects of a list have theirs in
 * one order.
 */
function holdsPlainFields({ byName, order, required }: Fields, object: Record<string, unknown>): boolean {
  let missing = required
  let at = 0
  for (const key in object) {
    let field = order[at]
    if (field === undefined || field.name !== key) {
      field = byName.get(key) ?? {
        kind: ANYTHING,
        expected: '',
        name: key,
        optional: true,
        parts: [],
        keys: [],
        fields: NO_FIELDS,
      }
      order[at] = field
    }
    at++
    const { kind } = field
    if (!isPlain(kind)) continue
    if (!holdsPlain(kind, object[key])) return false
    if (!field.optional) missing--
  }
  return missing === 0
}

function keepsFields(fields: Plan[], object: Record<string, unknown>, walk: Walk): boolean {
  for (const field of fields) {
    const found = object[field.name]
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
