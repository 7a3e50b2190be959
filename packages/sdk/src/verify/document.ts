// Ways through a bundled contract that change nothing but a copy.

export type Node = { [key: string]: unknown }

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What stands where a reference points to. */
export function resolved(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  let found: unknown = document
  for (const key of node.$ref.slice(2).split('/')) {
    found = isNode(found) ? found[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  }
  if (!isNode(found)) throw new Error(`dangling ${node.$ref}`)
  return resolved(document, found)
}

/** The operations of a document, by path and method. */
export function operationsIn(document: Node): { id: string; method: string; path: string; operation: Node }[] {
  const paths = isNode(document.paths) ? document.paths : {}
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isNode(methods) ? methods : {}).flatMap(([method, operation]) =>
      isNode(operation) && typeof operation.operationId === 'string'
        ? [{ id: operation.operationId, method: method.toUpperCase(), path, operation }]
        : [],
    ),
  )
}

/** Makes a component and returns the reference to it. */
export function component(document: Node, kind: string, name: string, value: Node): Node {
  const components = isNode(document.components) ? document.components : {}
  const parts = isNode(components[kind]) ? components[kind] : {}
  document.components = { ...components, [kind]: { ...parts, [name]: value } }
  return { $ref: `#/components/${kind}/${name}` }
}
