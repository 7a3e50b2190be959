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
  return isNamed(url, hosts) ? url.href : undefined
}

const isNamed = (url: URL, hosts: readonly string[]) =>
  hosts.some((pattern) => covers(pattern, url.host) || covers(pattern, url.hostname))

/**
 * An address that may stand in a frame of this page. Where hosts are named, our own is not among them unless it is named, too, or
 * by `self`: the page's policy says the same, and a page of ours in a frame of ours stays blank (LAUNCH-08).
 */
export function frameUrl(value: unknown, { base, hosts = [] }: LinkPolicy): string | undefined {
  const href = safeUrl(value, { base, hosts })
  if (!href || hosts.length === 0) return href
  const url = new URL(href)
  return url.origin !== new URL(base).origin || hosts.includes('self') || isNamed(url, hosts) ? href : undefined
}

/** A path of this site for the router, or undefined; the path alone is never taken from the text, only from the parsed address. */
export function sitePath(value: unknown, base: string): string | undefined {
  const href = safeUrl(value, { base })
  if (!href) return undefined
  const url = new URL(href)
  return url.pathname === SITE_ROOT || url.pathname.startsWith(`${SITE_ROOT}/`) ? url.pathname + url.search : undefined
}
