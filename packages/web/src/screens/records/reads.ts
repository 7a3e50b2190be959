import { balanceQueryOptions, read } from '@lobbykit/hooks'

/** The pages are built once, and what a record asks depends on the day: that is asked by its screen. */
export const records = () => [read(balanceQueryOptions, undefined)]
