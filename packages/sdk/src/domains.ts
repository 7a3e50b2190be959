import { ApiError } from './apiError.ts'
import { domainOfPrefix, laterDomains } from './gen/domains.ts'
import { domains as firstDomains } from './gen/firstDomains.ts'
import { createGuard, type Guard } from './guard.ts'
import type { Domain, Operation } from './operation.ts'

interface Loaded {
  operations: Record<string, Operation>
  guard: Guard
}

const withGuard = ({ operations, guards }: Domain): Loaded => ({ operations, guard: createGuard(guards) })
const loaded = new Map(Object.entries(firstDomains).map(([name, domain]) => [name, withGuard(domain)]))

/**
 * The domain of the call `METHOD /path` whose file comes with its first call: that of the longest prefix of its path. Undefined
 * for a call of the first screen, and for one that the contract does not have.
 */
export function laterDomainOf(key: string): string | undefined {
  if (Object.values(firstDomains).some(({ operations }) => Object.hasOwn(operations, key))) return undefined
  const path = key.slice(key.indexOf(' ') + 1)
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const prefix = path.slice(0, end)
    if (Object.hasOwn(domainOfPrefix, prefix)) return domainOfPrefix[prefix]
  }
  return undefined
}

/** A call of the contract and what checks its answer. */
export interface Found {
  operation: Operation
  guard: Guard
}
const found = new Map<string, Found>()

/** The call `METHOD /path` stands for: at once when the file of its domain is there, or when that has been fetched. */
export function findCall(key: string): Found | Promise<Found> {
  return found.get(key) ?? findLoaded(key) ?? fetchDomain(key).then((domain) => note(key, domain))
}

function findLoaded(key: string): Found | undefined {
  for (const domain of loaded.values()) if (Object.hasOwn(domain.operations, key)) return note(key, domain)
  return undefined
}

function note(key: string, { operations, guard }: Loaded): Found {
  const operation = Object.hasOwn(operations, key) ? operations[key] : undefined
  if (!operation) throw unknownCall(key)
  const call = { operation, guard }
  found.set(key, call)
  return call
}

async function fetchDomain(key: string): Promise<Loaded> {
  const name = laterDomainOf(key) ?? ''
  const load = Object.hasOwn(laterDomains, name) ? laterDomains[name] : undefined
  if (!load) throw unknownCall(key)
  try {
    const domain = withGuard((await load()).domain)
    loaded.set(name, domain)
    return domain
  } catch (cause) {
    // An answer is not accepted without its guard, so nothing is sent without it either.
    throw new ApiError('unloaded', { operation: key, cause })
  }
}

const unknownCall = (key: string) => new Error(`The contract has no ${key}`)

/**
 * Whether a value, for instance one kept on the device, is what an operation answers. Bad items of lists are removed from
 * it. Only for operations of the first screen, or of a domain that has been called; of any other it says no.
 */
export function isAnswerOf(operation: string, value: unknown): boolean {
  for (const { guard } of loaded.values()) if (guard.has(operation)) return guard.keeps(operation, value, [])
  return false
}
