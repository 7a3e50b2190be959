import type { WpsSchemas } from '@lobbykit/sdk'
import { vendorsByCategory } from '../catalog/vendors.rules.ts'
import type { PrizeMode } from './launchInput.rules.ts'

/** Vendors whose row under e-lottery switches the prize mode (LAUNCH-06). */
const ELOTTERY_VENDORS: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT'])

/**
 * The lottery's prize mode: Elott when the vendor data has TCG_LOTTO_VN or LOTT under e-lottery, else Lott; without the data the one
 * that the site is configured with, if any (LAUNCH-06).
 */
export function prizeModeOf(data: WpsSchemas['VendorData'] | undefined, configured?: PrizeMode): PrizeMode {
  if (!data) return configured ?? 'Lott'
  const rows = vendorsByCategory(data).ELOTT ?? []
  return rows.some(({ vendor }) => ELOTTERY_VENDORS.has(vendor)) ? 'Elott' : 'Lott'
}
