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
  allOf?: unknown
  anyOf?: unknown
}
export interface Operation {
  operationId: string
  security: Record<string, unknown>[]
  parameters?: { $ref?: string; name?: string; 'x-token'?: boolean; 'x-merchant'?: boolean }[]
  requestBody?: { $ref?: string; content?: Record<string, unknown> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
  'x-module'?: string
  'x-encrypted'?: boolean
  'x-effect'?: boolean
  'x-device'?: boolean
  'x-cache'?: string
}
export interface Contract {
  [key: string]: unknown
  tags: { name: string; 'x-first-route'?: boolean }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
export type Domains = (path: string) => string

/** The domain of a path is the name of the file its root entry points to. */
export function domainsOf(root: { paths: Record<string, { $ref: string }> }): Domains {
  return (path) => {
    const name = /([\w-]+)\.yaml#/.exec(root.paths[path]?.$ref ?? '')?.[1]
    if (!name) throw new Error(`${path} must point to a file of its domain`)
    return name
  }
}

export function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  if (!node.$ref) return node
  let found: unknown = contract
  for (const key of node.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (!found) throw new Error(`dangling ${node.$ref}`)
  return resolve(contract, found as T)
}

/** Every operation with its key `METHOD /path`. */
export const each = (contract: Contract) =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, path, operation })),
  )

/** What the SDK must know of each operation, by domain and `METHOD /path`; absent facts are left out. */
export function factsOf(contract: Contract, domainOf: Domains) {
  const domains: Record<string, Record<string, { id: string; cache?: string; token?: string } & Record<string, unknown>>> = {}
  for (const { key, path, operation } of each(contract)) {
    const schemes = operation.security
    const body = operation.requestBody && resolve(contract, operation.requestBody).content
    const parameters = operation.parameters?.map((parameter) => resolve(contract, parameter)) ?? []
    const tokenQuery = parameters.find((parameter) => parameter['x-token'])?.name
    const merchantQuery = parameters.find((parameter) => parameter['x-merchant'])?.name
    const name = domainOf(path)
    domains[name] ??= {}
    domains[name][key] = {
      id: operation.operationId,
      ...(operation['x-module'] && { module: operation['x-module'] }),
      ...(schemes.some((s) => 'token' in s) && { token: schemes.length === 1 ? 'required' : 'optional' }),
      ...(tokenQuery && { tokenQuery }),
      ...(merchantQuery && { merchantQuery }),
      ...(operation['x-encrypted'] && { encrypted: true }),
      ...(operation['x-effect'] && { effect: true }),
      ...(operation['x-device'] && { device: true }),
      ...(operation['x-cache'] && { cache: operation['x-cache'] }),
      ...(body && !body['application/json'] && { form: true }),
    }
  }
  return domains
}

/**
 * The beginnings of paths, in whole segments, that tell a path's domain: the longest one that fits does. Where several domains
 * share a beginning, it is that of most paths below it, and the others have longer ones, so the table stays short.
 */
export function prefixesOf(domainOfPath: Record<string, string>): Record<string, string> {
  const below = (prefix: string) => Object.keys(domainOfPath).filter((path) => path === prefix || path.startsWith(`${prefix}/`))
  const read = (prefix: string, outer: string | undefined): Record<string, string> => {
    const paths = below(prefix)
    const counts = new Map<string, number>()
    for (const path of paths) {
      const domain = domainOfPath[path] ?? ''
      counts.set(domain, (counts.get(domain) ?? 0) + 1)
    }
    const most = Math.max(...counts.values())
    const [first] = [...counts].flatMap(([domain, count]) => (count === most ? [domain] : []))
    const own = domainOfPath[prefix] ?? first ?? ''
    const inner =
      counts.size > 1
        ? new Set(
            paths.map((path) =>
              path
                .split('/')
                .slice(0, prefix.split('/').length + 1)
                .join('/'),
            ),
          )
        : []
    const found = [...inner].filter((each) => each !== prefix).map((each) => read(each, own))
    return Object.assign(own === outer ? {} : { [prefix]: own }, ...found)
  }
  const roots = new Set(Object.keys(domainOfPath).map((path) => path.split('/').slice(0, 2).join('/')))
  return Object.assign({}, ...[...roots].map((root) => read(root, undefined)))
}
