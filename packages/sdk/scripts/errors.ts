// The codes by which an operation may be refused: its own (x-errors) and those of its answers.
import { isNode, type Node, operationsIn, resolved, textsIn } from '../src/verify/document.ts'

/** Codes of each operation, in the order of the alphabet. */
export function errorsOf(document: Node): Record<string, string[]> {
  return Object.fromEntries(
    operationsIn(document).map(({ id, operation }) => {
      const responses = isNode(operation.responses) ? Object.values(operation.responses).filter(isNode) : []
      const codes = [operation, ...responses.map((response) => resolved(document, response))]
      return [id, [...new Set(codes.flatMap((part) => textsIn(part['x-errors'])))].sort()]
    }),
  )
}

/** TypeScript of the codes of each operation. */
export function errorTypes(errors: Record<string, string[]>): string {
  const union = (codes: string[]) => codes.map((code) => `'${code}'`).join(' | ')
  const lines = Object.entries(errors).map(([id, codes]) => `  ${id}: ${union(codes)}\n`)
  return `/** The codes by which each operation may be refused (x-errors in the contract). */
export interface OperationErrors {
${lines.join('')}}

/** Every code of the contract. */
export type ErrorCode = OperationErrors[keyof OperationErrors]
`
}

/** A table of the codes with the operations that answer them; one that most of them answer says so. */
export function errorTable(errors: Record<string, string[]>): string {
  const ids = Object.keys(errors)
  const codes = [...new Set(Object.values(errors).flat())].sort()
  const rows = codes.map((code) => {
    const by = ids.filter((id) => errors[id]?.includes(code))
    const who =
      by.length === ids.length
        ? 'every call'
        : by.length > 12
          ? 'every call that sends a token'
          : by.map((id) => `\`${id}\``).join(', ')
    return `| \`${code}\` | ${who} |`
  })
  return ['| code | answered by |', '| --- | --- |', ...rows].join('\n')
}
