import type { Guards } from './guard.ts'

/** The facts of a call that decide how it travels; read from the contract, never written by hand. */
export interface Operation {
  /** The contract's operationId; names the call in errors and reports. */
  id: string
  /** Module identifier that travels in the module header. */
  module?: string
  /** Whether the session token travels with it; absent for a public call. */
  token?: 'required' | 'optional'
  /** Query parameter for the token, used only where the merchant switches it on. */
  tokenQuery?: string
  /** Query parameter for the merchant code. */
  merchantQuery?: string
  /** The body travels encrypted, with the encryption header. */
  encrypted?: true
  /** A GET that changes something on the backend, so it is never repeated by itself. */
  effect?: true
  /** Carries the device header when the app runs standalone. */
  device?: true
  /** Moves something: it is never repeated by itself, and carries the key of the caller's intention. */
  once?: true
  /** The body travels form-encoded. */
  form?: true
  /** The answer is kept on the device under this name, and asked for only when absent. */
  cache?: string
}

/** The calls of one file of the contract: their facts by `METHOD /path`, and what checks their answers. */
export interface Domain {
  operations: Record<string, Operation>
  guards: Guards
}
