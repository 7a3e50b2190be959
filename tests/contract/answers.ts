// Random answers that keep a schema of the contract, and random damage to them.
import fc from 'fast-check'
import { documents, isNode, type Node } from './document.ts'

function at(pointer: string): unknown {
  const [api = '', path = ''] = pointer.split('#')
  const keys = path.split('/').slice(1)
  return keys.reduce<unknown>((node, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    return isNode(node) ? node[name] : Array.isArray(node) ? node[Number(name)] : undefined
  }, documents[api])
}

const schemasIn = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])

function valuesOf(api: string, schema: Node): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return answersOf(`${api}${schema.$ref}`)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const variants = schemasIn(schema.oneOf)
  if (variants.length) return fc.oneof(...variants.map((variant) => valuesOf(api, variant)))
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern))
  if (schema.type === 'string') return fc.string({ minLength: Number(schema.minLength ?? 0), maxLength: 12 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer')
    return fc.integer({ min: Number(schema.minimum ?? -10), max: Number(schema.maximum ?? 2 ** 31 - 1) })
  if (schema.type === 'number')
    return fc.double({ min: Number(schema.minimum ?? -1e9), max: Number(schema.maximum ?? 1e9), noNaN: true }).map((n) => n + 0)
  if (schema.type === 'array' && isNode(schema.items)) return listsOf(api, schema.items)
  if (isNode(schema.additionalProperties)) {
    return fc.dictionary(fc.stringMatching(/^[A-Z]{1,6}3?$/), valuesOf(api, schema.additionalProperties), { maxKeys: 4 })
  }
  if (!isNode(schema.properties)) return fc.jsonValue()
  const fields = Object.entries(schema.properties).filter((entry): entry is [string, Node] => isNode(entry[1]))
  const requiredKeys = Array.isArray(schema.required) ? schema.required : []
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(api, field)])), { requiredKeys })
}

/** Lists of which no two items have the same key, where the contract names one. */
function listsOf(api: string, items: Node): fc.Arbitrary<unknown[]> {
  const named = typeof items.$ref === 'string' ? at(`${api}${items.$ref}`) : items
  const keys = isNode(named) && Array.isArray(named['x-key']) ? named['x-key'].map(String) : []
  const item = valuesOf(api, items)
  if (keys.length === 0) return fc.array(item, { maxLength: 4 })
  const keyOf = (value: unknown) => JSON.stringify(keys.map((key) => (isNode(value) ? value[key] : value)))
  return fc.uniqueArray(item, { maxLength: 4, selector: keyOf })
}

/** Values that keep the schema at a pointer. */
export function answersOf(pointer: string): fc.Arbitrary<unknown> {
  const schema = at(pointer)
  if (!isNode(schema)) throw new Error(`no schema at ${pointer}`)
  return valuesOf(pointer.split('#')[0] ?? '', schema)
}

interface Damage {
  place: number
  by: unknown
}
export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({ place: fc.nat(), by: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(undefined)) }),
  { minLength: 1, maxLength: 4 },
)

/** A copy of a value in which something else stands in some places, or nothing. */
export function damaged(value: unknown, list: readonly Damage[]): unknown {
  const root: Record<string, unknown> = { value: structuredClone(value) }
  for (const { place, by } of list) {
    const places = placesOf(root)
    const [holder, key] = places[place % places.length] ?? [root, 'value']
    if (by === undefined) delete holder[key]
    else holder[key] = structuredClone(by)
  }
  return root.value
}

function placesOf(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return []
  // A list is walked by its indexes, as an object by its names.
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [[holder, key], ...placesOf(holder[key])])
}
