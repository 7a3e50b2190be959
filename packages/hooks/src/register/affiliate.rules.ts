/** Who invited a guest, as a link says: a code, the host it was made for, or both. */
export interface AffiliateLink {
  code?: string
  domain?: string
}

/** Routes whose own `code` is something else, such as that of a game. */
const OWN_CODE: ReadonlySet<string> = new Set(['/m/launchGame'])
const CODE = /^[\w-]{1,64}$/
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i

/**
 * The affiliate link in an address: `affiliateCode` or `code`, and `domain` (names assumed). Undefined without a code, and for
 * values that are neither code nor host: what anybody can write into a link goes no further.
 */
export function affiliateOfAddress(path: string, search: string): AffiliateLink | undefined {
  const query = new URLSearchParams(search)
  const code = query.get('affiliateCode') ?? (OWN_CODE.has(path) ? null : query.get('code'))
  if (code === null || !CODE.test(code)) return undefined
  const domain = query.get('domain')
  return { code, ...(domain !== null && HOST.test(domain) && { domain }) }
}

/** Whether what the device kept is an affiliate link that this page wrote. */
export function isAffiliateLink(value: unknown): value is AffiliateLink & { code: string } {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false
  const domain = 'domain' in value ? value.domain : undefined
  const isHost = domain === undefined || (typeof domain === 'string' && HOST.test(domain))
  return typeof value.code === 'string' && CODE.test(value.code) && isHost
}
