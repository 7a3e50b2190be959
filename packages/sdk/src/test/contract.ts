// What the bundled contract says of each call, as a test needs it: an example of everything that is sent and answered.
import lgw from '../../contract/lgw.json' with { type: 'json' }
import wps from '../../contract/wps.json' with { type: 'json' }

export interface ExampleCall {
  /** `METHOD /path`, as in the table of operations. */
  key: string
  id: string
  query: Record<string, unknown>
  /** What stands in the path. */
  path: Record<string, unknown>
  body: unknown
  /** A successful answer. */
  answer: { success: true; value?: unknown }
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSuccess = (value: unknown): value is ExampleCall['answer'] => isNode(value) && value.success === true

function follow(document: Node, node: unknown): Node {
  if (!isNode(node)) return {}
  if (typeof node.$ref !== 'string') return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<Node>((found, key) => follow(document, found[key]), document)
}

function examplesOf(media: Node): unknown[] {
  const named = isNode(media.examples) ? Object.values(media.examples).map((example) => isNode(example) && example.value) : []
  return 'example' in media ? [media.example, ...named] : named
}

function callsOf(document: Node): ExampleCall[] {
  const at = (node: Node, ...keys: string[]) => keys.reduce((found, key) => follow(document, found[key]), node)
  const paths = Object.entries(at(document, 'paths')).filter((entry): entry is [string, Node] => isNode(entry[1]))
  return paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const operation = at(methods, method)
      const parameters = Array.isArray(operation.parameters) ? operation.parameters : []
      const examplesIn = (where: 'query' | 'path') =>
        Object.fromEntries(
          parameters
            .map((parameter) => follow(document, parameter))
            // What the SDK fills in, no caller gives.
            .filter(({ in: place, ...facts }) => place === where && !facts['x-token'] && !facts['x-merchant'])
            .map((parameter) => [String(parameter.name), parameter.example]),
        )
      const body = Object.values(at(operation, 'requestBody', 'content')).filter(isNode)
      const answer = examplesOf(at(operation, 'responses', '200', 'content', 'application/json')).find(isSuccess)
      if (!answer) throw new Error(`${method} ${path} shows no successful answer`)
      return {
        key: `${method.toUpperCase()} ${path}`,
        id: String(operation.operationId),
        query: examplesIn('query'),
        path: examplesIn('path'),
        body: body.flatMap(examplesOf)[0],
        answer,
      }
    }),
  )
}

/** Every call of both contracts. */
export const exampleCalls: readonly ExampleCall[] = [wps, lgw].flatMap((document) => callsOf(document))
