// The longest text of each field that the bodies of requests take.
import { isNode, type Node, operationsIn, resolved } from '../src/verify/document.ts'

interface Length {
  /** The operation whose body has the field. */
  id: string
  name: string
  most: number
}

/**
 * Most characters by the name of the field, in the bodies of all the documents and in what these hold. Throws where two
 * operations disagree: an input takes what stands here, so it would cut what one of them allows.
 */
export function lengthsOf(documents: readonly Node[]): Record<string, number> {
  const lengths = new Map<string, Length>()
  for (const length of documents.flatMap(lengthsIn)) {
    const { id, name, most } = length
    const known = lengths.get(name)
    if (known && known.most !== most)
      throw new Error(`${name} has at most ${known.most} characters in ${known.id}, and ${most} in ${id}: make them agree`)
    lengths.set(name, length)
  }
  const sorted = [...lengths].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, { most }]) => [name, most]))
}

/** The fields with a longest text, of each body of a document. */
function lengthsIn(document: Node): Length[] {
  return operationsIn(document).flatMap(({ id, operation }) => {
    const { content } = resolved(document, isNode(operation.requestBody) ? operation.requestBody : {})
    const medias = isNode(content) ? Object.values(content).filter(isNode) : []
    return medias.flatMap(({ schema }) => fieldsOf(document, schema)).map((field) => ({ id, ...field }))
  })
}

function fieldsOf(document: Node, given: unknown): Omit<Length, 'id'>[] {
  const { properties, items } = resolved(document, isNode(given) ? given : {})
  const fields = Object.entries(isNode(properties) ? properties : {}).flatMap(([name, field]) => {
    const { maxLength } = resolved(document, isNode(field) ? field : {})
    return [...(typeof maxLength === 'number' ? [{ name, most: maxLength }] : []), ...fieldsOf(document, field)]
  })
  return items ? [...fields, ...fieldsOf(document, items)] : fields
}
