import { laterDomains } from '../gen/domains.ts'
import { domains as firstDomains } from '../gen/firstDomains.ts'
import type { Domain, Operation } from '../operation.ts'

const later = await Promise.all(
  Object.entries(laterDomains).map(async ([name, load]): Promise<[string, Domain]> => [name, (await load()).domain]),
)

/** Every domain by its name, those that come with the SDK and those that come with their first call. */
export const domains: Record<string, Domain> = { ...firstDomains, ...Object.fromEntries(later) }

/** The facts of every operation. */
export const operations: Record<string, Operation> = Object.assign({}, ...Object.values(domains).map((each) => each.operations))
