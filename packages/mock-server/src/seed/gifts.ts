const DAY_MS = 86_400_000

/** The gift that members with a history claimed in its course: its promotion, what it brought, and how many days ago. */
export const CLAIMED_GIFT = { promotionId: 703, cents: 20_000, days: 100 } as const

/** When it was claimed, by the moment at which the history ends. */
export const claimedGiftAt = (endsAt: number) => endsAt - CLAIMED_GIFT.days * DAY_MS
