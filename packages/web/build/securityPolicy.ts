import type { Merchant } from '../src/merchant.ts'

const sources = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')
const quoted = (host: string) => (host === 'self' ? "'self'" : host)

/** Hashes of what stands in the style and script elements of the pages; no others are allowed. */
export interface InlineHashes {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The Content-Security-Policy of every page. */
export function contentSecurityPolicy(merchant: Merchant, inline: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources("'self'", ...inline.scripts)}`,
    `style-src ${sources("'self'", ...inline.styles)}`,
    `img-src ${sources("'self'", 'data:', ...merchant.imageHosts.map(quoted))}`,
    `connect-src ${sources("'self'", merchant.apiBase && new URL(merchant.apiBase).origin)}`,
    `frame-src ${sources(...merchant.gameHosts.map(quoted)) || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lobbykit',
  ].join('; ')
}

/** What every other file of the build is served with. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
}

/** What pages and workers are served with. */
export function pageHeaders(merchant: Merchant, inline: InlineHashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(merchant, inline),
    ...fileHeaders,
    // A browser keeps it for the whole host, so no other file has to say it.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Games and payment pages open in windows of their own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}
