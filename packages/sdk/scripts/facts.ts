// Reads the facts of the calls out of a bundled contract.

export interface Schema {
  [word: string]: unknown
  $ref?: string
  type?: string | string[]
  const?: unknown
  minLength?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  'x-key'?: string[]
  'x-error-code'?: boolean
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
  'x-once'?: boolean
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
    // A large domain may have several files: `profile.yaml`, `profile.club.yaml`.
    const name = /([\w-]+)(?:\.[\w-]+)?\.yaml#/.exec(root.paths[path]?.$ref ?? '')?.[1]
    if (!name) throw new Error(`${path} must point to a file of its domain`)
    return name
  }
}

/** Where the files of the contract name each operation: the file, and the line in it, counted from 1. */
export function placesOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, { file: string; line: number }> {
  const places = new Map<string, { file: string; line: number }>()
  for (const [file, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const [, id] = /\boperationId: (\w+)/.exec(line) ?? []
      if (id) places.set(id, { file, line: index + 1 })
    }
  }
  return places
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
      ...(operation['x-once'] && { once: true }),
      ...(operation['x-cache'] && { cache: operation['x-cache'] }),
      ...(body && !body['application/json'] && { form: true }),
    }
  }
  return domains
}

/**
 * Beginnings of paths, in whole segments, with a domain each: a path is of the domain of the longest one that it begins with.
 * They come with every page, so they are as few as can be: most paths of a beginning share one entry, the others have their own.
 */
export function prefixesOf(domainOfPath: Record<string, string>): Record<string, string> {
  const paths = Object.entries(domainOfPath)
  /** The fewest entries at or below a beginning for paths that would otherwise be of the domain `above`. */
  const entriesAt = (prefix: string, above: string | undefined): [string, string][] => {
    const below = paths.filter(([path]) => path === prefix || path.startsWith(`${prefix}/`))
    const domains = [...new Set(below.map(([, domain]) => domain))]
    const [first] = domains
    if (domains.length === 1 && first !== undefined) return first === above ? [] : [[prefix, first]]
    const depth = prefix.split('/').length
    const next = [
      ...new Set(
        below
          .filter(([path]) => path !== prefix)
          .map(([path]) =>
            path
              .split('/')
              .slice(0, depth + 1)
              .join('/'),
          ),
      ),
    ]
    const entriesWith = (domain: string | undefined) => [
      ...(domain === undefined || domain === above ? [] : [[prefix, domain] as [string, string]]),
      ...next.flatMap((child) => entriesAt(child, domain)),
    ]
    const own = domainOfPath[prefix]
    if (own !== undefined) return entriesWith(own)
    const choices = prefix === '' ? [undefined] : [above, ...domains]
    return choices.map(entriesWith).reduce((best, choice) => (choice.length < best.length ? choice : best))
  }
  return Object.fromEntries(entriesAt('', undefined))
}
