import { clubBenefitQueryOptions, memberInfoQueryOptions, read } from '@lobbykit/hooks'

export const vip = () => [read(clubBenefitQueryOptions, undefined), read(memberInfoQueryOptions, undefined)]
