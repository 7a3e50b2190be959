// Makes the compact guards of the answers out of a bundled contract.
import { type Contract, type Domains, each, type Operation, resolve, type Schema } from './facts.ts'

type Spec = string | Spec[] | { [key: string]: Spec }
interface Guards {
  schemas: Record<string, Spec>
  values: Record<string, Spec>
}

/** Words that say nothing about which values fit, or bounds of a value, which a guard leaves to the backend. */
const REMARKS = 'description title example examples default deprecated format contentEncoding x-provenance x-key x-error-code'
const BOUNDS =
  'const enum minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems maxProperties propertyNames'
/** What a guard checks. Any further word is an error: left out, it would let anything through. */
const SHAPE = 'type properties required items additionalProperties'
const wordsOf = (...lists: string[]) => new Set(lists.join(' ').split(' '))
const KNOWN = wordsOf('$ref oneOf', SHAPE, REMARKS, BOUNDS)
/** What may stand beside a reference or alternatives. */
const BESIDE = wordsOf('$ref oneOf', REMARKS)

/** Throws for a schema that says more than a guard of it would check. */
function refuseUnknown(schema: Schema): void {
  const words = Object.keys(schema)
  const unknown = words.find((word) => !KNOWN.has(word))
  if (unknown) throw new Error(`guards know no ${unknown}: ${JSON.stringify(schema)}`)
  for (const whole of ['$ref', 'oneOf'] as const) {
    const beside = words.find((word) => !BESIDE.has(word) || (whole === '$ref' && word === 'oneOf'))
    if (schema[whole] && beside) throw new Error(`guards know no ${beside} beside ${whole}: ${JSON.stringify(schema)}`)
  }
}

/** The one type of a schema. Null counts as absent, so only what may be absent may be null. */
function typeOf(schema: Schema, mayLack: boolean): string | undefined {
  const types = [schema.type ?? []].flat()
  const [type, second] = types.filter((each) => each !== 'null')
  if (second) throw new Error(`guards know no value of several types: ${JSON.stringify(schema)}`)
  if (types.includes('null') && !mayLack) throw new Error(`guards know no null that must be there: ${JSON.stringify(schema)}`)
  return type
}

function specOf(contract: Contract, schema: Schema, used: Set<string>, mayLack = false): Spec {
  refuseUnknown(schema)
  if (schema.oneOf) return ['|', ...schema.oneOf.map((variant) => specOf(contract, variant, used))]
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    if (!used.has(name)) used.add(name)
    return `@${name}`
  }
  const type = typeOf(schema, mayLack)
  if (type === 'string') return schema['x-error-code'] ? 'c' : schema.minLength ? 'S' : 's'
  if (type === 'number') return 'n'
  if (type === 'integer') return 'i'
  if (type === 'boolean') return 'b'
  if (type === 'array') {
    const items = schema.items ?? {}
    return [specOf(contract, items, used), ...(resolve(contract, items)['x-key'] ?? [])]
  }
  if (type === 'object' && typeof schema.additionalProperties === 'object') {
    const item = specOf(contract, schema.additionalProperties, used)
    if (!schema.properties) return ['*', item]
    if (schema.required?.length) throw new Error(`guards know no field that a map must have: ${JSON.stringify(schema)}`)
    const { additionalProperties: _, ...fields } = schema
    return ['*', item, specOf(contract, fields, used)]
  }
  if (schema.properties) {
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(
      fields.map(([name, field]) => {
        const mayLack = !required.has(name)
        return [mayLack ? `${name}?` : name, specOf(contract, field, used, mayLack)]
      }),
    )
  }
  return 'x'
}

/** The value an operation promises on success: the schema of `value` in the variant whose `success` is true. */
function valueSchema(contract: Contract, operation: Operation): Schema | undefined {
  const { operationId, responses } = operation
  const others = Object.keys(responses).filter((status) => /^[23]/.test(status) && status !== '200')
  if (others.length) throw new Error(`${operationId}: a success arrives with 200, not with ${others.join(', ')}`)
  const ok = responses['200']
  const schema = ok && resolve(contract, ok).content?.['application/json']?.schema
  if (!schema) throw new Error(`${operationId} describes no JSON answer with 200`)
  const variants = (schema.oneOf ?? [schema]).map((variant) => resolve(contract, variant))
  for (const part of [schema, ...variants]) refuseUnknown(part)
  return variants.find((variant) => variant.properties?.success?.const === true)?.properties?.value
}

/** Compact guards of the answers, by domain; a schema that a domain mentions travels with it. */
export function guardsOf(contract: Contract, domainOf: Domains) {
  const domains: Record<string, Guards> = {}
  for (const { path, operation } of each(contract)) {
    const domain = domainOf(path)
    domains[domain] ??= { schemas: {}, values: {} }
    try {
      addGuards(contract, operation, domains[domain])
    } catch (error) {
      throw new Error(`${operation.operationId}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
  return domains
}

function addGuards(contract: Contract, operation: Operation, guards: Guards): void {
  const value = valueSchema(contract, operation)
  if (!value) return
  const used = new Set<string>()
  guards.values[operation.operationId] = specOf(contract, value, used)
  // A schema may mention further ones; the set grows while it is walked.
  for (const name of used) {
    const schema = contract.components.schemas[name]
    if (schema) guards.schemas[name] ??= specOf(contract, schema, used)
    else throw new Error(`no schema ${name}`)
    for (const inner of JSON.stringify(guards.schemas[name]).matchAll(/"@(\w+)"/g)) used.add(inner[1] ?? '')
  }
}
