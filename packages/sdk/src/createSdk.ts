import { checkOptions } from './checkOptions.ts'
import { createCaller } from './createCaller.ts'
import { gatewayOf } from './gateway.ts'
import type { LgwGateway } from './gen/lgwCalls.ts'
import type { WpsGateway } from './gen/wpsCalls.ts'
import type { SdkOptions } from './options.ts'
import { createSessionStore, type SessionStore } from './session.ts'

/** The typed calls of the two gateways and the session they send. */
export interface Sdk {
  wps: WpsGateway
  lgw: LgwGateway
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
  return { wps: gatewayOf<WpsGateway>(call), lgw: gatewayOf<LgwGateway>(call), session }
}
