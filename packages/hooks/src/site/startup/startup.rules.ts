import { isApiError, type WpsSchemas } from '@lobbykit/sdk'

/** Which site to show: the usual one, that it is being maintained, or that its region is closed (APP-02). */
export type StartupMode = 'normal' | 'maintenance' | 'restricted'

/** Which site to show: maintenance outranks a restricted region (APP-02). */
export function startupMode(info: { maintenance: boolean; regionRestriction: boolean }): StartupMode {
  if (info.maintenance) return 'maintenance'
  return info.regionRestriction ? 'restricted' : 'normal'
}

/** Why a site that did not start shows a page of its own: the visitor's address is blocked, or the service is down (APP-29). */
export function startFailure(error: unknown): 'blocked' | 'down' | 'failed' {
  if (!isApiError(error) || error.status === undefined) return 'failed'
  if (error.status === 403 || error.code === 'region.restricted') return 'blocked'
  return error.status >= 500 ? 'down' : 'failed'
}

/**
 * Whether a feature is switched on for the merchant: on where the whitelabel, the member centre or the deposit functions say
 * so and none of them says that it is off; an unknown flag is off (MENU-02).
 */
export function hasFlag(info: WpsSchemas['StartupInfo'] | undefined, flag: string): boolean {
  const { mem_cen, dep_func } = info?.mobileTemplate ?? {}
  const said = [info?.whitelabel?.flags, mem_cen, dep_func].map((flags) => flags?.[flag])
  return said.includes(true) && !said.includes(false)
}

/** Milliseconds after which a call under way makes the connection a slow one (assumed). */
export const SLOW_AFTER_MS = 6_000
