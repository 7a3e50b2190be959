import { type Node, operationsIn } from '../src/verify/document.ts'

/** Puts the summary and the description of each operation over its entry in the generated `operations`. */
export function withSummaries(types: string, document: Node): string {
  const start = types.indexOf('export interface operations {')
  const byId = new Map(operationsIn(document).map(({ id, operation }) => [id, operation]))
  const tail = types.slice(start).replaceAll(/^ {4}(\w+): \{$/gm, (line, id: string) => {
    const { summary, description } = byId.get(id) ?? {}
    return summary ? `    /** ${[summary, description].filter(Boolean).join(' ')} */\n${line}` : line
  })
  return types.slice(0, start) + tail
}
