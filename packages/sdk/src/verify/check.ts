import { idOf } from '../guard.ts'
import { isNode, type Node, nodesIn, resolved, textsIn } from './document.ts'
import { type At, isAssumed, known, limitsBroken, spotsIn, step, typeOf, typesOf } from './schema.ts'

/** A spot of an answer that is not as the contract says. */
export interface Difference {
  /** Where the contract describes it, such as `value.games[].nodeId`. */
  place: string
  /** Where it stood first, such as `value.games[3].nodeId`. */
  first: string
  expected: string
  came: string
  /** How many times it was found. */
  times: number
}

export interface Checked {
  differences: Difference[]
  /** Places that the contract assumes, by what the answer says of them. */
  assumed: { confirmed: readonly string[]; refuted: readonly string[]; unseen: readonly string[] }
}

/** Changes a text that is to be shown, so that it tells no secret. */
export type Hide = (text: string) => string

interface Found {
  differences: (Omit<Difference, 'times'> & { spot: string | undefined })[]
  seen: string[]
  unseen: string[]
}
interface Context {
  document: Node
  hide: Hide
}

const SHOWN_CHARACTERS = 60

/** Compares a value with a schema of the contract. The root of the answer is called `answer`. */
export function check(document: Node, schema: Node, value: unknown, hide: Hide = (text) => text): Checked {
  const found = compare({ document, hide }, schema, value, { place: '', first: '', spot: undefined })
  const differences = new Map<string, Difference>()
  for (const { place, first, expected, came } of found.differences) {
    const known = differences.get(`${place} ${expected}`)
    if (known) known.times += 1
    else differences.set(`${place} ${expected}`, { place: named(place), first: named(first), expected, came, times: 1 })
  }
  const refuted = new Set(found.differences.flatMap(({ spot }) => (spot === undefined ? [] : [named(spot)])))
  const seen = new Set(found.seen.map(named))
  const unseen = [...new Set(found.unseen.map(named))].filter((place) => !seen.has(place))
  return {
    differences: [...differences.values()],
    assumed: { confirmed: [...seen].filter((place) => !refuted.has(place)), refuted: [...refuted], unseen },
  }
}

const named = (place: string) => place || 'answer'

function compare(context: Context, given: Node, value: unknown, from: At): Found {
  const schema = known(resolved(context.document, given))
  const at = isAssumed(given) || isAssumed(schema) ? { ...from, spot: from.place } : from
  const found: Found = { differences: [], seen: at.spot === at.place ? [at.place] : [], unseen: [] }
  const differs = (expected: string) => found.differences.push({ ...at, expected, came: shown(value, context.hide) })

  if ('oneOf' in schema) add(found, closest(context, nodesIn(schema.oneOf), value, at))
  if ('type' in schema && !typesOf(schema).includes(typeOf(value, typesOf(schema)))) {
    differs(typesOf(schema).join(' or '))
    found.unseen.push(...spotsIn(context.document, schema, at))
    return found
  }
  if ('const' in schema && value !== schema.const) differs(JSON.stringify(schema.const))
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) differs(`one of ${JSON.stringify(schema.enum)}`)
  for (const expected of limitsBroken(schema, value)) differs(expected)
  if (Array.isArray(value)) compareItems(context, schema, value, at, found)
  else if (isNode(value)) compareFields(context, schema, value, at, found)
  return found
}

function compareItems(context: Context, { items }: Node, value: readonly unknown[], at: At, found: Found) {
  if (!isNode(items)) return
  for (const [index, each] of value.entries()) add(found, compare(context, items, each, step(at, '[]', `[${index}]`)))
  add(found, repeated(context, textsIn(resolved(context.document, items)['x-key']), value, at))
  if (!value.length) found.unseen.push(...spotsIn(context.document, items, step(at, '[]')))
}

/** Items that have the key of an earlier one: the SDK leaves them out. */
function repeated({ hide }: Context, keys: readonly string[], value: readonly unknown[], at: At): Found {
  const seen = new Set<unknown>()
  const differences = value.flatMap((item, index) => {
    const id = idOf(item, keys)
    const isRepeated = id !== undefined && seen.has(id)
    seen.add(id)
    if (!isRepeated || !isNode(item)) return []
    const came = `${keys.map((key) => shown(item[key], hide)).join(' and ')} again`
    return [{ ...step(at, '[]', `[${index}]`), expected: `each ${keys.join(' and ')} once`, came }]
  })
  return { differences, seen: [], unseen: [] }
}

function compareFields(context: Context, schema: Node, value: Node, at: At, found: Found) {
  const fields = isNode(schema.properties) ? schema.properties : {}
  const required = textsIn(schema.required)
  for (const name of new Set([...Object.keys(fields), ...required])) {
    const field = isNode(fields[name]) ? fields[name] : {}
    const inner = step(at, name)
    if (Object.hasOwn(value, name)) add(found, compare(context, field, value[name], inner))
    else if (required.includes(name)) add(found, missing(context, field, inner))
    else found.unseen.push(...spotsIn(context.document, field, inner))
  }
  const more = schema.additionalProperties
  const others = Object.keys(value).filter((name) => !Object.hasOwn(fields, name))
  if (more === false) for (const name of others) add(found, surplus(context, value[name], step(at, name, keyOf(context, name))))
  if (!isNode(more)) return
  for (const name of others) add(found, compare(context, more, value[name], step(at, '*', keyOf(context, name))))
  if (!others.length) found.unseen.push(...spotsIn(context.document, more, step(at, '*')))
}

/** The backend's name of an entry, with control characters escaped, because these could change the terminal. */
function keyOf({ hide }: Context, name: string): string {
  const text = hide(name)
  return /^[\w*-]+$/.test(text) ? text : JSON.stringify(text)
}

function missing({ document }: Context, field: Node, from: At): Found {
  const schema = resolved(document, field)
  const at = isAssumed(field) || isAssumed(schema) ? { ...from, spot: from.place } : from
  const expected = typesOf(schema).join(' or ') || 'a value'
  return { differences: [{ ...at, expected, came: 'nothing' }], seen: [], unseen: [] }
}

const surplus = ({ hide }: Context, value: unknown, at: At): Found => ({
  differences: [{ ...at, expected: 'nothing', came: shown(value, hide) }],
  seen: [],
  unseen: [],
})

/** Of alternatives the one whose constants the value has, such as `success`; then the one that differs least. */
function closest(context: Context, variants: readonly Node[], value: unknown, at: At): Found {
  const meant = variants.filter((variant) => isMeant(resolved(context.document, variant), value))
  const tried = (meant.length ? meant : variants).map((variant) => compare(context, variant, value, at))
  const [best = NOTHING] = tried.toSorted((one, other) => one.differences.length - other.differences.length)
  return best
}

const NOTHING: Found = { differences: [], seen: [], unseen: [] }

const isMeant = ({ properties }: Node, value: unknown): boolean =>
  isNode(value) &&
  Object.entries(isNode(properties) ? properties : {}).every(
    ([name, field]) => !isNode(field) || !('const' in field) || field.const === value[name],
  )

function add(found: Found, more: Found) {
  // One by one: a long list has more of them than a call may have arguments.
  for (const each of more.differences) found.differences.push(each)
  for (const each of more.seen) found.seen.push(each)
  for (const each of more.unseen) found.unseen.push(each)
}

function shown(value: unknown, hide: Hide): string {
  if (Array.isArray(value)) return 'array'
  if (isNode(value)) return 'object'
  const text = typeof value === 'string' ? JSON.stringify(hide(value)) : hide(String(value))
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}
