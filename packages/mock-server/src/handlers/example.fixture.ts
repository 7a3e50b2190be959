import { documents } from '../contract.ts'
import { readAt } from '../testKit.ts'

/** The examples of an operation, straight from the document. */
export function exampleOf(path: string, method: string) {
  const document = Object.values(documents).find((each) => readAt(each, ['paths', path])) ?? {}
  const follow = (node: unknown): unknown => {
    const reference = readAt(node, ['$ref'])
    return typeof reference === 'string' ? follow(readAt(document, reference.slice(2).split('/'))) : node
  }
  const operation = readAt(document, ['paths', path, method.toLowerCase()])
  const parameters = readAt(operation, ['parameters'])
  const examplesIn = (where: 'query' | 'path') =>
    (Array.isArray(parameters) ? parameters.map(follow) : []).flatMap((parameter): [string, unknown][] => {
      const example = readAt(parameter, ['example'])
      return readAt(parameter, ['in']) !== where || readAt(parameter, ['x-token']) === true || example === undefined
        ? []
        : [[String(readAt(parameter, ['name'])), example]]
    })
  const content = readAt(follow(readAt(operation, ['requestBody'])), ['content'])
  const body = typeof content === 'object' && content ? readAt(Object.values(content)[0], ['example']) : undefined
  return {
    query: Object.fromEntries(examplesIn('query')),
    path: Object.fromEntries(examplesIn('path')),
    body: typeof body === 'object' && body ? { ...body } : undefined,
  }
}
