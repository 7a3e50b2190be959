import { SITE_ROOT } from './addresses.rules.ts'

/** Hosts a link may lead to beside the page's own: names, or `*.name` for all below it. */
export interface LinkPolicy {
  /** The page's own address. */
  base: string
  hosts?: readonly string[]
}

const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

const covers = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern

/**
 * The one decision about every address that comes from outside: https (http only on this machine, or on the page's own host
 * while the page itself is plain), no credentials, the page's own origin or a configured host. Returns the whole normalised
 * address, or undefined.
 */
export function safeUrl(value: unknown, { base, hosts = [] }: LinkPolicy): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  let url: URL
  let own: URL
  try {
    own = new URL(base)
    url = new URL(value, own)
  } catch {
    return undefined
  }
  if (url.username || url.password) return undefined
  if (url.origin === own.origin && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href
  const plainAllowed = LOCAL.has(url.hostname) || (own.protocol === 'http:' && url.hostname === own.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && plainAllowed)) return undefined
  return hosts.some((pattern) => covers(pattern, url.host) || covers(pattern, url.hostname)) ? url.href : undefined
}

/** A path of this site for the router, or undefined; the path alone is never taken from the text, only from the parsed address. */
export function sitePath(value: unknown, base: string): string | undefined {
  const href = safeUrl(value, { base })
  if (!href) return undefined
  const url = new URL(href)
  return url.pathname === SITE_ROOT || url.pathname.startsWith(`${SITE_ROOT}/`) ? url.pathname + url.search : undefined
}
