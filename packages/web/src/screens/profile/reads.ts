import { read, securityConfigQueryOptions } from '@lobbykit/hooks'

export const securityCenter = () => [read(securityConfigQueryOptions, undefined)]
