export { ApiError, type ApiErrorKind } from './apiError.ts'
export { type BodyCipher, hybridBodyCipher, plainBodyCipher } from './bodyCipher.ts'
export { createSdk, type Sdk } from './createSdk.ts'
export type { components as LgwComponents, operations as LgwOperations, paths as LgwPaths } from './gen/lgw.ts'
export type { components as WpsComponents, operations as WpsOperations, paths as WpsPaths } from './gen/wps.ts'
export type { Flaw } from './guard.ts'
export { decryptLink, desLinkCipher, LINK_KEY_LENGTH, type LinkCipher } from './linkCipher.ts'
export { DEFAULT_HEADERS, type HeaderNames, type SdkOptions, type SessionStorageLike, type Timers } from './options.ts'
export { createSessionStore, SESSION_KEY, type SessionInfo, type SessionStore } from './session.ts'
export { isAnswerOf, unwrap } from './unwrap.ts'

import type { components } from './gen/wps.ts'
/** The contract's entities by name. */
export type WpsSchemas = components['schemas']
