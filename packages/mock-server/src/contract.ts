import type { ErrorCode } from '@lobbykit/sdk'
import lgw from '@lobbykit/sdk/contract/lgw.json' with { type: 'json' }
import wps from '@lobbykit/sdk/contract/wps.json' with { type: 'json' }
import { decoded } from './decoded.ts'
import type { OperationId } from './operation.ts'

type Node = { [key: string]: unknown }

/** A parameter of the query or the path as the contract declares it. */
export interface Parameter {
  name: string
  required: boolean
  type: string
  /** Where its schema stands, for the checker. */
  schema: string
  isToken: boolean
}

/** One call of the contract with the facts the backend acts on. */
export interface ContractOperation {
  id: OperationId
  /** Upper-case HTTP method. */
  method: string
  /** Path template of the contract. */
  path: string
  tag: string
  token: 'none' | 'optional' | 'required'
  module: string | undefined
  encrypted: boolean
  /** Moves something, and is done at most once a key. */
  once: boolean
  parameters: readonly Parameter[]
  /** Parameters that stand in the path. */
  pathParameters: readonly Parameter[]
  body: { form: boolean; schema: string } | undefined
  /** Codes it may be refused by. */
  errors: ReadonlySet<string>
  /** Where the schema of the answer stands, by status (200, 5XX, …). */
  answers: ReadonlyMap<string, string>
}

/** The bundled documents by the name the checker knows them under. */
export const documents: Readonly<Record<string, Node>> = { wps, lgw }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])
const pointerKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

interface Place {
  node: Node
  pointer: string
}

/** Steps into a document, following a reference wherever one stands. */
function step(name: string, from: Place, ...keys: string[]): Place | undefined {
  let place: Place | undefined = from
  for (const key of keys) {
    const next: unknown = place.node[key]
    if (!isNode(next)) return undefined
    place = follow(name, { node: next, pointer: `${place.pointer}/${pointerKey(key)}` })
    if (!place) return undefined
  }
  return place
}

function follow(name: string, place: Place): Place | undefined {
  const reference = text(place.node.$ref)
  if (!reference) return place
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return step(name, { node: documents[name] ?? {}, pointer: `${name}#` }, ...keys)
}

function parametersOf(name: string, operation: Place, where: 'query' | 'path'): Parameter[] {
  const list = Array.isArray(operation.node.parameters) ? operation.node.parameters : []
  return list.filter(isNode).flatMap((node, index) => {
    const found = follow(name, { node, pointer: `${operation.pointer}/parameters/${index}` })
    const schema = found && step(name, found, 'schema')
    if (!found || !schema || found.node.in !== where) return []
    return {
      name: String(found.node.name),
      required: found.node.required === true,
      type: String(schema.node.type),
      schema: schema.pointer,
      isToken: found.node['x-token'] === true,
    }
  })
}

function bodyOf(name: string, operation: Place) {
  const content = step(name, operation, 'requestBody', 'content')
  const media = content && Object.keys(content.node)[0]
  const schema = content && media && step(name, content, media, 'schema')
  return schema ? { form: media !== 'application/json', schema: schema.pointer } : undefined
}

function operationOf(name: string, path: string, method: string, place: Place): ContractOperation {
  const { node } = place
  const security = Array.isArray(node.security) ? node.security.filter(isNode) : []
  const withToken = security.some((scheme) => 'token' in scheme)
  const responses = step(name, place, 'responses')
  const replies = Object.keys(responses?.node ?? {}).map((status) => responses && step(name, responses, status)?.node)
  const answers = Object.keys(responses?.node ?? {}).flatMap((status): [string, string][] => {
    const schema = responses && step(name, responses, status, 'content', 'application/json', 'schema')
    return schema ? [[status, schema.pointer]] : []
  })
  return {
    // The types of the handlers come from the same documents, so an id that is there is one of them.
    id: String(node.operationId) as OperationId,
    method: method.toUpperCase(),
    path,
    tag: Array.isArray(node.tags) ? String(node.tags[0]) : '',
    token: withToken ? (security.length === 1 ? 'required' : 'optional') : 'none',
    module: text(node['x-module']),
    encrypted: node['x-encrypted'] === true,
    once: node['x-once'] === true,
    parameters: parametersOf(name, place, 'query'),
    pathParameters: parametersOf(name, place, 'path'),
    body: bodyOf(name, place),
    errors: new Set([node, ...replies].flatMap((part) => texts(part?.['x-errors']))),
    answers: new Map(answers),
  }
}

/** Every call of both contracts. */
export const contractOperations: readonly ContractOperation[] = Object.entries(documents).flatMap(([name, document]) => {
  const paths = step(name, { node: document, pointer: `${name}#` }, 'paths')
  return Object.keys(paths?.node ?? {}).flatMap((path) => {
    const item = paths && step(name, paths, path)
    return Object.keys(item?.node ?? {}).flatMap((method) => {
      const place = item && step(name, item, method)
      return place?.node.operationId ? [operationOf(name, path, method, place)] : []
    })
  })
})

const errorCodes: ReadonlySet<string> = new Set(contractOperations.flatMap(({ errors }) => [...errors]))
/** Whether a text is a code by which some call may be refused. */
export const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && errorCodes.has(text)

const isVariable = (segment: string) => segment.startsWith('{')

/** The values a path gives an operation's template; undefined when it does not fit. */
export function pathValues({ path }: ContractOperation, pathname: string): Record<string, string> | undefined {
  const template = path.split('/')
  const segments = pathname.split('/')
  if (template.length !== segments.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    const value = isVariable(part) ? decoded(segment) : undefined
    if (value) values[part.slice(1, -1)] = value
    else if (part !== segment) return undefined
  }
  return values
}

/** The call a method and path stand for; a fixed path wins over a template that fits too. */
export function findOperation(method: string, pathname: string): ContractOperation | undefined {
  const asked = contractOperations.filter((each) => each.method === method)
  return asked.find(({ path }) => path === pathname) ?? asked.find((each) => pathValues(each, pathname))
}
