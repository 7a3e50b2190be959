import type { SdkOptions } from './options.ts'
import { headerNames } from './prepare.ts'
import { isHeader } from './secrets.ts'

function isBase(address: string): boolean {
  if (address === '' || /^\/(?!\/)/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, username, password, search, hash } = new URL(address)
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash
}

/** Throws for a deadline or a number of attempts that no call could keep, and names the one that is wrong. */
export function checkPatience(given: Pick<SdkOptions, 'timeoutMs' | 'retries'>): void {
  for (const key of ['timeoutMs', 'retries'] as const) {
    const value = given[key]
    if (value !== undefined && !(value >= 0)) throw new TypeError(`${key} must be a number from 0`)
  }
}

/** Throws for options no call could be made with, and names the one that is wrong. */
export function checkOptions(options: SdkOptions): void {
  const { baseUrl, merchantCode } = options
  if (!isBase(baseUrl)) throw new TypeError('baseUrl must be an http or https address, or empty')
  if (!merchantCode || !isHeader('Merchant', merchantCode)) throw new TypeError('merchantCode must fit into a header')
  for (const [key, name] of Object.entries(headerNames(options))) {
    if (!isHeader(name, '') && !(key === 'intention' && name === ''))
      throw new TypeError(`headers.${key} is no name of a header`)
  }
  checkPatience(options)
}
