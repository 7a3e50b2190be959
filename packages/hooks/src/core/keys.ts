/** What every key of a member's own reads begins with: all of them go with the session (LOGIN-12). */
export const MEMBER_KEYS = ['member'] as const

/** The key of a read that anybody may do: its noun, and behind it what is asked for. */
export const publicKey = <Params extends readonly unknown[]>(noun: string, ...params: Params) =>
  ['public', noun, ...params] as const

/** The key of a read of the member's own. */
export const memberKey = <Params extends readonly unknown[]>(noun: string, ...params: Params) =>
  [...MEMBER_KEYS, noun, ...params] as const
