// What a schema of the contract says, word by word.
import { isNode, type Node, nodesIn, resolved, textsIn } from './document.ts'

/** Where the comparison of an answer with its schema stands. */
export interface At {
  /** As in the contract: `value.games[].nodeId`. */
  place: string
  /** As in the answer: `value.games[3].nodeId`. */
  first: string
  /** The innermost assumed place that this one is in: a difference refutes that one. */
  spot: string | undefined
}

/** What this check looks at, and what says nothing of a value. Any other word would be passed over, so it is an error. */
const WORDS =
  /^(type|const|enum|oneOf|(exclusive)?(Min|Max)imum|minimum|maximum|m(in|ax)(Length|Items)|pattern|items|maxProperties|propertyNames|properties|required|additionalProperties|description|default|contentEncoding|examples?|title|x-.*)$/

export const isAssumed = (schema: Node) => schema['x-provenance'] === 'assumed'

/** Goes to a field, an item (`[]`) or an entry of a map (`*`); `first` is how it is called in the answer. */
export const step = (at: At, name: string, first = name): At => ({
  place: at.place && !name.startsWith('[') ? `${at.place}.${name}` : at.place + name,
  first: at.first && !first.startsWith('[') ? `${at.first}.${first}` : at.first + first,
  spot: at.spot,
})

export const typesOf = ({ type }: Node) => (typeof type === 'string' ? [type] : textsIn(type))

/** The type of a value, as a schema that wants one of some types calls it. */
export function typeOf(value: unknown, wanted: readonly string[]): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && wanted.includes('integer') && Number.isInteger(value) ? 'integer' : typeof value
}

/** A whole number from 2^53 on arrives as its neighbour, and one that is too large as Infinity: the SDK takes neither. */
const isExact = (value: number) => Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))

/** What a value should be by the limits of its schema and is not. */
export function limitsBroken(schema: Node, value: unknown): string[] {
  const limit = (word: string) => (typeof schema[word] === 'number' ? schema[word] : undefined)
  const broken: string[] = []
  const holds = (word: string, keeps: (limit: number) => boolean, expected: string) => {
    const bound = limit(word)
    if (bound !== undefined && !keeps(bound)) broken.push(`${expected} ${bound}`)
  }
  if (typeof value === 'number') {
    if (!isExact(value) && typesOf(schema).some((type) => type === 'number' || type === 'integer'))
      broken.push('a number below 2^53 in size')
    holds('minimum', (bound) => value >= bound, 'at least')
    holds('maximum', (bound) => value <= bound, 'at most')
    holds('exclusiveMinimum', (bound) => value > bound, 'more than')
    holds('exclusiveMaximum', (bound) => value < bound, 'less than')
  }
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0
  const kind = typeof value === 'string' ? 'Length' : Array.isArray(value) ? 'Items' : ''
  holds(`min${kind}`, (bound) => size >= bound, 'a length of at least')
  holds(`max${kind}`, (bound) => size <= bound, 'a length of at most')
  if (isNode(value)) {
    const names = Object.keys(value)
    const { propertyNames } = schema
    holds('maxProperties', (bound) => names.length <= bound, 'a number of entries of at most')
    if (isNode(propertyNames)) broken.push(...names.flatMap((name) => limitsBroken(propertyNames, name)))
  }
  const { pattern } = schema
  if (typeof value === 'string' && typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    broken.push(`the pattern ${pattern}`)
  return broken
}

/** The assumed places of a schema that no value came for. */
export function spotsIn(document: Node, given: Node, at: At, within: readonly Node[] = []): string[] {
  const schema = resolved(document, given)
  if (within.includes(schema)) return []
  const below = (node: unknown, name: string) =>
    isNode(node) ? spotsIn(document, node, name ? step(at, name) : at, [...within, schema]) : []
  return [
    ...(isAssumed(given) || isAssumed(schema) ? [at.place] : []),
    ...Object.entries(isNode(schema.properties) ? schema.properties : {}).flatMap(([name, field]) => below(field, name)),
    ...below(schema.items, '[]'),
    ...below(schema.additionalProperties, '*'),
    ...nodesIn(schema.oneOf).flatMap((variant) => below(variant, '')),
  ]
}

/** The same schema, once it is sure that this check knows every word of it. */
export function known(schema: Node): Node {
  const other = Object.keys(schema).find((word) => !WORDS.test(word))
  if (other) throw new Error(`The contract says ${other} of an answer, which this check does not know`)
  return schema
}
