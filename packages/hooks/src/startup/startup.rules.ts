import type { WpsSchemas } from '@lobbykit/sdk'

export type StartupMode = 'normal' | 'maintenance' | 'restricted'

/** Which site to show: maintenance outranks a restricted region (APP-02). */
export function startupMode(info: { maintenance: boolean; regionRestriction: boolean }): StartupMode {
  if (info.maintenance) return 'maintenance'
  return info.regionRestriction ? 'restricted' : 'normal'
}

/** Whether a feature is switched on for the merchant; an unknown flag is off. */
export const hasFlag = (info: WpsSchemas['StartupInfo'] | undefined, flag: string): boolean =>
  info?.whitelabel?.flags[flag] === true ||
  info?.mobileTemplate?.mem_cen?.[flag] === true ||
  info?.mobileTemplate?.dep_func?.[flag] === true

/** Milliseconds after which a call under way makes the connection a slow one (assumed). */
export const SLOW_AFTER_MS = 6_000
