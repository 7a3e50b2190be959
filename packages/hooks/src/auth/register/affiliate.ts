import type { Lobby } from '../../core/lobby.ts'
import { readJson, STORAGE_KEYS } from '../../core/storage.ts'
import { type AffiliateLink, affiliateOfAddress, isAffiliateLink } from './affiliate.rules.ts'

/** Keeps the affiliate link of an address until the guest registers; a newer link takes its place (assumed). */
export function keepAffiliateLink({ ports }: Lobby, path: string, search: string): void {
  const link = affiliateOfAddress(path, search)
  if (link) ports.localStorage.setItem(STORAGE_KEYS.affiliate, JSON.stringify(link))
}

/** The link that brought the guest here, or the host of the page, which an affiliate may own. */
export const affiliateLink = ({ ports }: Lobby): AffiliateLink =>
  readJson(ports.localStorage, STORAGE_KEYS.affiliate, isAffiliateLink) ?? { domain: ports.device.hostName }

/** Forgets the link once its guest has registered, because it counts for one registration. */
export const forgetAffiliateLink = ({ ports }: Lobby): void => ports.localStorage.removeItem(STORAGE_KEYS.affiliate)
