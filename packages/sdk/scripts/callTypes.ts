// A signature for each call: an editor that is hovered over a call shows the text of the signature it found for it.
import { type Node, operationsIn } from '../src/verify/document.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const named = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** TypeScript of the calls of a gateway: each path of each method with the summary and the description of its operation. */
export function callTypes(api: string, document: Node): string {
  const operations = operationsIn(document)
  const gateway = named(api)
  const signature = ({ id, path, operation }: (typeof operations)[number]) => {
    const { summary, description } = operation
    const note = [summary, description].filter(Boolean).join(' ').replaceAll('*/', '*\\/')
    return `  /** ${note} */
  (path: '${path}', ...init: Arguments<operations['${id}']>): Promise<Value<operations['${id}']>>\n`
  }
  const interfaces = METHODS.map((method) => {
    const name = `${gateway}${named(method)}`
    const types = `<paths, '${method.toLowerCase()}'>`
    const signatures = operations.filter((operation) => operation.method === method).map(signature)
    // The order of these is that of their signatures.
    return `interface ${name}Paths {
${signatures.join('')}}
export interface ${name} extends UnfinishedCall${types}, ${name}Paths, WrongCall${types} {}\n\n`
  })
  const members = METHODS.map((method) => `  ${method}: ${gateway}${named(method)}\n`)
  return `import type { Arguments, Gateway, UnfinishedCall, Value, WrongCall } from '../gateway.ts'
import type { operations, paths } from './${api}.ts'

${interfaces.join('')}/** The calls of this gateway by method and path. */
export interface ${gateway}Gateway extends Gateway<paths> {
${members.join('')}}
`
}
