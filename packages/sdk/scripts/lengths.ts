// The longest text of each field that the bodies of requests take.
import { isNode, type Node, operationsIn, resolved } from '../src/verify/document.ts'

/** Most characters by the name of the field; where several bodies have it, the fewest. */
export function lengthsOf(document: Node): Record<string, number> {
  const lengths: Record<string, number> = {}
  for (const { operation } of operationsIn(document)) {
    const { content } = resolved(document, isNode(operation.requestBody) ? operation.requestBody : {})
    for (const media of isNode(content) ? Object.values(content).filter(isNode) : []) {
      const { properties } = resolved(document, isNode(media.schema) ? media.schema : {})
      for (const [name, schema] of Object.entries(isNode(properties) ? properties : {})) {
        if (isNode(schema) && typeof schema.maxLength === 'number')
          lengths[name] = Math.min(schema.maxLength, lengths[name] ?? schema.maxLength)
      }
    }
  }
  return Object.fromEntries(Object.entries(lengths).sort(([one], [other]) => (one < other ? -1 : 1)))
}
