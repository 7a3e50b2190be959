import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type ContractOperation, documents, type Parameter } from './contract.ts'

/** A request or an answer that breaks the contract. */
export interface Violation {
  operationId: string
  side: 'request' | 'answer'
  /** What is wrong and where. */
  message: string
}

let checker: Ajv2020 | undefined
const compiled = new Map<string, ValidateFunction>()

/** Made at first use: it compiles with `new Function`, which a page may forbid. */
function validatorAt(schema: string): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  if (!checker) {
    checker = new Ajv2020({ strict: false, validateSchema: false })
    addFormats(checker)
    for (const [name, document] of Object.entries(documents)) checker.addSchema(document, name)
  }
  const validate = checker.compile({ $ref: schema })
  compiled.set(schema, validate)
  return validate
}

/** Makes the checks of all calls, which are otherwise made one by one as calls are first asked. */
export function prepareChecks(operations: readonly ContractOperation[]): void {
  for (const { parameters, pathParameters, body, answers } of operations) {
    for (const { schema } of [...parameters, ...pathParameters]) validatorAt(schema)
    if (body) validatorAt(body.schema)
    for (const schema of answers.values()) validatorAt(schema)
  }
}

/** What is wrong with a value under the schema at a place of the contract; undefined when nothing is. */
function flaw(schema: string, value: unknown, what: string): string | undefined {
  const validate = validatorAt(schema)
  if (validate(value)) return undefined
  // A refusal and a success stand side by side as alternatives; the deepest complaint names the real trouble.
  const errors = [...(validate.errors ?? [])].sort((one, other) => other.instancePath.length - one.instancePath.length)
  const [error] = errors
  return `${what}${error?.instancePath ?? ''} ${error?.message ?? 'does not fit'}`
}

/** Why parameters break the contract. `values` are as `coerce` made them; `where` names the place in the message. */
export function parameterFlaw(
  parameters: readonly Parameter[],
  values: Record<string, unknown>,
  where: 'query' | 'path',
): string | undefined {
  const declared = new Set(parameters.map(({ name }) => name))
  for (const name of Object.keys(values)) if (!declared.has(name)) return `${where} ${name} is not in the contract`
  for (const { name, required, schema } of parameters) {
    if (!Object.hasOwn(values, name)) {
      if (required) return `${where} ${name} is missing`
      continue
    }
    const found = flaw(schema, values[name], `${where} ${name}`)
    if (found) return found
  }
  return undefined
}

export const bodyFlaw = ({ body }: ContractOperation, value: unknown) => body && flaw(body.schema, value, 'body')

/** Why an answer breaks the contract: its code or its status is not promised, or its body does not fit. */
export function answerFlaw({ answers, errors }: ContractOperation, status: number, body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : undefined
  if (typeof code === 'string' && !errors.has(code)) return `answer errorCode ${code} is not in x-errors of the call`
  const schema = answers.get(String(status)) ?? answers.get(`${String(status)[0]}XX`)
  return schema ? flaw(schema, body, 'answer') : `answer has status ${status}, which is not in the contract`
}

/** A text of the query or path as the type its parameter declares; text that does not fit stays as it is, for the check to refuse. */
export function coerce({ type }: Parameter, text: string): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}
