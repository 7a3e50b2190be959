import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { documents } from './document.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name)

const anyProblem = (_: ErrorObject) => true

/** How a value breaks the schema at a pointer; nothing when it keeps it. `counts` leaves out what does not matter. */
export function problems(schema: string | undefined, value: unknown, counts = anyProblem): string[] {
  const validate = schema === undefined ? undefined : ajv.getSchema(schema)
  if (!validate) return [`no schema at ${schema}`]
  if (validate(value)) return []
  return (validate.errors ?? []).filter(counts).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
