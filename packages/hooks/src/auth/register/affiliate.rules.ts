import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { hasOwnCode } from './ownCode.rules.ts'

/** Who invited a guest, as a link says: a code, the host it was made for, or both. */
export interface AffiliateLink {
  code?: string
  domain?: string
}

const CODE = /^[\w-]{1,64}$/
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i

/**
 * The affiliate link in an address: `affiliateCode` or `code`, and `domain` (names assumed). Undefined without a code, and for
 * values that are neither code nor host: what anybody can write into a link goes no further.
 */
export function affiliateOfAddress(path: string, search: string): AffiliateLink | undefined {
  const query = parseQuery(search)
  const code = queryText(query, 'affiliateCode') || (hasOwnCode(path) ? '' : queryText(query, 'code'))
  if (!CODE.test(code)) return undefined
  const domain = queryText(query, 'domain')
  return { code, ...(HOST.test(domain) && { domain }) }
}

/** Whether what the device kept is an affiliate link that this page wrote. */
export function isAffiliateLink(value: unknown): value is AffiliateLink & { code: string } {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false
  const domain = 'domain' in value ? value.domain : undefined
  const isHost = domain === undefined || (typeof domain === 'string' && HOST.test(domain))
  return typeof value.code === 'string' && CODE.test(value.code) && isHost
}
