/** What every key of a member's own reads begins with: all of them go with the session (LOGIN-12). */
export const MEMBER_KEYS = ['member'] as const

/** The key of a read that anybody may do; a query adds behind it what it asks for. */
export const publicKey = (noun: string) => ['public', noun] as const

/** The key of a read of the member's own; a query adds behind it what it asks for. */
export const memberKey = (noun: string) => [...MEMBER_KEYS, noun] as const
