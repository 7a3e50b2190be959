// The bundled contracts as plain documents, with every schema and example and where it stands.
import lgw from '@lobbykit/sdk/contract/lgw.json' with { type: 'json' }
import wps from '@lobbykit/sdk/contract/wps.json' with { type: 'json' }

export type Node = Record<string, unknown>
/** A node and the JSON pointer a checker finds it by. */
interface Place {
  node: Node
  pointer: string
}

export interface Described {
  examples: unknown[]
  /** Where its schema stands; absent when the contract gives none. */
  schema: string | undefined
}

export interface Operation {
  /** `METHOD /path`. */
  key: string
  api: string
  node: Node
  parameters: (Described & { name: string })[]
  body: Described | undefined
  /** By status. */
  answers: Record<string, Described>
}

export const documents: Record<string, Node> = { wps, lgw }

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

function step(api: string, from: Place, keys: string[]): Place | undefined {
  let place = from
  for (const key of keys) {
    const node: unknown = place.node[key]
    if (!isNode(node)) return undefined
    const next = follow(api, { node, pointer: `${place.pointer}/${escaped(key)}` })
    if (!next) return undefined
    place = next
  }
  return place
}

function follow(api: string, place: Place): Place | undefined {
  const { $ref } = place.node
  if (typeof $ref !== 'string') return place
  return step(api, { node: documents[api] ?? {}, pointer: `${api}#` }, $ref.slice(2).split('/'))
}

function described(api: string, place: Place | undefined): Described {
  if (!place) return { examples: [], schema: undefined }
  const { node } = place
  const named = isNode(node.examples) ? Object.values(node.examples).map((example) => isNode(example) && example.value) : []
  return {
    examples: 'example' in node ? [node.example, ...named] : named,
    schema: step(api, place, ['schema'])?.pointer,
  }
}

function operationOf(api: string, path: string, method: string, place: Place): Operation {
  const { node, pointer } = place
  const list = Array.isArray(node.parameters) ? node.parameters.filter(isNode) : []
  const content = step(api, place, ['requestBody', 'content'])
  const media = content && Object.keys(content.node)[0]
  const statuses = isNode(node.responses) ? Object.keys(node.responses) : []
  return {
    key: `${method.toUpperCase()} ${path}`,
    api,
    node,
    parameters: list.map((parameter, index) => {
      const found = follow(api, { node: parameter, pointer: `${pointer}/parameters/${index}` })
      return { name: String(found?.node.name), ...described(api, found) }
    }),
    body: content && media ? described(api, step(api, content, [media])) : undefined,
    answers: Object.fromEntries(
      statuses.map((status) => [
        status,
        described(api, step(api, place, ['responses', status, 'content', 'application/json'])),
      ]),
    ),
  }
}

/** Every operation of both contracts. */
export const contractOperations: readonly Operation[] = Object.entries(documents).flatMap(([api, document]) => {
  const paths = step(api, { node: document, pointer: `${api}#` }, ['paths'])
  return Object.keys(paths?.node ?? {}).flatMap((path) => {
    const item = paths && step(api, paths, [path])
    return Object.keys(item?.node ?? {}).flatMap((method) => {
      const place = item && step(api, item, [method])
      return place ? [operationOf(api, path, method, place)] : []
    })
  })
})
