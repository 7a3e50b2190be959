// Reads the facts of the calls out of a bundled contract.

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  minLength?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
}
interface Operation {
  operationId: string
  security: Record<string, unknown>[]
  parameters?: { $ref?: string; name: string; 'x-token'?: boolean }[]
  requestBody?: { $ref?: string; content?: Record<string, unknown> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
  'x-module'?: string
  'x-encrypted'?: boolean
  'x-effect'?: boolean
  'x-device'?: boolean
}
export interface Contract {
  tags: { name: string; 'x-first-route'?: boolean }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
type Domains = (path: string) => string

/** The domain of a path is the name of the file its root entry points to. */
export function domainsOf(root: { paths: Record<string, { $ref: string }> }): Domains {
  return (path) => {
    const name = /([\w-]+)\.yaml#/.exec(root.paths[path]?.$ref ?? '')?.[1]
    if (!name) throw new Error(`${path} must point to a file of its domain`)
    return name
  }
}

function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  if (!node.$ref) return node
  let found: unknown = contract
  for (const key of node.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (!found) throw new Error(`dangling ${node.$ref}`)
  return resolve(contract, found as T)
}

const each = (contract: Contract) =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, path, operation })),
  )

/** What the SDK must know of each operation, by `METHOD /path`; absent facts are left out. */
export function factsOf(contract: Contract, domainOf: Domains) {
  const facts: Record<string, { domain: string } & Record<string, unknown>> = {}
  for (const { key, path, operation } of each(contract)) {
    const schemes = operation.security
    const body = operation.requestBody && resolve(contract, operation.requestBody).content
    const tokenQuery = operation.parameters?.map((p) => resolve(contract, p)).find((p) => p['x-token'])?.name
    facts[key] = {
      id: operation.operationId,
      domain: domainOf(path),
      ...(operation['x-module'] && { module: operation['x-module'] }),
      ...(schemes.some((s) => 'token' in s) && { token: schemes.length === 1 ? 'required' : 'optional' }),
      ...(tokenQuery && { tokenQuery }),
      ...(operation['x-encrypted'] && { encrypted: true }),
      ...(operation['x-effect'] && { effect: true }),
      ...(operation['x-device'] && { device: true }),
      ...(body && !body['application/json'] && { form: true }),
    }
  }
  return facts
}

type Spec = string | Spec[] | { [key: string]: Spec }

function specOf(contract: Contract, schema: Schema, used: Set<string>): Spec {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    if (!used.has(name)) used.add(name)
    return `@${name}`
  }
  const type = Array.isArray(schema.type) ? schema.type.find((t) => t !== 'null') : schema.type
  if (type === 'string') return schema.minLength ? 'S' : 's'
  if (type === 'number') return 'n'
  if (type === 'integer') return 'i'
  if (type === 'boolean') return 'b'
  if (type === 'array') return [specOf(contract, schema.items ?? {}, used)]
  if (type === 'object' && typeof schema.additionalProperties === 'object') {
    return ['*', specOf(contract, schema.additionalProperties, used)]
  }
  if (schema.properties) {
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(
      fields.map(([name, field]) => [required.has(name) ? name : `${name}?`, specOf(contract, field, used)]),
    )
  }
  return 'x'
}

/** The value an operation promises on success: the schema of `value` in the variant whose `success` is true. */
function valueSchema(contract: Contract, operation: Operation): Schema | undefined {
  const ok = operation.responses['200']
  const schema = ok && resolve(contract, ok).content?.['application/json']?.schema
  const variants = (schema?.oneOf ?? [schema ?? {}]).map((variant) => resolve(contract, variant))
  return variants.find((variant) => variant.properties?.success?.const === true)?.properties?.value
}

/** Compact guards of the answers, by domain; a schema that a domain mentions travels with it. */
export function guardsOf(contract: Contract, domainOf: Domains) {
  const domains: Record<string, { schemas: Record<string, Spec>; values: Record<string, Spec> }> = {}
  for (const { path, operation } of each(contract)) {
    const domain = domainOf(path)
    domains[domain] ??= { schemas: {}, values: {} }
    const guards = domains[domain]
    const value = valueSchema(contract, operation)
    if (!value) continue
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
  return domains
}
