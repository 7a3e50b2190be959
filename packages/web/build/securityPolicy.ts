import type { Merchant } from '../src/merchant.ts'

const sources = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')
const quoted = (host: string) => (host === 'self' ? "'self'" : host)

/** The Content-Security-Policy of every page; `styleHash` allows the one style element of index.html. */
export function contentSecurityPolicy(merchant: Merchant, styleHash: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${sources("'self'", styleHash ? `'${styleHash}'` : '')}`,
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

/** All headers that the pages and files of the build are served with. */
export function headersFor(merchant: Merchant, styleHash: string | undefined): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(merchant, styleHash),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Games and payment pages open in windows of their own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}
