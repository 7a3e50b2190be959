import { ApiError } from './apiError.ts'
import { domainOfPrefix, firstDomains, laterDomains } from './gen/domains.ts'
import { createGuard, type Guard } from './guard.ts'
import type { Domain, Operation } from './operation.ts'

interface Loaded {
  operations: Record<string, Operation>
  guard: Guard
}

const withGuard = ({ operations, guards }: Domain): Loaded => ({ operations, guard: createGuard(guards) })
const loaded = new Map(Object.entries(firstDomains).map(([name, domain]) => [name, withGuard(domain)]))

function domainNameOf(path: string): string | undefined {
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
  return found.get(key) ?? search(key)
}

async function search(key: string): Promise<Found> {
  for (const domain of loaded.values()) if (Object.hasOwn(domain.operations, key)) return note(key, domain)
  return note(key, await fetchDomain(key))
}

function note(key: string, { operations, guard }: Loaded): Found {
  const operation = Object.hasOwn(operations, key) ? operations[key] : undefined
  if (!operation) throw unknownCall(key)
  const call = { operation, guard }
  found.set(key, call)
  return call
}

async function fetchDomain(key: string): Promise<Loaded> {
  const name = domainNameOf(key.slice(key.indexOf(' ') + 1)) ?? ''
  const load = Object.hasOwn(laterDomains, name) ? laterDomains[name] : undefined
  if (!load) throw unknownCall(key)
  try {
    const domain = withGuard((await load()).domain)
    loaded.set(name, domain)
    return domain
  } catch (cause) {
    // Without its guard an answer is not let through: the file is as unreachable as the backend would be.
    throw new ApiError('network', { operation: key, cause })
  }
}

const unknownCall = (key: string) => new Error(`The contract has no ${key}`)

/**
 * Whether a value, for instance one kept on the device, is what an operation answers. Bad items of lists are removed from
 * it. Only for operations whose guards came with the SDK or with an earlier call; of any other it says no.
 */
export function isAnswerOf(operation: string, value: unknown): boolean {
  for (const { guard } of loaded.values()) if (guard.has(operation)) return guard.keeps(operation, value, [])
  return false
}
