import { balanceQueryOptions, memberInfoQueryOptions, read } from '@lobbykit/hooks'

export const agent = () => [read(memberInfoQueryOptions, undefined), read(balanceQueryOptions, undefined)]
