import { pathOf } from '../../core/navigation/addresses.rules.ts'

/**
 * The address that a friend opens: the registration of the site that `address` is on, with the code in the parameter that it
 * reads as invitation code (MEM-06, REG-11).
 */
export function invitationLink(address: string, code: string): string {
  const link = new URL(pathOf('register'), address)
  link.searchParams.set('affiliateCode', code)
  return link.href
}

/** Names of errors that are no failure of sharing: the member closed the sheet, or it is open already. */
const NO_FAILURE: ReadonlySet<unknown> = new Set(['AbortError', 'InvalidStateError'])

/** Whether sharing failed, and was not given up (MEM-06). */
export const sharingFailed = (error: unknown): boolean =>
  !(typeof error === 'object' && error !== null && 'name' in error && NO_FAILURE.has(error.name))
