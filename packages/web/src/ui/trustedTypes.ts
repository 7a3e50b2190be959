import type { Config } from 'dompurify'

interface OwnPolicy {
  readonly createHTML: (html: string) => TrustedHTML
  /** Typed as a text, because the DOM's types take nothing else for the address of a worker. */
  readonly createScriptURL: (address: string) => string
}

/** The same policy, with the types that the sanitiser expects. */
type Policy = OwnPolicy & NonNullable<Config['TRUSTED_TYPES_POLICY']>

type PolicyRules = Readonly<Record<keyof OwnPolicy, (text: string) => string>>

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: PolicyRules) => Policy }
  }
}

/**
 * The one Trusted Types policy that the security headers allow. Its callers: the sanitiser's own parser, and whoever starts a
 * worker. Browsers without Trusted Types get the plain text.
 */
// Outside a browser nothing is parsed.
const policy = globalThis.window?.trustedTypes?.createPolicy('lobbykit', {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    const url = new URL(address, location.href)
    if (url.origin !== location.origin) throw new TypeError(`A worker from ${url.origin} is not ours`)
    return url.href
  },
})

/** The policy for the sanitiser's own parser, whose documents load nothing and run nothing. */
export const parserPolicy = policy

/** Marks the address of a worker file of our own; refuses every other origin. */
export function trustWorkerAddress(address: string): string {
  return policy ? policy.createScriptURL(address) : address
}
