import { type Found, findCall } from './domains.ts'

export { isAnswerOf } from './domains.ts'

/** What the contract says of its calls, by `METHOD /path`: at once for those of the first screen, others with their first call. */
export interface ContractCalls {
  readonly find: (key: string) => Found | Promise<Found>
}

/**
 * What the contract says of its calls, for `createSdk({ calls })`: then it comes with the client, as suits a page whose first
 * calls must not wait. Without it the client fetches it with its first call.
 */
export const contractCalls: ContractCalls = { find: findCall }
