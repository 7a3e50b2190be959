// What a stranger who has only the published contract needs to find in it.
import { describe, expect, it } from 'vitest'
import { contractOperations, documents, isNode, type Node } from './document.ts'

interface Found {
  place: string
  node: Node
}

/** Every node below `value`, with its place; examples are data and no part of the contract. */
function nodesBelow(value: unknown, place: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => nodesBelow(each, `${place}/${index}`))
  if (!isNode(value)) return []
  const inner = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples')
  return [{ place, node: value }, ...inner.flatMap(([key, each]) => nodesBelow(each, `${place}/${key}`))]
}

const all = Object.entries(documents).flatMap(([api, document]) => nodesBelow(document, api))
const at = (api: string, reference: string): Node => {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), documents[api])
  if (!isNode(found)) throw new Error(`${api} has no ${reference}`)
  return found
}
const follow = (api: string, node: Node): Node => (typeof node.$ref === 'string' ? at(api, node.$ref) : node)
/** A node of a schema, and what stands where it points to; no body points to itself. */
const whole = (api: string, found: Found): Found[] =>
  typeof found.node.$ref === 'string'
    ? nodesBelow(follow(api, found.node), found.place).flatMap((inner) => whole(api, inner))
    : [found]
const nodes = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])

describe('CALL-01 the contract says as schema what others would have to read', () => {
  it('a constant has its type', () => {
    expect(all.filter(({ node }) => 'const' in node && !('type' in node)).map(({ place }) => place)).toEqual([])
  })

  it('every operation and every field is described', () => {
    const silent = all.filter(({ place, node }) => {
      const isField = /\/properties\/(?!success$|value$)[^/]+$/.test(place)
      const isOperation = 'operationId' in node
      return (isField || isOperation) && !node.description && !node.$ref
    })
    expect(silent.map(({ place }) => place)).toEqual([])
  })

  it('an amount or a time says its unit', () => {
    const isTime = ({ place }: Found) => /\/properties\/(\w*(Minutes|Time|At|Date)|until)$/.test(place)
    // What is no whole number is money, a rate or a share of it; whole numbers count things, or are money by their names.
    const isAmount = ({ place, node }: Found) =>
      node.type === 'number' ? /\/properties\/[^/]+$/.test(place) : /\/properties\/\w*(Amount|Balance|[mM]inBet)$/.test(place)
    const units = /currency|milliseconds since 1970|minutes|percent|times/i
    const fields = all.filter((found) => isTime(found) || isAmount(found))
    expect(fields.length).toBeGreaterThan(7)
    expect(fields.filter(({ node }) => !units.test(String(node.description))).map(({ place }) => place)).toEqual([])
  })

  it('a field with words of its own lists them, or says that there may be others', () => {
    const named = /\/properties\/(\w*[sS]tatus|kind|period|openMode|csType|resourceType|roomType|isGameH5)$/
    const fields = all.filter(({ place, node }) => named.test(place) && node.type === 'string')
    expect(fields.length).toBeGreaterThan(20)
    const unsaid = fields.filter(({ node }) => !('enum' in node) && !/a backend may have other/i.test(String(node.description)))
    expect(unsaid.map(({ place }) => place)).toEqual([])
  })

  it('no two components have one name, whatever their kind', () => {
    for (const document of Object.values(documents)) {
      const kinds = isNode(document.components) ? Object.values(document.components).filter(isNode) : []
      const names = kinds.flatMap((kind) => Object.keys(kind)).map((name) => name.replaceAll('_', '').toLowerCase())
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
      // Of two with one name in two files the second comes with a number at its end.
      expect(names.filter((name) => /-\d+$/.test(name))).toEqual([])
    }
  })
})

describe.each(contractOperations.map((operation) => [operation.key, operation] as const))('CALL-01 %s', (_, { api, node }) => {
  const parameters = nodes(node.parameters).map((parameter) => follow(api, parameter))
  const content = isNode(node.requestBody) ? follow(api, node.requestBody).content : undefined

  const bodies = Object.entries(isNode(content) ? content : {}).flatMap(([type, media]) => {
    const schema = isNode(media) && isNode(media.schema) ? media.schema : {}
    return nodesBelow(schema, type).flatMap((found) => whole(api, found))
  })
  const sent = [...parameters.flatMap((parameter) => nodesBelow(parameter.schema, String(parameter.name))), ...bodies]

  it('limits the length of every text that is sent', () => {
    const endless = sent.filter(({ node: { type, ...schema } }) => {
      return type === 'string' && !('maxLength' in schema || 'const' in schema || 'enum' in schema)
    })
    expect(endless.map(({ place }) => place)).toEqual([])
  })

  it('limits every number that is sent on both sides', () => {
    const endless = sent.filter(({ node: { type, ...schema } }) => {
      const isBound = ['minimum', 'exclusiveMinimum'].some((word) => word in schema) && 'maximum' in schema
      return (type === 'integer' || type === 'number') && !(isBound || 'const' in schema || 'enum' in schema)
    })
    expect(endless.map(({ place }) => place)).toEqual([])
  })

  it('limits the entries of every map that is sent, and the length of their names', () => {
    const endless = sent.filter(({ node: { additionalProperties, maxProperties, propertyNames } }) => {
      const isBound = maxProperties !== undefined && isNode(propertyNames) && 'maxLength' in propertyNames
      return additionalProperties && !isBound
    })
    expect(endless.map(({ place }) => place)).toEqual([])
  })

  it('holds every header that the SDK fills in', () => {
    const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name, schema }) => ({ name, schema }))
    const fixed = (value: unknown) => ({ type: 'string', const: value })
    expect(headers).toEqual([
      { name: 'Merchant', schema: { type: 'string', minLength: 1, maxLength: 64 } },
      ...(node['x-module'] ? [{ name: 'Module', schema: fixed(node['x-module']) }] : []),
      ...(node['x-encrypted'] ? [{ name: 'Encryption', schema: { type: 'string', minLength: 1, maxLength: 2048 } }] : []),
      ...(node['x-once']
        ? [{ name: 'Idempotency-Key', schema: { type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$', maxLength: 64 } }]
        : []),
      ...(node['x-device'] ? [{ name: 'Device', schema: fixed('OTHERS') }] : []),
    ])
  })

  it('says of every answer, an error’s too, where the backend’s name of the request stands', () => {
    const answers = Object.values(isNode(node.responses) ? node.responses : {}).filter(isNode)
    const headers = answers.map((answer) => follow(api, answer).headers)
    expect(headers).toEqual(answers.map(() => ({ 'X-Request-Id': { $ref: '#/components/headers/RequestIdHeader' } })))
  })

  it('says how an encrypted body travels, and that any call may be refused as invalid', () => {
    const types = Object.keys(isNode(content) ? content : {})
    expect(types.includes('application/vnd.lobbykit.sealed')).toBe(node['x-encrypted'] === true)
    expect(Object.keys(isNode(node.responses) ? node.responses : {})).toEqual(expect.arrayContaining(['200', '400', '5XX']))
  })
})
