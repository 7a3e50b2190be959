import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withPaths } from '../../packages/sdk/scripts/rootPaths.ts'
import { contractOperations, documents, isNode, type Node, type Operation } from './document.ts'
import { problems } from './problems.ts'

const OPENAPI = new URL('../../openapi/', import.meta.url)

const each = contractOperations.map((operation): [string, Operation] => [operation.key, operation])
const text = (node: Node, field: string) => (typeof node[field] === 'string' ? node[field] : '')
const tagsOf = (document: Node | undefined) =>
  Array.isArray(document?.tags) ? document.tags.filter(isNode).map((tag) => text(tag, 'name')) : []

it.each(['wps', 'lgw'])(
  'CALL-01 the document of %s has the paths of all its files; where it lacks one, `pnpm gen` was not run',
  (api) => {
    const text = (file: string) => readFileSync(new URL(file, OPENAPI), 'utf8')
    const files = readdirSync(new URL(api, OPENAPI)).map((file) => `./${api}/${file}`)
    expect(files.length).toBeGreaterThan(0)
    expect(withPaths(text(`${api}.yaml`), new Map(files.map((file) => [file, text(file)])))).toBe(text(`${api}.yaml`))
  },
)

it('CALL-01 an operation has a name of its own', () => {
  const ids = contractOperations.map(({ node }) => text(node, 'operationId'))
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(each)('CALL-01 %s', (_, { api, node, parameters, body, answers }) => {
  it('says its name, its summary, its tag, who may call it and where it came from', () => {
    expect(text(node, 'operationId')).toMatch(/^[a-z][A-Za-z]+$/)
    expect(text(node, 'summary')).toMatch(/^[A-Z].+\.$/)
    expect(node.tags).toHaveLength(1)
    expect(tagsOf(documents[api])).toContain(Array.isArray(node.tags) ? node.tags[0] : undefined)
    expect([[], [{ token: [] }], [{}, { token: [] }]]).toContainEqual(node.security)
    expect(['shown', 'assumed']).toContain(node['x-provenance'])
  })

  it('shows an answer, and every example has the shape it promises', () => {
    const { examples = [], schema } = answers['200'] ?? {}
    expect(examples.some((example) => isNode(example) && example.success === true)).toBe(true)
    for (const example of examples) expect(problems(schema, example)).toEqual([])
  })

  it('says how it fails, with an example of each', () => {
    const { 200: _, ...failures } = answers
    expect(Object.keys(failures)).toContain('5XX')
    const needsToken = Array.isArray(node.security) && node.security.length === 1
    if (needsToken) expect(Object.keys(failures)).toContain('401')
    for (const { examples, schema } of Object.values(failures)) {
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) expect(problems(schema, example)).toEqual([])
    }
  })

  it('shows what is sent', () => {
    for (const { name, examples, schema } of parameters) {
      expect(examples, name).toHaveLength(1)
      expect(problems(schema, examples[0]), name).toEqual([])
    }
    expect(isNode(node.requestBody)).toBe(body !== undefined)
    if (!body) return
    expect(body.examples.length).toBeGreaterThan(0)
    for (const example of body.examples) expect(problems(body.schema, example)).toEqual([])
  })

  it('may be refused, and promises nothing without saying whether it succeeded', () => {
    const { schema } = answers['200'] ?? {}
    expect(problems(schema, { success: false, errorCode: 'any' })).toEqual([])
    expect(problems(schema, {})).not.toEqual([])
    expect(problems(schema, { success: 'true' })).not.toEqual([])
  })
})

it('CALL-01 every entity says where it came from', () => {
  const silent = Object.values(documents).flatMap((document) => {
    const schemas = isNode(document.components) && isNode(document.components.schemas) ? document.components.schemas : {}
    // What only wraps an entity with its success is none.
    const isEnvelope = (schema: Node) => isNode(schema.properties) && 'success' in schema.properties
    return Object.entries(schemas).flatMap(([name, schema]) =>
      isNode(schema) && !isEnvelope(schema) && !schema['x-provenance'] ? [name] : [],
    )
  })
  expect(silent).toEqual([])
})

/** The fields of a schema that say nothing of themselves, those behind a reference too: what a type is does not say what it is for. */
function silentFields(given: unknown, place: string): string[] {
  if (!isNode(given)) return []
  const fields = isNode(given.properties) ? Object.entries(given.properties) : []
  // What every answer is wrapped in is described with its parts.
  const isWrapper = fields.some(([name]) => name === 'success')
  const silent = fields.filter(([, field]) => !isWrapper && isNode(field) && typeof field.description !== 'string')
  const inner = [
    ...fields,
    ...(Array.isArray(given.oneOf) ? given.oneOf.map((each: unknown): [string, unknown] => ['', each]) : []),
    ['[]', given.items] satisfies [string, unknown],
    ['*', given.additionalProperties] satisfies [string, unknown],
  ]
  return [
    ...silent.map(([name]) => `${place}.${name}`),
    ...inner.flatMap(([name, each]) => silentFields(each, name ? `${place}.${name}` : place)),
  ]
}

it('CALL-01 every field of what is sent and answered says what it is', () => {
  const silent = Object.values(documents).flatMap((document) => {
    const schemas = isNode(document.components) && isNode(document.components.schemas) ? document.components.schemas : {}
    return Object.entries(schemas).flatMap(([name, schema]) => silentFields(schema, name))
  })
  expect(silent).toEqual([])
})

it.each(each)('CALL-01 every field of %s says what it is', (key, { node }) => {
  const bodies = [node.requestBody, ...Object.values(isNode(node.responses) ? node.responses : {})]
  const medias = bodies.flatMap((body) => (isNode(body) && isNode(body.content) ? Object.values(body.content) : []))
  expect(medias.flatMap((media) => (isNode(media) ? silentFields(media.schema, key) : []))).toEqual([])
})
