/**
 * A compact promise about a value: `s` string, `S` non-empty string, `n` number, `i` integer, `b` boolean, `x` anything,
 * `@Name` a schema, `[item]` a list, `['*', item]` a map, `{ field, 'field?' }` an object.
 */
export type Spec = string | Spec[] | { [field: string]: Spec }

/** The guards of one domain. */
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

interface Walk {
  schemas: Record<string, Spec>
  flaws: Flaw[]
  /** Keys from the root to where the walk stands; joined only for a flaw, as most answers have none. */
  trail: (string | number)[]
}

/**
 * Checks an answer in place. A bad item of a list or map and a bad optional field are removed and noted in `flaws`; null
 * counts as absent. Returns whether what remains keeps the promise (CALL-04).
 */
export const keepsPromise = (spec: Spec, value: unknown, schemas: Record<string, Spec>, flaws: Flaw[]): boolean =>
  keeps(spec, value, { schemas, flaws, trail: ['value'] })

function keeps(spec: Spec, value: unknown, walk: Walk): boolean {
  if (typeof spec === 'string') {
    if (spec[0] !== '@') return isPrimitive(kindOf(spec), value)
    const schema = walk.schemas[spec.slice(1)]
    return schema !== undefined && keeps(schema, value, walk)
  }
  if (!Array.isArray(spec)) return isObject(value) && keepsFields(fieldsOf(spec), value, walk)
  const [first = 'x', second] = spec
  if (first === '*' && second !== undefined) return isObject(value) && keepsEntries(second, value, walk)
  return Array.isArray(value) && keepsItems(first, value, walk)
}

// The walk goes by numbers: comparing texts for each field of each item costs an eighth more.
const PRIMITIVES = ['s', 'S', 'n', 'i', 'b', 'x']
const kindOf = (spec: Spec) => (typeof spec === 'string' ? PRIMITIVES.indexOf(spec) : -1)

function isPrimitive(kind: number, value: unknown): boolean {
  switch (kind) {
    case 0:
      return typeof value === 'string'
    case 1:
      return typeof value === 'string' && value !== ''
    case 2:
      return Number.isFinite(value)
    case 3:
      return Number.isInteger(value)
    case 4:
      return typeof value === 'boolean'
    default:
      return kind === 5
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keepsAt(key: string | number, promised: Spec, found: unknown, walk: Walk): boolean {
  walk.trail.push(key)
  const kept = keeps(promised, found, walk)
  if (!kept) {
    const expected = typeof promised === 'string' ? promised : Array.isArray(promised) ? 'list' : 'object'
    walk.flaws.push({ path: walk.trail.join('.'), expected })
  }
  walk.trail.pop()
  return kept
}

function keepsItems(promised: Spec, list: unknown[], walk: Walk): true {
  let kept = 0
  for (let i = 0; i < list.length; i++) {
    const item = list[i]
    if (keepsAt(i, promised, item, walk)) list[kept++] = item
  }
  // Setting a length costs even where nothing changes.
  if (kept < list.length) list.length = kept
  return true
}

function keepsEntries(promised: Spec, map: Record<string, unknown>, walk: Walk): true {
  for (const key of Object.keys(map)) if (!keepsAt(key, promised, map[key], walk)) delete map[key]
  return true
}

function keepsFields(fields: Field[], object: Record<string, unknown>, walk: Walk): boolean {
  for (const { name, optional, promised, kind } of fields) {
    const found = object[name]
    if (optional && found == null) {
      if (found === null) delete object[name]
      continue
    }
    if (isPrimitive(kind, found) || keepsAt(name, promised, found, walk)) continue
    if (!optional) return false
    delete object[name]
  }
  return true
}

interface Field {
  name: string
  optional: boolean
  promised: Spec
  kind: number
}

const fieldLists = new WeakMap<object, Field[]>()

/** The fields of an object's promise, taken apart once: a list of games asks for them again with every game. */
function fieldsOf(spec: { [field: string]: Spec }): Field[] {
  let fields = fieldLists.get(spec)
  if (!fields) {
    fields = Object.entries(spec).map(([field, promised]) => {
      const optional = field.endsWith('?')
      return { name: optional ? field.slice(0, -1) : field, optional, promised, kind: kindOf(promised) }
    })
    fieldLists.set(spec, fields)
  }
  return fields
}
