import { isNode, type Node, nodesIn, operationsIn, resolved, textsIn } from './document.ts'
import { isAssumed } from './schema.ts'

interface Parameter {
  name: string
  in: string
  schema: Node
  /** A value that the contract shows; absent when it shows none. */
  example: unknown
  isMerchant: boolean
}

/** A GET of the contract. */
export interface Read {
  id: string
  path: string
  document: Node
  /** Those that a call must have, headers too. */
  parameters: readonly Parameter[]
  token: 'none' | 'optional' | 'required'
  /** The header that carries the token. */
  tokenHeader: string
  /** It changes something, though it is a GET (x-effect). */
  hasEffect: boolean
  /** Nothing showed its method and path. */
  isAssumed: boolean
  /** The schema of the answer by status, `5XX` for all of a kind. */
  answers: ReadonlyMap<string, Node>
  /** By which codes it may be refused. */
  codes: ReadonlySet<string>
}

/** All GETs of a contract, in its order. */
export const readsOf = (document: Node): Read[] =>
  operationsIn(document)
    .filter(({ method }) => method === 'GET')
    .map(({ id, path, operation }) => {
      const schemes = nodesIn(operation.security)
      const replies = Object.entries(isNode(operation.responses) ? operation.responses : {}).flatMap(
        ([status, reply]): [string, Node][] => (isNode(reply) ? [[status, resolved(document, reply)]] : []),
      )
      const takesToken = schemes.some((scheme) => 'token' in scheme)
      return {
        id,
        path,
        document,
        parameters: nodesIn(operation.parameters).flatMap((each) => parameterOf(document, each)),
        token: takesToken ? (schemes.length === 1 ? 'required' : 'optional') : 'none',
        tokenHeader: tokenHeaderOf(document),
        hasEffect: operation['x-effect'] === true || operation['x-once'] === true,
        isAssumed: isAssumed(operation),
        answers: new Map(replies.flatMap(([status, reply]): [string, Node][] => answerOf(status, reply))),
        codes: new Set([operation, ...replies.map(([, reply]) => reply)].flatMap((node) => textsIn(node['x-errors']))),
      }
    })

function parameterOf(document: Node, given: Node): Parameter[] {
  const parameter = resolved(document, given)
  const { name, required, schema } = parameter
  if (typeof name !== 'string' || required !== true || !isNode(schema)) return []
  const isMerchant = parameter['x-merchant'] === true || (parameter.in === 'header' && name === 'Merchant')
  const example =
    parameter.example ?? schema.example ?? schema.default ?? (Array.isArray(schema.enum) ? schema.enum[0] : undefined)
  return [{ name, in: String(parameter.in), schema: resolved(document, schema), example, isMerchant }]
}

function answerOf(status: string, { content }: Node): [string, Node][] {
  const media = isNode(content) ? content['application/json'] : undefined
  return isNode(media) && isNode(media.schema) ? [[status, media.schema]] : []
}

function tokenHeaderOf(document: Node): string {
  const components = isNode(document.components) ? document.components : {}
  const schemes = isNode(components.securitySchemes) ? components.securitySchemes : {}
  const scheme = isNode(schemes.token) ? schemes.token : {}
  return typeof scheme.name === 'string' ? scheme.name : 'Authorization'
}
