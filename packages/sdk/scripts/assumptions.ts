// Finds what the contract decided for itself, because nothing showed it: everything marked `x-provenance: assumed`.

type Node = Record<string, unknown>

export interface Assumption {
  /** The operation as `METHOD /path (operationId)`, or what several share, such as `schema Name`. */
  of: string
  /** Where in it, such as `answer value.until`. */
  part: string
  note: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isAssumed = (node: Node) => node['x-provenance'] === 'assumed'

/** Steps of a document that say nothing to a reader are left out; of the others comes the name of the part. */
function nameOf(key: string, parent: string, node: Node): string {
  if (parent === 'parameters') return `${text(node.in) || 'parameter'} ${text(node.name) || key}`
  if (parent === 'properties') return key
  if (parent === 'responses') return key === '200' ? 'answer' : `answer ${key}`
  if (key === 'requestBody') return 'body'
  if (key === 'items') return '[]'
  if (key === 'additionalProperties') return '*'
  return ''
}

const join = (path: string, name: string) =>
  !name || !path ? path + name : /^(body|answer( \d\w\w)?)$/.test(path) ? `${path} ${name}` : `${path}.${name}`

function collect(node: Node, path: string, parent: string, note: (part: string, node: Node) => void) {
  if (isAssumed(node)) note(path, node)
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples' || !isNode(child)) continue
    collect(child, join(path, nameOf(key, parent, child)), key, note)
  }
}

const SHARED: Record<string, string> = {
  schemas: 'schema',
  parameters: 'parameter',
  responses: 'answer',
  requestBodies: 'body',
}

/** The assumptions of one bundled contract: operations first, then what several of them share. */
export function assumptionsOf(contract: { paths: Record<string, Node>; components?: Record<string, unknown> }): Assumption[] {
  const found: Assumption[] = []
  // An operation's own mark is about its method and path; what it sends and answers has marks of its own.
  const walk = (of: string, whole: string, node: unknown) => {
    if (!isNode(node)) return
    collect(node, '', '', (part, { summary, description }) => {
      found.push({ of, part: part || whole, note: text(summary) || text(description) })
    })
  }
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const id = isNode(operation) ? text(operation.operationId) : ''
      walk(`${method.toUpperCase()} ${path} (${id})`, 'method and path', operation)
    }
  }
  for (const [kind, parts] of Object.entries(contract.components ?? {})) {
    if (isNode(parts))
      for (const [name, part] of Object.entries(parts)) walk(`${SHARED[kind] ?? kind} ${name}`, 'all of it', part)
  }
  return found
}
