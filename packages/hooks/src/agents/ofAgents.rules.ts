import { type AddressName, pathOf } from '../core/navigation/addresses.rules.ts'
import { AGENT_TYPES } from '../core/navigation/route.rules.ts'

/** What an address says where its records or notices are those of an agent (ROUTE-03). */
export const OF_AGENTS = { types: AGENT_TYPES } as const

/** An address with the records or notices of an agent (ROUTE-03). */
export const pathOfAgents = (name: AddressName): string => `${pathOf(name)}?${new URLSearchParams(OF_AGENTS)}`
