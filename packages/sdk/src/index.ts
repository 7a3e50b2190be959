export { ApiError, type ApiErrorKind, isApiError } from './apiError.ts'
export { type BodyCipher, hybridBodyCipher, plainBodyCipher } from './bodyCipher.ts'
export type { ContractCalls } from './calls.ts'
export { createSdk, type Sdk } from './createSdk.ts'
export type { CallOptions, Gateway } from './gateway.ts'
export type { ErrorCode, OperationErrors } from './gen/errors.ts'
export { textLengths } from './gen/lengths.ts'
export type { components as LgwComponents, operations as LgwOperations, paths as LgwPaths } from './gen/lgw.ts'
export { memberLookups } from './gen/lookups.ts'
export type { components as WpsComponents, operations as WpsOperations, paths as WpsPaths } from './gen/wps.ts'
export type { Flaw } from './guard.ts'
export { decryptLink, desLinkCipher, LINK_KEY_LENGTH, type LinkCipher } from './linkCipher.ts'
export {
  DEFAULT_HEADERS,
  type HeaderNames,
  type Lookup,
  type SdkOptions,
  type SessionStorageLike,
  type Timers,
  type Transport,
} from './options.ts'
export { createSessionStore, SESSION_KEY, type SessionAnswer, type SessionInfo, type SessionStore } from './session.ts'

import type { components } from './gen/wps.ts'
/** The contract's entities by name. */
export type WpsSchemas = components['schemas']
