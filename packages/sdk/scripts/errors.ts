// The codes by which an operation may be refused: its own (x-errors) and those of its answers.
import { isNode, type Node, nodesIn, operationsIn, resolved, textsIn } from '../src/verify/document.ts'

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

/** Calls that have something in common, by how a reader calls them; the smallest group first. */
export const groupsOf = (document: Node): Record<string, string[]> => {
  const operations = operationsIn(document)
  const idsOf = (isOf: (operation: Node) => boolean) =>
    operations.filter(({ operation }) => isOf(operation)).map(({ id }) => id)
  return {
    'every call with an `intention`': idsOf((operation) => operation['x-once'] === true),
    'every call that sends a token': idsOf(({ security }) => nodesIn(security).some((scheme) => 'token' in scheme)),
    'every call': idsOf(() => true),
  }
}

/** How many calls of a group may lack a code, which is then said of the others. */
const MOST_LEFT_OUT = 3

/** A table of the codes with the operations that answer them: each by its name, or the group that they are. */
export function errorTable(errors: Record<string, string[]>, groups: Record<string, string[]>): string {
  const ids = Object.keys(errors)
  const named = (list: string[]) => list.map((id) => `\`${id}\``).join(', ')
  const codes = [...new Set(Object.values(errors).flat())].sort()
  const rows = codes.map((code) => {
    const by = ids.filter((id) => errors[id]?.includes(code))
    const [group, of = []] =
      Object.entries(groups).find(([, all]) => {
        return by.every((id) => all.includes(id)) && all.length - by.length <= MOST_LEFT_OUT && by.length > MOST_LEFT_OUT
      }) ?? []
    const others = of.filter((id) => !by.includes(id))
    const who = group ? `${group}${others.length ? ` but ${named(others)}` : ''}` : named(by)
    return `| \`${code}\` | ${who} |`
  })
  return ['| code | answered by |', '| --- | --- |', ...rows].join('\n')
}
