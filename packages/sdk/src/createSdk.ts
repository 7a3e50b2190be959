import { checkOptions } from './checkOptions.ts'
import { createCaller } from './createCaller.ts'
import { type Gateway, gatewayOf } from './gateway.ts'
import type { paths as LgwPaths } from './gen/lgw.ts'
import type { paths as WpsPaths } from './gen/wps.ts'
import type { SdkOptions } from './options.ts'
import { createSessionStore, type SessionStore } from './session.ts'

/** The typed calls of the two gateways and the session they send. */
export interface Sdk {
  wps: Gateway<WpsPaths>
  lgw: Gateway<LgwPaths>
  session: SessionStore
}

/**
 * Makes the client. How a call travels (token, module, device, encryption, form, repetition, guard) is read from the
 * contract's facts. A call gives its value; it rejects with an `ApiError`, or with the signal's reason when its caller
 * aborted it. Throws a TypeError for options no call could be made with.
 */
export function createSdk(options: SdkOptions): Sdk {
  checkOptions(options)
  const session = createSessionStore(options.storage, options.merchantCode)
  const call = createCaller(options, session)
  return { wps: gatewayOf<WpsPaths>(call), lgw: gatewayOf<LgwPaths>(call), session }
}
